import { PASSWORD_STRENGTH_MESSAGES, passwordStrength } from '@placard/contract'
import { Meter } from '../../../kit/ui/Meter.tsx'
import { accountMessages } from './messages.en.ts'

const TONE = { weak: 'danger', poor: 'danger', fair: 'warning', strong: 'success' } as const

/** Advice only: it never prevents the use of a password. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  const { score, label, hints } = passwordStrength(password)
  const word = PASSWORD_STRENGTH_MESSAGES.labels[label]
  return (
    <div className="flex flex-col gap-1.5 pt-1">
      <div className="flex items-center gap-3">
        <Meter
          className="flex-1"
          label={accountMessages.strengthMeter}
          ratio={score / 100}
          valueText={word}
          tone={TONE[label]}
          steps={4}
        />
        <span className="min-w-12 text-end text-13 font-medium text-text-2">{word}</span>
      </div>
      {hints.length > 0 && (
        <ul className="flex flex-col gap-0.5 text-13 text-text-3">
          {hints.map((hint) => (
            <li key={hint}>{PASSWORD_STRENGTH_MESSAGES.hints[hint]}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

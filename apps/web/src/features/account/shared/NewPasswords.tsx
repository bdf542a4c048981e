import { ACCOUNT_RULE_MESSAGES, confirmPasswordRuleBroken, newPasswordRuleBroken } from '@placard/contract'
import { PasswordField } from '../../../kit/ui/PasswordField.tsx'
import { PasswordStrengthMeter } from './PasswordStrengthMeter.tsx'
import type { Attempt } from './use-attempt.ts'

/** A new password as it is typed twice. */
export type NewPasswordTyped = { readonly newPassword: string; readonly confirmPassword: string }

/** What is wrong with a new password, by field. `email` is the account's, which its password may not be. */
export function newPasswordErrors(
  { newPassword, confirmPassword }: NewPasswordTyped,
  email?: string,
): Record<string, string> {
  const broken = newPasswordRuleBroken(newPassword, email)
  const differs = confirmPasswordRuleBroken(newPassword, confirmPassword)
  return {
    ...(broken === undefined ? {} : { newPassword: ACCOUNT_RULE_MESSAGES[broken] }),
    ...(differs === undefined ? {} : { confirmPassword: ACCOUNT_RULE_MESSAGES[differs] }),
  }
}

type NewPasswordsProps = {
  typed: NewPasswordTyped
  onType: (change: Partial<NewPasswordTyped>) => void
  attempt: Pick<Attempt, 'fields' | 'clear'>
  labels: { readonly password: string; readonly confirm: string; readonly match: string }
}

/** The two fields of a new password, with its strength and whether they match. */
export function NewPasswords({ typed, onType, attempt: { fields, clear }, labels }: NewPasswordsProps) {
  const isRated = typed.newPassword !== '' && fields.newPassword === undefined
  const doMatch = typed.confirmPassword !== '' && typed.confirmPassword === typed.newPassword
  const control = (name: keyof NewPasswordTyped) => ({
    name,
    autoComplete: 'new-password',
    value: typed[name],
    error: fields[name],
    onChange: (event: { target: { value: string } }) => {
      onType({ [name]: event.target.value })
      clear(name)
    },
  })
  return (
    <>
      <PasswordField
        {...control('newPassword')}
        label={labels.password}
        hint={isRated ? <PasswordStrengthMeter password={typed.newPassword} /> : undefined}
      />
      <PasswordField
        {...control('confirmPassword')}
        label={labels.confirm}
        hint={doMatch ? <span className="text-success">{labels.match}</span> : undefined}
      />
    </>
  )
}

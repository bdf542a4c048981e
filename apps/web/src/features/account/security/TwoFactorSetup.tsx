import { accountSecurity, type TwoFactorSetup as Setup } from '@placard/contract'
import { useState } from 'react'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { useAttempt } from '../shared/use-attempt.ts'
import { FormDialog } from './FormDialog.tsx'
import { securityMessages } from './messages.en.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { QrCode } from './QrCode.tsx'
import { useCall, useReread } from './security-context.ts'

const { twoFactor: words } = securityMessages

type TwoFactorSetupProps = { onCodes: (codes: readonly string[]) => void; onClose: () => void }

/** Setup of an authenticator app: the password, the secret, a first code. */
export function TwoFactorSetup({ onCodes, onClose }: TwoFactorSetupProps) {
  const call = useCall()
  const [setup, setSetup] = useState<Setup>()
  if (setup !== undefined) return <FirstCode setup={setup} onCodes={onCodes} onClose={onClose} />
  return (
    <PasswordDialog
      title={words.begin}
      text={words.off}
      submit={words.resume}
      act={async (currentPassword) =>
        setSetup(await call(accountSecurity.beginTwoFactor, { body: { currentPassword } }))
      }
      onDone={() => undefined}
      onClose={onClose}
    />
  )
}

/** In groups of four, for easier typing. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}

function FirstCode({ setup, onCodes, onClose }: TwoFactorSetupProps & { setup: Setup }) {
  const call = useCall()
  const reread = useReread()
  const [code, setCode] = useState('')
  const attempt = useAttempt()

  async function send(): Promise<void> {
    if (code.trim() === '') return attempt.refuse({ code: words.codeMissing })
    const isOn = await attempt.attempt(async () => {
      const { recoveryCodes } = await call(accountSecurity.confirmTwoFactor, { body: { code } })
      onCodes(recoveryCodes)
    })
    if (!isOn) return
    onClose()
    await reread()
  }

  return (
    <FormDialog
      title={words.begin}
      text={words.scan}
      submit={words.confirm}
      attempt={attempt}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <QrCode text={setup.uri} label={words.qr} />
      <div className="text-14 text-text-2">
        <p>{words.orType}</p>
        <p className="mt-1 font-medium tracking-wider break-words text-text tabular" translate="no">
          {inGroups(setup.secret)}
        </p>
      </div>
      <TextField
        label={words.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="max-w-48 text-20 tracking-[0.15em] tabular"
        value={code}
        error={attempt.fields.code}
        onChange={(event) => {
          setCode(event.target.value)
          attempt.clear('code')
        }}
      />
    </FormDialog>
  )
}

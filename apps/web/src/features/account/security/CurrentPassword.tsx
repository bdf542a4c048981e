import { PasswordField } from '../../../kit/ui/PasswordField.tsx'
import type { Attempt } from '../shared/use-attempt.ts'
import { securityMessages } from './messages.en.ts'
import { useMember } from './security-context.ts'

type CurrentPasswordProps = { value: string; onType: (value: string) => void; attempt: Attempt }

/** A field for the current password, with the address beside it for the password manager. */
export function CurrentPassword({ value, onType, attempt }: CurrentPasswordProps) {
  const member = useMember()
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={member?.email ?? ''} readOnly hidden />
      <PasswordField
        label={securityMessages.password}
        name="currentPassword"
        autoComplete="current-password"
        hint={securityMessages.passwordWhy}
        value={value}
        error={attempt.fields.currentPassword}
        onChange={(event) => {
          onType(event.target.value)
          attempt.clear('currentPassword')
        }}
      />
    </>
  )
}

import { PASSKEY_NAME_MAX_LENGTH } from '@placard/contract'
import { TextField } from '../../../kit/ui/TextField.tsx'
import type { Attempt } from '../shared/use-attempt.ts'
import { securityMessages } from './messages.en.ts'

type PasskeyNameProps = { value: string; onType: (value: string) => void; attempt: Attempt }

export function PasskeyName({ value, onType, attempt }: PasskeyNameProps) {
  return (
    <TextField
      label={securityMessages.passkeys.name}
      name="passkeyName"
      autoComplete="off"
      maxLength={PASSKEY_NAME_MAX_LENGTH}
      value={value}
      error={attempt.fields.name}
      onChange={(event) => {
        onType(event.target.value)
        attempt.clear('name')
      }}
    />
  )
}

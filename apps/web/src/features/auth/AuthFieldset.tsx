import { ACCOUNT_RULE_MESSAGES } from '@placard/contract'
import { Check } from 'lucide-react'
import { PasswordField } from '../../shared/ui/PasswordField.tsx'
import { TextField } from '../../shared/ui/TextField.tsx'
import type { AuthFields, AuthForm } from './auth-form.ts'
import { authMessages } from './messages.en.ts'
import { PasswordStrengthMeter } from './PasswordStrengthMeter.tsx'

type AuthFieldsetProps = { form: AuthForm; onEdit: (field: keyof AuthFields, value: string) => void }

function PasswordsMatch() {
  return (
    <span className="inline-flex items-center gap-1 text-success">
      <Check aria-hidden="true" className="size-4" />
      {authMessages.passwordsMatch}
    </span>
  )
}

export function AuthFieldset({ form: { mode, fields, errors }, onEdit }: AuthFieldsetProps) {
  const isSignUp = mode === 'register'
  const doPasswordsMatch = fields.confirmPassword !== '' && fields.confirmPassword === fields.password
  const control = (field: keyof AuthFields) => {
    const rule = errors[field]
    return {
      name: field,
      label: authMessages.fields[field],
      value: fields[field],
      error: rule === undefined ? undefined : ACCOUNT_RULE_MESSAGES[rule],
      onChange: (event: { target: { value: string } }) => onEdit(field, event.target.value),
    }
  }
  return (
    <>
      {isSignUp && <TextField {...control('displayName')} autoComplete="name" />}
      <TextField
        {...control('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...control('password')}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        hint={isSignUp && fields.password !== '' ? <PasswordStrengthMeter password={fields.password} /> : undefined}
      />
      {isSignUp && (
        <PasswordField
          {...control('confirmPassword')}
          autoComplete="new-password"
          hint={doPasswordsMatch ? <PasswordsMatch /> : undefined}
        />
      )}
    </>
  )
}

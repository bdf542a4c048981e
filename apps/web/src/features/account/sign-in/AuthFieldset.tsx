import { ACCOUNT_RULE_MESSAGES } from '@placard/contract'
import { Check } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { PasswordField } from '../../../kit/ui/PasswordField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { canUsePasskeys } from '../shared/passkey-support.ts'
import type { AuthFields, AuthForm } from './auth-form.ts'
import { authMessages } from './messages.en.ts'

const loadParts = () => import('./SignUpParts.tsx')
const PasswordStrengthMeter = lazy(() => loadParts().then((parts) => ({ default: parts.PasswordStrengthMeter })))
const BirthMonthField = lazy(() => loadParts().then((parts) => ({ default: parts.BirthMonthField })))

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
  // prefetched, so that the form is complete when it is shown
  useEffect(() => void loadParts().catch(() => undefined), [])
  const doPasswordsMatch = fields.confirmPassword !== '' && fields.confirmPassword === fields.password
  const control = (field: keyof typeof authMessages.fields) => {
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
        // `webauthn` lets the browser offer passkeys in the autofill of the address
        autoComplete={!isSignUp && canUsePasskeys() ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...control('password')}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        hint={
          isSignUp && fields.password !== '' && errors.password === undefined ? (
            <Suspense>
              <PasswordStrengthMeter password={fields.password} />
            </Suspense>
          ) : undefined
        }
      />
      {isSignUp && (
        <>
          <PasswordField
            {...control('confirmPassword')}
            autoComplete="new-password"
            hint={doPasswordsMatch ? <PasswordsMatch /> : undefined}
          />
          <Suspense fallback={<div className="min-h-28" />}>
            <BirthMonthField fields={fields} error={errors.birthMonth} onEdit={onEdit} />
          </Suspense>
        </>
      )}
    </>
  )
}

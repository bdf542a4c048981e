import { type Dispatch, useReducer } from 'react'
import { useAuthSession } from '../../../client/auth/auth-context.ts'
import { failureOf } from './auth-failure.ts'
import {
  type AuthForm,
  type AuthFormEvent,
  type AuthMode,
  birthMonthOf,
  emptyForm,
  judge,
  nextForm,
} from './auth-form.ts'

/** The form's state, its events, and its submission. After success the page shows what is behind the sign-in. */
export function useAuthForm(startsWith: AuthMode): {
  form: AuthForm
  tell: Dispatch<AuthFormEvent>
  submit: () => Promise<void>
} {
  const session = useAuthSession()
  const [form, tell] = useReducer(nextForm, startsWith, emptyForm)

  async function submit(): Promise<void> {
    if (form.isSubmitting || form.retryAt !== undefined) return
    const { mode, fields, remember } = form
    const errors = judge(mode, fields, new Date())
    if (Object.keys(errors).length > 0) return tell({ kind: 'refused', errors })
    tell({ kind: 'submitted' })
    const { password, displayName } = fields
    const email = fields.email.trim()
    try {
      if (mode === 'login') await session.signIn({ email, password, remember })
      else await session.signUp({ email, password, name: displayName.trim(), birthMonth: birthMonthOf(fields) })
    } catch (error) {
      tell({ kind: 'failed', ...failureOf(error, Date.now()) })
    }
  }

  return { form, tell, submit }
}

import { type Dispatch, useReducer } from 'react'
import { useAuthSession } from '../../shared/auth/auth-context.ts'
import { type AuthForm, type AuthFormEvent, emptyForm, failureOf, judge, nextForm } from './auth-form.ts'

/** The form, what may happen to it, and sending it. Once it succeeds the page shows what is behind the sign-in. */
export function useAuthForm(): { form: AuthForm; tell: Dispatch<AuthFormEvent>; submit: () => Promise<void> } {
  const session = useAuthSession()
  const [form, tell] = useReducer(nextForm, 'login', emptyForm)

  async function submit(): Promise<void> {
    if (form.isSubmitting) return
    const { mode, fields } = form
    const errors = judge(mode, fields)
    if (Object.keys(errors).length > 0) return tell({ kind: 'refused', errors })
    tell({ kind: 'submitted' })
    const { email, password, displayName } = fields
    try {
      if (mode === 'login') await session.signIn({ email: email.trim(), password })
      else await session.signUp({ email: email.trim(), password, name: displayName.trim() })
    } catch (error) {
      tell({ kind: 'failed', ...failureOf(error) })
    }
  }

  return { form, tell, submit }
}

import { lazy } from 'react'

const calls = () => import('./api.ts')

const ForgotPassword = lazy(async () => {
  const [{ ForgotPasswordScreen }, { visitorCall }] = await Promise.all([
    import('../features/auth/ForgotPasswordScreen.tsx'),
    calls(),
  ])
  return { default: () => <ForgotPasswordScreen call={visitorCall} /> }
})
const ResetPassword = lazy(async () => {
  const [{ ResetPasswordScreen }, { visitorCall }] = await Promise.all([
    import('../features/auth/ResetPasswordScreen.tsx'),
    calls(),
  ])
  return { default: () => <ResetPasswordScreen call={visitorCall} /> }
})
const ConfirmEmail = lazy(async () => {
  const [{ ConfirmEmailScreen }, { visitorCall }] = await Promise.all([
    import('../features/auth/ConfirmEmailScreen.tsx'),
    calls(),
  ])
  return { default: () => <ConfirmEmailScreen call={visitorCall} /> }
})

/** What is done about accounts outside the sign-in form, by view. */
export const ACCOUNT_SCREENS = {
  'forgot-password': ForgotPassword,
  'reset-password': ResetPassword,
  'confirm-email': ConfirmEmail,
} as const

import { lazy, type ReactNode } from 'react'
import type { Call } from '../../client/api/client.ts'
import type { SettingsPlace } from '../../features/settings/frame/SettingsNav.tsx'
import { authSession } from '../../hosts/server/auth.ts'

const calls = () => import('../../hosts/server/api.ts')

export const ForgotPassword = lazy(async () => {
  const [{ ForgotPasswordScreen }, { visitorCall }] = await Promise.all([
    import('../../features/account/links/ForgotPasswordScreen.tsx'),
    calls(),
  ])
  return { default: () => <ForgotPasswordScreen call={visitorCall} /> }
})
export const ResetPassword = lazy(async () => {
  const [{ ResetPasswordScreen }, { visitorCall }] = await Promise.all([
    import('../../features/account/links/ResetPasswordScreen.tsx'),
    calls(),
  ])
  return { default: () => <ResetPasswordScreen call={visitorCall} /> }
})
export const ConfirmEmail = lazy(async () => {
  const [{ ConfirmEmailScreen }, { visitorCall }] = await Promise.all([
    import('../../features/account/links/ConfirmEmailScreen.tsx'),
    calls(),
  ])
  return { default: () => <ConfirmEmailScreen call={visitorCall} /> }
})

export const RestoreAddress = lazy(async () => {
  const [{ RestoreAddressScreen }, { visitorCall }] = await Promise.all([
    import('../../features/account/links/RestoreAddressScreen.tsx'),
    calls(),
  ])
  return { default: () => <RestoreAddressScreen call={visitorCall} /> }
})

export const StopNews = lazy(async () => {
  const [{ StopNewsScreen }, { visitorCall }] = await Promise.all([
    import('../../features/account/links/StopNewsScreen.tsx'),
    calls(),
  ])
  return { default: () => <StopNewsScreen call={visitorCall} /> }
})

/** A page of the account in the frame of the settings, which calls as the signed-in user. */
const inSettings = (current: SettingsPlace, load: () => Promise<(call: Call) => ReactNode>) =>
  lazy(async () => {
    const [page, { SettingsFrame }, { signedInCall }] = await Promise.all([
      load(),
      import('../../features/settings/frame/SettingsFrame.tsx'),
      calls(),
    ])
    const call = signedInCall(authSession)
    return { default: () => <SettingsFrame current={current}>{page(call)}</SettingsFrame> }
  })

export const Security = inSettings('security', async () => {
  const { SecurityScreen } = await import('../../features/account/security/SecurityScreen.tsx')
  return (call) => <SecurityScreen call={call} />
})

export const Subscription = inSettings('subscription', async () => {
  const { SubscriptionScreen } = await import('../../features/subscription/SubscriptionScreen.tsx')
  return (call) => <SubscriptionScreen call={call} askSupportEmail={askSupportEmail} />
})

export const PrivacyRights = inSettings('privacy', async () => {
  const { PrivacyRightsScreen } = await import('../../features/privacy-rights/PrivacyRightsScreen.tsx')
  return (call) => <PrivacyRightsScreen call={call} />
})

export const Engines = lazy(async () => {
  const [{ EnginesScreen }, { signedInCall }] = await Promise.all([
    import('../../features/engine-rules/EnginesScreen.tsx'),
    calls(),
  ])
  const call = signedInCall(authSession)
  return { default: () => <EnginesScreen call={call} /> }
})

const askSupportEmail = async () => (await import('../../hosts/server/support-email.ts')).askSupportEmail()

export const Legal = lazy(async () => {
  const { LegalScreen } = await import('../../features/legal/LegalScreen.tsx')
  return { default: ({ tab }: { tab: string }) => <LegalScreen tab={tab} askSupportEmail={askSupportEmail} /> }
})

import { lazy } from 'react'
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

export const Security = lazy(async () => {
  const [{ SecurityScreen }, { SettingsFrame }, { signedInCall }] = await Promise.all([
    import('../../features/account/security/SecurityScreen.tsx'),
    import('../../features/settings/frame/SettingsFrame.tsx'),
    calls(),
  ])
  const call = signedInCall(authSession)
  return {
    default: () => (
      <SettingsFrame current="security">
        <SecurityScreen call={call} />
      </SettingsFrame>
    ),
  }
})

export const Subscription = lazy(async () => {
  const [{ SubscriptionScreen }, { SettingsFrame }, { signedInCall }] = await Promise.all([
    import('../../features/subscription/SubscriptionScreen.tsx'),
    import('../../features/settings/frame/SettingsFrame.tsx'),
    calls(),
  ])
  const call = signedInCall(authSession)
  return {
    default: () => (
      <SettingsFrame current="subscription">
        <SubscriptionScreen call={call} askSupportEmail={askSupportEmail} />
      </SettingsFrame>
    ),
  }
})

export const PrivacyRights = lazy(async () => {
  const [{ PrivacyRightsScreen }, { SettingsFrame }, { signedInCall }] = await Promise.all([
    import('../../features/privacy-rights/PrivacyRightsScreen.tsx'),
    import('../../features/settings/frame/SettingsFrame.tsx'),
    calls(),
  ])
  const call = signedInCall(authSession)
  return {
    default: () => (
      <SettingsFrame current="privacy">
        <PrivacyRightsScreen call={call} />
      </SettingsFrame>
    ),
  }
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

import { useEffect } from 'react'
import type { Call } from '../../../client/api/client.ts'
import { useAuthSession } from '../../../client/auth/auth-context.ts'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { securityMessages } from './messages.en.ts'
import { PasskeysSection } from './PasskeysSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SignInsSection } from './SignInsSection.tsx'
import { CallContext, useMember, useOverview } from './security-context.ts'
import { TwoFactorSection } from './TwoFactorSection.tsx'

/** Reloads the account, as a link from a mail may have been followed elsewhere. */
function useFreshMember(): void {
  const session = useAuthSession()
  const member = useMember()
  const { data } = useOverview()
  const isStale =
    member !== undefined &&
    data !== undefined &&
    (data.isEmailVerified !== (member.isEmailVerified === true) || data.pendingEmail !== (member.pendingEmail ?? null))
  useEffect(() => {
    const token = session.token()
    if (isStale && token !== undefined) void session.refresh(token)
  }, [isStale, session])
}

function Sections() {
  useFreshMember()
  return (
    <>
      <ProfileSection />
      <PasswordSection />
      <TwoFactorSection />
      <PasskeysSection />
      <SignInsSection />
    </>
  )
}

/** The user's profile, their authentication methods, and their sign-ins. */
export function SecurityScreen({ call }: { call: Call }) {
  usePageTitle(securityMessages.pageTitle, securityMessages.intro)
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="text-32">{securityMessages.pageTitle}</h1>
        <p className="mt-1 text-15 text-text-2">{securityMessages.intro}</p>
      </header>
      <CallContext value={call}>
        <Sections />
      </CallContext>
    </div>
  )
}

import { useState } from 'react'
import type { Call } from '../../../client/api/client.ts'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { buttonClasses } from '../../../kit/ui/Button.tsx'
import { LinkPage, WayBack, WayOn } from './LinkPage.tsx'
import { linkMessages } from './link-messages.en.ts'
import { useLinkToken } from './link-token.ts'
import { NewPasswordForm, type NewPasswordState } from './NewPasswordForm.tsx'
import { RemovedList } from './RemovedList.tsx'

const { reset } = linkMessages

/** Sets a new password by the link from a mail. */
export function ResetPasswordScreen({ call }: { call: Call }) {
  usePageTitle(reset.pageTitle, reset.pageDescription)
  const token = useLinkToken()
  const [state, setState] = useState<NewPasswordState>({ kind: token === '' ? 'invalid' : 'open' })
  if (state.kind !== 'open') return <NewPasswordEnd state={state} />
  return (
    <LinkPage title={reset.title}>
      <p className="text-text-2">{reset.text}</p>
      <NewPasswordForm call={call} token={token} onEnd={setState} />
      <WayBack />
    </LinkPage>
  )
}

/** The result: the password is set, or the link has expired. */
export function NewPasswordEnd({ state }: { state: NewPasswordState }) {
  if (state.kind === 'done') {
    return (
      <LinkPage title={reset.doneTitle}>
        <Alert tone="success">{reset.done}</Alert>
        <RemovedList removed={state.removed} />
        <WayOn />
      </LinkPage>
    )
  }
  return (
    <LinkPage title={reset.invalidTitle}>
      <Alert tone="warning">{reset.invalid}</Alert>
      <ViewLink view={{ kind: 'forgot-password' }} className={buttonClasses('primary')}>
        {reset.askAnew}
      </ViewLink>
      <WayBack />
    </LinkPage>
  )
}

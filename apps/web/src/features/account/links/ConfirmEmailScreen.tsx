import { type AddressConfirmed, accountLinks } from '@placard/contract'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { ApiError } from '../../../client/api/api-error.ts'
import type { Call } from '../../../client/api/client.ts'
import { useAuthSession } from '../../../client/auth/auth-context.ts'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { useAttempt } from '../shared/use-attempt.ts'
import { LinkPage, WayBack, WayOn } from './LinkPage.tsx'
import { linkMessages } from './link-messages.en.ts'
import { useLinkToken } from './link-token.ts'
import { NewPasswordForm, type NewPasswordState } from './NewPasswordForm.tsx'
import { RemovedList } from './RemovedList.tsx'
import { NewPasswordEnd } from './ResetPasswordScreen.tsx'

const { confirm } = linkMessages

/** Stored outside the view: the confirmation may sign the current user out, which remounts the page around the view. */
const confirmedStore = createStore<{ readonly confirmed: AddressConfirmed | undefined }>(() => ({
  confirmed: undefined,
}))

/**
 * Confirms an address by the link from a mail, on a button press only: virus scanners that open every link of a mail
 * must not confirm an address in its reader's name.
 */
export function ConfirmEmailScreen({ call }: { call: Call }) {
  usePageTitle(confirm.pageTitle, confirm.pageDescription)
  const session = useAuthSession()
  const token = useLinkToken()
  const kept = useStore(confirmedStore, ({ confirmed }) => confirmed)
  const [isInvalid, setIsInvalid] = useState(token === '')
  const [isDone, setIsDone] = useState(token === '')
  const { attempt, failure, isBusy, button, say } = useAttempt()
  useEffect(() => {
    // another link than that of the stored result
    if (token !== '') confirmedStore.setState({ confirmed: undefined })
  }, [token])
  useEffect(() => {
    const opened = window.location.pathname
    return () => {
      // the user left this view: a later visitor, perhaps after a sign-out, must not see whose address it was
      if (window.location.pathname !== opened) confirmedStore.setState({ confirmed: undefined })
    }
  }, [])

  async function send(): Promise<void> {
    await attempt(
      async () => {
        confirmedStore.setState({ confirmed: await call(accountLinks.confirmEmail, { body: { token } }) })
        setIsDone(true)
        // The signed-in user may be the owner of the address: reloads the account.
        const used = session.token()
        if (used !== undefined) await session.refresh(used)
      },
      (error) => {
        const isOver = error instanceof ApiError && error.code === 'link-invalid'
        if (isOver) setIsInvalid(true)
        return isOver
      },
    )
  }

  if (isDone && kept !== undefined) return <ConfirmedPage call={call} confirmed={kept} />
  if (isInvalid) {
    return (
      <LinkPage title={confirm.invalidTitle}>
        <Alert tone="warning">{confirm.invalid}</Alert>
        <WayOn />
      </LinkPage>
    )
  }
  return (
    <LinkPage title={confirm.title}>
      <p className="text-text-2">{confirm.text}</p>
      <p className="text-text-2">{confirm.before}</p>
      <p className="text-text-2">{confirm.second}</p>
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      <Button variant="primary" {...button} onClick={() => void send()}>
        {say(isBusy ? confirm.submitting : confirm.submit)}
      </Button>
      <WayBack />
    </LinkPage>
  )
}

/** The result: the address is confirmed, or the new content moved into the account it already had. */
function ConfirmedPage({ call, confirmed }: { call: Call; confirmed: AddressConfirmed }) {
  const { email, outcome, removed, resetToken } = confirmed
  const [end, setEnd] = useState<NewPasswordState>({ kind: 'open' })
  const isMerged = outcome === 'merged'
  if (end.kind !== 'open') return <NewPasswordEnd state={end} />
  return (
    <LinkPage title={isMerged ? confirm.mergedTitle : confirm.doneTitle}>
      <Alert tone="success">{isMerged ? confirm.merged(email) : confirm.done(email)}</Alert>
      <RemovedList removed={removed} />
      {resetToken === undefined ? (
        <WayOn />
      ) : (
        <>
          <p className="text-text-2">{confirm.next}</p>
          <NewPasswordForm call={call} token={resetToken} onEnd={setEnd} />
        </>
      )}
    </LinkPage>
  )
}

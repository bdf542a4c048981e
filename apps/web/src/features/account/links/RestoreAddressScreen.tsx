import { accountLinks } from '@placard/contract'
import { useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { ApiError } from '../../../client/api/api-error.ts'
import type { Call } from '../../../client/api/client.ts'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { useAttempt } from '../shared/use-attempt.ts'
import { LinkPage, WayBack, WayOn } from './LinkPage.tsx'
import { linkMessages } from './link-messages.en.ts'
import { useLinkToken } from './link-token.ts'
import { NewPasswordForm, type NewPasswordState } from './NewPasswordForm.tsx'
import { NewPasswordEnd } from './ResetPasswordScreen.tsx'

const { restore } = linkMessages

type Restored = { readonly email: string; readonly resetToken: string }

/** Stored outside the view: the request signs the current user out, which remounts the page around the view. */
const restoredStore = createStore<{ readonly restored: Restored | undefined }>(() => ({ restored: undefined }))

/**
 * Reverts a change of address by the link from the mail to the former address, then asks for a new password. It needs a
 * button press for the same reason as the confirmation of an address.
 */
export function RestoreAddressScreen({ call }: { call: Call }) {
  usePageTitle(restore.pageTitle, restore.pageDescription)
  const token = useLinkToken()
  const restored = useStore(restoredStore, (state) => state.restored)
  const [state, setState] = useState<NewPasswordState>({ kind: 'open' })

  function end(how: NewPasswordState) {
    setState(how)
    restoredStore.setState({ restored: undefined })
  }

  if (state.kind !== 'open') return <NewPasswordEnd state={state} />
  if (restored !== undefined) {
    return (
      <LinkPage title={restore.doneTitle}>
        <Alert tone="success">{restore.done(restored.email)}</Alert>
        <p className="text-text-2">{restore.next}</p>
        <NewPasswordForm call={call} token={restored.resetToken} onEnd={end} />
      </LinkPage>
    )
  }
  return <RestoreAddress call={call} token={token} />
}

function RestoreAddress({ call, token }: { call: Call; token: string }) {
  const [isInvalid, setIsInvalid] = useState(token === '')
  const { attempt, failure, isBusy, button, say } = useAttempt()

  const send = () =>
    attempt(
      async () => restoredStore.setState({ restored: await call(accountLinks.restoreAddress, { body: { token } }) }),
      (error) => {
        const isOver = error instanceof ApiError && error.code === 'link-invalid'
        if (isOver) setIsInvalid(true)
        return isOver
      },
    )

  if (isInvalid) {
    return (
      <LinkPage title={restore.invalidTitle}>
        <Alert tone="warning">{restore.invalid}</Alert>
        <WayOn />
      </LinkPage>
    )
  }
  return (
    <LinkPage title={restore.title}>
      <p className="text-text-2">{restore.text}</p>
      <p className="text-text-2">{restore.doors}</p>
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      <Button variant="primary" {...button} onClick={() => void send()}>
        {say(isBusy ? restore.submitting : restore.submit)}
      </Button>
      <WayBack />
    </LinkPage>
  )
}

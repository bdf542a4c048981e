import { accountLinks } from '@placard/contract'
import { useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import type { Call } from '../../shared/api/client.ts'
import { useAuthSession } from '../../shared/auth/auth-context.ts'
import { useAttempt } from '../../shared/auth/use-attempt.ts'
import { usePageTitle } from '../../shared/navigation/page-title.ts'
import { Alert } from '../../shared/ui/Alert.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { LinkPage, WayOn } from './LinkPage.tsx'
import { linkMessages } from './link-messages.en.ts'
import { useLinkToken } from './link-token.ts'

const { confirm } = linkMessages

/**
 * Confirms an address by the link out of a mail. It waits for a press: programs that open every link of a mail to look
 * for viruses must not confirm an address in its reader's name.
 */
export function ConfirmEmailScreen({ call }: { call: Call }) {
  usePageTitle(confirm.pageTitle, confirm.pageDescription)
  const session = useAuthSession()
  const token = useLinkToken()
  const [isInvalid, setIsInvalid] = useState(token === '')
  const [confirmed, setConfirmed] = useState<string>()
  const { attempt, failure, isBusy, button, say } = useAttempt()

  async function send(): Promise<void> {
    await attempt(
      async () => {
        const { email } = await call(accountLinks.confirmEmail, { body: { token } })
        setConfirmed(email)
        // Who is signed in here may be the one whose address it is: the account is shown as it is now.
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

  if (confirmed !== undefined || isInvalid) {
    return (
      <LinkPage title={confirmed === undefined ? confirm.invalidTitle : confirm.doneTitle}>
        {confirmed === undefined ? (
          <Alert tone="warning">{confirm.invalid}</Alert>
        ) : (
          <Alert tone="success">{confirm.done(confirmed)}</Alert>
        )}
        <WayOn />
      </LinkPage>
    )
  }
  return (
    <LinkPage title={confirm.title}>
      <p className="text-text-2">{confirm.text}</p>
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      <Button variant="primary" {...button} onClick={() => void send()}>
        {say(isBusy ? confirm.submitting : confirm.submit)}
      </Button>
    </LinkPage>
  )
}

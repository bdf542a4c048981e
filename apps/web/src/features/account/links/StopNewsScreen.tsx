import { privacyNews } from '@placard/contract'
import { useState } from 'react'
import { ApiError } from '../../../client/api/api-error.ts'
import type { Call } from '../../../client/api/client.ts'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { useAttempt } from '../shared/use-attempt.ts'
import { LinkPage, WayBack, WayOn } from './LinkPage.tsx'
import { stopNewsMessages as words } from './stop-news-messages.en.ts'

/** The secret in the link. It stands in the query: mail programs call the same address, and would not send a fragment. */
const tokenInAddress = () => new URLSearchParams(window.location.search).get('token') ?? ''

/**
 * Ends emails with news by the link in one of them, without a sign-in. On a button press: virus scanners that open every link of
 * a mail must not withdraw a consent in its reader's name.
 */
export function StopNewsScreen({ call }: { call: Call }) {
  usePageTitle(words.pageTitle, words.pageDescription)
  const [token] = useState(tokenInAddress)
  const [end, setEnd] = useState<'done' | 'invalid' | undefined>(token === '' ? 'invalid' : undefined)
  const { attempt, failure, isBusy, button, say } = useAttempt()

  const send = () =>
    attempt(
      async () => {
        await call(privacyNews.stop, { query: { token } })
        setEnd('done')
      },
      (error) => {
        const isInvalid =
          error instanceof ApiError && (error.code === 'link-invalid' || error.code === 'validation-failed')
        if (isInvalid) setEnd('invalid')
        return isInvalid
      },
    )

  if (end !== undefined) {
    const isDone = end === 'done'
    return (
      <LinkPage title={isDone ? words.doneTitle : words.invalidTitle}>
        <Alert tone={isDone ? 'success' : 'warning'}>{isDone ? words.done : words.invalid}</Alert>
        <WayOn />
      </LinkPage>
    )
  }
  return (
    <LinkPage title={words.title}>
      <p className="text-text-2">{words.text}</p>
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      <Button variant="primary" {...button} onClick={() => void send()}>
        {say(isBusy ? words.submitting : words.submit)}
      </Button>
      <WayBack />
    </LinkPage>
  )
}

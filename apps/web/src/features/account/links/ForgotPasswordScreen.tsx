import { ACCOUNT_RULE_MESSAGES, accountLinks, emailRuleBroken } from '@placard/contract'
import { type SubmitEvent, useState } from 'react'
import type { Call } from '../../../client/api/client.ts'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { useAttempt } from '../shared/use-attempt.ts'
import { authMessages } from '../sign-in/messages.en.ts'
import { LinkPage, WayBack, WayOn } from './LinkPage.tsx'
import { linkMessages } from './link-messages.en.ts'

const { forgot } = linkMessages

/** Requests a link to set a new password. The response does not reveal whether the address has an account. */
export function ForgotPasswordScreen({ call }: { call: Call }) {
  usePageTitle(forgot.pageTitle, forgot.pageDescription)
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [times, setTimes] = useState(0)
  const { attempt, refuse, clear, fields, failure, isBusy, button, say } = useAttempt()

  async function send(): Promise<void> {
    const broken = emailRuleBroken(email)
    if (broken !== undefined) return refuse({ email: ACCOUNT_RULE_MESSAGES[broken] })
    const isSent = await attempt(async () => void (await call(accountLinks.forgotPassword, { body: { email } })))
    if (!isSent) return
    setSentTo(email.trim())
    setTimes(times + 1)
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void send()
  }

  const isSent = sentTo !== undefined
  return (
    <LinkPage title={isSent ? forgot.sentTitle : forgot.title}>
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      {isSent && failure === undefined && <Alert tone="success">{forgot.sent(sentTo)}</Alert>}
      {!isSent && <p className="text-text-2">{forgot.text}</p>}
      <form noValidate onSubmit={handleSubmit} aria-label={forgot.title} className="flex flex-col gap-4">
        {isSent ? (
          <p className="text-14 text-text-2" role="status">
            {failure === undefined && (times > 1 ? forgot.sentAgain : forgot.noMail)}
          </p>
        ) : (
          <TextField
            label={authMessages.fields.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value)
              clear('email')
            }}
            error={fields.email}
          />
        )}
        <Button type="submit" variant={isSent ? 'secondary' : 'primary'} {...button}>
          {say(words(isBusy, isSent))}
        </Button>
      </form>
      {isSent ? <WayOn /> : <WayBack />}
    </LinkPage>
  )
}

function words(isBusy: boolean, isSent: boolean): string {
  if (isBusy) return forgot.submitting
  return isSent ? forgot.again : forgot.submit
}

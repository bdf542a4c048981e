import { accountSecurity, auth, type User } from '@placard/contract'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Call } from '../../../client/api/client.ts'
import { useAuthSession } from '../../../client/auth/auth-context.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { NewPasswords, newPasswordErrors } from '../shared/NewPasswords.tsx'
import { useAttempt } from '../shared/use-attempt.ts'
import { firstPasswordMessages as words } from './messages.en.ts'

const EMPTY = { newPassword: '', confirmPassword: '' }

/** A form that asks for a password in place of the temporary one, and goes on by signing in with it. */
export function FirstPasswordForm({ call, user }: { call: Call; user: User }) {
  const session = useAuthSession()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(EMPTY)
  const { attempt, refuse, clear, fields, failure, isBusy, button, say } = useAttempt()
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function send(): Promise<void> {
    const sentences = newPasswordErrors(typed, user.email)
    if (Object.keys(sentences).length > 0) return refuse(sentences)
    await attempt(async () => {
      // refreshes an expired token here, before the take-over blocks refreshes
      await call(auth.me, {})
      await session.takeOverBy(() => call(accountSecurity.changePassword, { body: { newPassword: typed.newPassword } }))
    })
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void send()
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} aria-label={words.title} className="flex flex-col gap-4">
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      <NewPasswords
        typed={typed}
        onType={(change) => setTyped({ ...typed, ...change })}
        attempt={{ fields, clear }}
        labels={words}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" {...button}>
          {say(isBusy ? words.submitting : words.submit)}
        </Button>
        <Button variant="quiet" onClick={() => void session.signOut()}>
          {words.signOut}
        </Button>
      </div>
    </form>
  )
}

import { passkeys } from '@placard/contract'
import { useState } from 'react'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { makePasskey } from '../shared/passkey-browser.ts'
import { useAttempt } from '../shared/use-attempt.ts'
import { CurrentPassword } from './CurrentPassword.tsx'
import { FormDialog } from './FormDialog.tsx'
import { securityMessages } from './messages.en.ts'
import { PasskeyName } from './PasskeyName.tsx'
import { useCall, useReread } from './security-context.ts'

const { passkeys: words, passwordMissing } = securityMessages

/** The user's text for a rejection by the browser, whose own messages are for developers. */
function deviceRefusal(error: unknown): string | undefined {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return words.alreadyThere
  return name === 'NotAllowedError' || name === 'AbortError' ? words.notMade : undefined
}

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const call = useCall()
  const reread = useReread()
  const [name, setName] = useState<string>(words.suggested)
  const [currentPassword, setCurrentPassword] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const attempt = useAttempt()

  async function make(): Promise<void> {
    const { ceremony, options } = await call(passkeys.askToCreate, { body: { currentPassword } })
    const credential = await makePasskey(options)
    await call(passkeys.create, { body: { ceremony, name, credential } })
  }
  async function send(): Promise<void> {
    setRefusal(undefined)
    if (name.trim() === '' || currentPassword === '') {
      return attempt.refuse({
        ...(name.trim() === '' ? { name: words.nameMissing } : {}),
        ...(currentPassword === '' ? { currentPassword: passwordMissing } : {}),
      })
    }
    const isMade = await attempt.attempt(make, (error) => {
      const text = deviceRefusal(error)
      setRefusal(text)
      return text !== undefined
    })
    if (!isMade) return
    showToast(words.added, { tone: 'success' })
    onClose()
    await reread()
  }

  return (
    <FormDialog
      title={words.add}
      text={words.addText}
      submit={words.add}
      attempt={attempt}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {refusal !== undefined && <Alert tone="warning">{refusal}</Alert>}
      <PasskeyName value={name} onType={setName} attempt={attempt} />
      <CurrentPassword value={currentPassword} onType={setCurrentPassword} attempt={attempt} />
    </FormDialog>
  )
}

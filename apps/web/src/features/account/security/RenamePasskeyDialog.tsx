import { passkeys } from '@placard/contract'
import { useState } from 'react'
import { useAttempt } from '../shared/use-attempt.ts'
import { FormDialog } from './FormDialog.tsx'
import { securityMessages } from './messages.en.ts'
import { PasskeyName } from './PasskeyName.tsx'
import { useCall, useReread } from './security-context.ts'

const { passkeys: words } = securityMessages

type RenamePasskeyDialogProps = { passkeyId: string; presentName: string; onClose: () => void }

export function RenamePasskeyDialog({ passkeyId, presentName, onClose }: RenamePasskeyDialogProps) {
  const call = useCall()
  const reread = useReread()
  const [name, setName] = useState(presentName)
  const attempt = useAttempt()

  async function send(): Promise<void> {
    if (name.trim() === '') return attempt.refuse({ name: words.nameMissing })
    const isSaved = await attempt.attempt(async () => {
      await call(passkeys.rename, { params: { passkeyId }, body: { name } })
      await reread()
    })
    if (isSaved) onClose()
  }

  return (
    <FormDialog
      title={words.renameOf(presentName)}
      text={words.renameText}
      submit={words.save}
      attempt={attempt}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <PasskeyName value={name} onType={setName} attempt={attempt} />
    </FormDialog>
  )
}

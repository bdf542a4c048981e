import { useState } from 'react'
import { useStore } from 'zustand'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { addressOf } from '../../../client/navigation/view.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { useChat, useChatState } from '../chat-context.ts'
import { useChatUi } from '../chat-ui.ts'
import { copyText } from '../copying.ts'
import { dialogMessages } from './messages.en.ts'

const { share: words } = dialogMessages

/** Creates and revokes the link to a copy. */
function ShareBody() {
  const chat = useChat()
  const { share } = useChatScope().gateway
  const conversation = useChatState((state) => state.conversation)
  const [token, setToken] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  if (share === undefined || conversation === undefined) return null

  async function attempt(work: () => Promise<void>) {
    setIsBusy(true)
    await work().catch(() => showToast(words.failed, { tone: 'danger' }))
    setIsBusy(false)
  }
  // an answer may have ended meanwhile
  const shared = (isShared: boolean) => {
    const { conversation: now } = chat.store.getState()
    if (now !== undefined) chat.renamed({ ...now, isShared })
  }
  const begin = share.begin
  const end = share.end
  const make = () =>
    attempt(async () => {
      const made = await begin(chat.id)
      setToken(made.token)
      shared(true)
    })
  const stop = () =>
    attempt(async () => {
      await end(chat.id)
      setToken(undefined)
      shared(false)
      showToast(words.ended)
    })
  const address = token === undefined ? '' : `${window.location.origin}${addressOf({ kind: 'shared-chat', token })}`
  return (
    <div className="flex flex-col gap-4 text-15">
      <p>{words.text}</p>
      {token !== undefined && (
        <TextField label={words.address} value={address} readOnly onFocus={(event) => event.target.select()} />
      )}
      {token === undefined && conversation.isShared && <p className="text-13 text-text-2">{words.isShared}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        {conversation.isShared && (
          <Button isBusy={isBusy} onClick={() => void stop()}>
            {words.end}
          </Button>
        )}
        {token === undefined ? (
          <Button variant="primary" isBusy={isBusy} onClick={() => void make()}>
            {conversation.isShared ? words.again : words.make}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => void copyText(address, words.copied, words.notCopied)}>
            {words.copy}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Dialog that shares a copy of the conversation. */
export function ShareDialog() {
  const ui = useChatUi()
  const isOpen = useStore(ui, ({ dialog }) => dialog === 'share')
  return (
    <Dialog isOpen={isOpen} onClose={() => ui.setState({ dialog: undefined })} title={words.title}>
      <ShareBody />
    </Dialog>
  )
}

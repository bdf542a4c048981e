import type { ConversationDetail } from '@placard/contract'
import { type FormEvent, useContext, useState } from 'react'
import { useStore } from 'zustand'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { PaperGatewayContext } from '../../../client/gateways/paper-gateway.ts'
import { saveFile } from '../../../kit/browser/save-file.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { useChat } from '../chat-context.ts'
import { useChatUi } from '../chat-ui.ts'
import { allChats } from './all-chats.ts'
import { type ExportedChat, exportedChats } from './exported-chat.ts'
import { CHAT_FORMATS, type ChatFormat } from './formats.ts'
import { exportMessages as words } from './messages.en.ts'

type Exported = { details: readonly ConversationDetail[]; chats: readonly ExportedChat[]; format: ChatFormat }

/** Makes the file. Its code is loaded with the first export; HTML shows answers as they look on the page. */
async function madeFile({ details, chats, format }: Exported) {
  const { answersIn, chatFile } = await import('./chat-file.ts')
  if (format !== 'html') return chatFile(chats, format, new Date())
  const { drawnTexts } = await import('../markdown/drawn-text.tsx')
  return chatFile(chats, format, new Date(), await drawnTexts(answersIn(details)))
}

function ExportForm({ onClose }: { onClose: () => void }) {
  const chat = useChat()
  const { gateway, projects } = useChatScope()
  const papers = useContext(PaperGatewayContext)
  const [scope, setScope] = useState<'this' | 'all'>('this')
  const [format, setFormat] = useState<ChatFormat>('json')
  const [isBusy, setIsBusy] = useState(false)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    try {
      const details = scope === 'all' ? await allChats(gateway) : [await gateway.get(chat.id)]
      const chats = await exportedChats(details, { papers, projects, chats: gateway })
      const { name, type, text } = await madeFile({ details, chats, format })
      saveFile(name, new Blob([text], { type }))
      showToast(words.done)
      onClose()
    } catch {
      setIsBusy(false)
      showToast(words.failed, { tone: 'danger' })
    }
  }
  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-4">
      <Select
        label={words.what}
        value={scope}
        options={[
          { value: 'this', label: words.this },
          { value: 'all', label: words.all },
        ]}
        onSelect={setScope}
      />
      <Select
        label={words.format}
        value={format}
        options={CHAT_FORMATS.map((one) => ({ value: one, label: words.formats[one] }))}
        onSelect={setFormat}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button variant="primary" type="submit" isBusy={isBusy}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

/** Dialog that exports one chat or all of them to a file. */
export function ExportDialog() {
  const ui = useChatUi()
  const isOpen = useStore(ui, ({ dialog }) => dialog === 'export')
  const close = () => ui.setState({ dialog: undefined })
  return (
    <Dialog isOpen={isOpen} onClose={close} title={words.dialog}>
      <ExportForm onClose={close} />
    </Dialog>
  )
}

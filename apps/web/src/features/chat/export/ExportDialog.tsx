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
import { answersIn, chatFile } from './chat-file.ts'
import { exportedChats } from './exported-chat.ts'
import { CHAT_FORMATS, type ChatFormat } from './formats.ts'
import { exportMessages as words } from './messages.en.ts'

/** Renders answers as they look on the page; loads the markdown renderer. */
async function drawAnswers(details: readonly ConversationDetail[]) {
  const { drawnTexts } = await import('../markdown/drawn-text.tsx')
  return drawnTexts(answersIn(details))
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
      const drawn = format === 'html' ? await drawAnswers(details) : undefined
      const chats = await exportedChats(details, { papers, projects, chats: gateway })
      const { name, type, text } = chatFile(chats, format, new Date(), drawn)
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

import { useStore } from 'zustand'
import { DeviceModelPanel } from '../../../client/device-model/DeviceModelPanel.tsx'
import { deviceStore } from '../../../client/device-model/device-store.ts'
import { deviceMessages } from '../../../client/device-model/messages.en.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { useChatState } from '../chat-context.ts'
import { useChatUi } from '../chat-ui.ts'
import { engineMessages as words } from './messages.en.ts'
import { useChooseEngine } from './use-choose-engine.ts'

/** Chooses the model of this device for the conversation, once it is ready. */
function UseHere({ onChosen }: { onChosen: () => void }) {
  const choose = useChooseEngine()
  const isReady = useStore(deviceStore, ({ standing }) => standing.status === 'ready')
  const isChosen = useChatState(({ conversation, plan }) => (conversation ?? plan).engineChoice.kind === 'device')
  if (!isReady || isChosen) return null
  return (
    <div className="flex justify-end pt-4">
      <Button variant="primary" onClick={() => void choose({ kind: 'device' }).then(onChosen)}>
        {words.useDevice}
      </Button>
    </div>
  )
}

/** Dialog about the model of this device: what it is, its download, and choosing it for this conversation. */
export function DeviceDialog() {
  const ui = useChatUi()
  const isOpen = useStore(ui, ({ dialog }) => dialog === 'device')
  const close = () => ui.setState({ dialog: undefined })
  return (
    <Dialog isOpen={isOpen} onClose={close} title={deviceMessages.title}>
      <DeviceModelPanel />
      <UseHere onChosen={close} />
    </Dialog>
  )
}

import { Cpu, Download } from 'lucide-react'
import { useStore } from 'zustand'
import { deviceStore, hasDeviceModel } from '../../../client/device-model/device-store.ts'
import { useChatUi } from '../chat-ui.ts'
import { engineMessages as words } from './messages.en.ts'

/**
 * Leads from the menu of engines to the model of this device: to its download, or to what it is. Nothing in a browser or
 * on a device that has none.
 */
export function DeviceOffer({ menuId }: { menuId: string }) {
  const ui = useChatUi()
  const standing = useStore(deviceStore, (state) => state.standing)
  if (!hasDeviceModel(standing)) return null
  const isReady = standing.status === 'ready'
  const Icon = isReady ? Cpu : Download
  return (
    <button
      type="button"
      popoverTarget={menuId}
      popoverTargetAction="hide"
      onClick={() => ui.setState({ dialog: 'device' })}
      className="target-dense mt-2 flex w-full items-center gap-3 rounded-control px-2 text-start text-14 hover:bg-text/8"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-text-2" />
      {isReady ? words.aboutDevice : words.deviceOffer}
    </button>
  )
}

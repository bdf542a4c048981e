import { useStore } from 'zustand'
import { Switch } from '../../kit/ui/Switch.tsx'
import { deviceStore } from './device-store.ts'
import { deviceUseStore, wantDeviceInCampaigns } from './device-use.ts'
import { deviceMessages } from './messages.en.ts'

const { campaigns: words } = deviceMessages

/** Lets the model of this device word and read in the demo's campaigns; nothing while there is none. */
export function CampaignSwitch() {
  const isReady = useStore(deviceStore, ({ standing }) => standing.status === 'ready')
  const isWanted = useStore(deviceUseStore, (state) => state.isWantedInCampaigns)
  if (!isReady) return null
  return <Switch label={words.label} hint={words.hint} isOn={isWanted} onToggle={wantDeviceInCampaigns} />
}

import { createStore } from 'zustand/vanilla'
import { browserValues } from '../storage/storage.ts'
import { deviceStore, lookAtDevice } from './device-store.ts'

/** Whether the user wants the model of this device in the demo's campaigns. It belongs to the device: not synced. */
const KEY = 'placard.device-model.campaigns'

export const deviceUseStore = createStore<{ readonly isWantedInCampaigns: boolean }>(() => ({
  isWantedInCampaigns: browserValues.read(KEY) === true,
}))

export function wantDeviceInCampaigns(isWanted: boolean): void {
  browserValues.write(KEY, isWanted)
  deviceUseStore.setState({ isWantedInCampaigns: isWanted })
}

/** Calls `use` now and at every change: whether campaigns are to ask the model of this device, which must be ready. */
export function followDeviceInCampaigns(use: (isOn: boolean) => void): void {
  let isOn = false
  const follow = () => {
    const { isWantedInCampaigns } = deviceUseStore.getState()
    const { status } = deviceStore.getState().standing
    if (isWantedInCampaigns && status === 'unknown') void lookAtDevice()
    const next = isWantedInCampaigns && status === 'ready'
    if (next === isOn) return
    isOn = next
    use(isOn)
  }
  deviceStore.subscribe(follow)
  deviceUseStore.subscribe(follow)
  follow()
}

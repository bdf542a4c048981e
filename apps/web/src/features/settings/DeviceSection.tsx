import { useEffect } from 'react'
import { useStore } from 'zustand'
import { CampaignSwitch } from '../../client/device-model/CampaignSwitch.tsx'
import { DeviceModelPanel } from '../../client/device-model/DeviceModelPanel.tsx'
import { deviceStore, hasDeviceModel, lookAtDevice } from '../../client/device-model/device-store.ts'
import { deviceMessages } from '../../client/device-model/messages.en.ts'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'

/** The language model of this device; nothing in a browser or on a device that has none. */
export function DeviceSection({ isDemo }: { isDemo: boolean }) {
  const hasModel = useStore(deviceStore, ({ standing }) => hasDeviceModel(standing))
  useEffect(() => void lookAtDevice(), [])
  if (!hasModel) return null
  return (
    <PaperSection title={deviceMessages.title}>
      <DeviceModelPanel />
      {isDemo && <CampaignSwitch />}
    </PaperSection>
  )
}

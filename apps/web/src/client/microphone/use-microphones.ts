import { useEffect, useState } from 'react'

/** A microphone that can be chosen. */
export interface MicrophoneDevice {
  readonly id: string
  /** Empty until the user has let the page use a microphone. */
  readonly name: string
}

/** Type guard: pages without a secure address have no devices. */
function hasDevices(devices: MediaDevices | undefined): devices is MediaDevices {
  return devices !== undefined
}

/** The microphones that are connected now. @param occasion looked at anew when it changes, besides when devices do. */
export function useMicrophones(occasion: string): readonly MicrophoneDevice[] {
  const [found, setFound] = useState<readonly MicrophoneDevice[]>([])
  useEffect(() => {
    const { mediaDevices } = navigator
    if (!hasDevices(mediaDevices)) return
    let isOver = false
    const look = () =>
      mediaDevices.enumerateDevices().then(
        (devices) => {
          if (!isOver) setFound(microphonesAmong(devices))
        },
        () => undefined,
      )
    void look()
    mediaDevices.addEventListener('devicechange', look)
    return () => {
      isOver = true
      mediaDevices.removeEventListener('devicechange', look)
    }
  }, [occasion])
  return found
}

function microphonesAmong(devices: readonly MediaDeviceInfo[]): readonly MicrophoneDevice[] {
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '' && deviceId !== 'default')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }))
}

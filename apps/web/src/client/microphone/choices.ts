import { createStore } from 'zustand/vanilla'
import { browserValues, type KeptValues } from '../storage/storage.ts'

/** What the user has chosen about the microphone, in this browser: devices and rooms differ. */
export interface MicrophoneChoices {
  /** Undefined: the one of the system. */
  readonly deviceId: string | undefined
  /** Whether the microphone finds out by itself when somebody speaks, and goes on listening. */
  readonly isHandsFree: boolean
  /** Whether the user has read what the microphone is for. */
  readonly isExplained: boolean
  /** Whether the browser's own recogniser may hear what no recogniser here understands; its maker may receive the sound. */
  readonly isBrowserAllowed: boolean
}

const KEY = 'placard.microphone'

export const USUAL_CHOICES: MicrophoneChoices = {
  deviceId: undefined,
  isHandsFree: false,
  isExplained: false,
  isBrowserAllowed: false,
}

function keptChoices(values: Pick<KeptValues, 'read'>): MicrophoneChoices {
  const kept = values.read(KEY)
  if (typeof kept !== 'object' || kept === null) return USUAL_CHOICES
  return {
    deviceId: 'deviceId' in kept && typeof kept.deviceId === 'string' ? kept.deviceId : undefined,
    isHandsFree: 'isHandsFree' in kept && kept.isHandsFree === true,
    isExplained: 'isExplained' in kept && kept.isExplained === true,
    isBrowserAllowed: 'isBrowserAllowed' in kept && kept.isBrowserAllowed === true,
  }
}

export const microphoneChoices = createStore<MicrophoneChoices>(() => keptChoices(browserValues))

export function chooseMicrophone(changes: Partial<MicrophoneChoices>): void {
  microphoneChoices.setState(changes)
  browserValues.write(KEY, microphoneChoices.getState())
}

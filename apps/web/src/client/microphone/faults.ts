import { RECORDING_FAULTS, type RecordingFault } from '@placard/contract'

/**
 * Why nothing was heard, apart from what is wrong with a recording. `denied`: the user, or a rule of the browser, does not
 * allow the microphone; `insecure`: pages have none at this address; `unsupported`: nor in this browser; `missing`: there is none, or the chosen one is not
 * there; `held`: another program has it; `unplugged`: it went away in the middle; `silent`: not a sound came, as from one
 * that is switched off; `hidden`: the tab was hidden while it listened; `elsewhere`: another tab listens now; `offline`: the
 * server cannot be reached; `busy`: too many are speaking; `late`: no answer came in time; `unheard`: nobody could listen;
 * `not-fetched`: what the demo hears with was not downloaded.
 */
export const MICROPHONE_FAULTS = [
  'denied',
  'insecure',
  'unsupported',
  'missing',
  'held',
  'unplugged',
  'silent',
  'hidden',
  'elsewhere',
  'offline',
  'busy',
  'late',
  'unheard',
  'not-fetched',
] as const
export type MicrophoneFault = (typeof MICROPHONE_FAULTS)[number] | RecordingFault

/** What ends a turn in its middle: what was said until then is heard all the same. */
export type Cut = Extract<MicrophoneFault, 'unplugged' | 'hidden' | 'elsewhere'>

export function isRecordingFault(code: string | undefined): code is RecordingFault {
  return RECORDING_FAULTS.some((fault) => fault === code)
}

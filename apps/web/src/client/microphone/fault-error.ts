import { ApiError } from '../api/api-error.ts'
import { isRecordingFault, type MicrophoneFault } from './faults.ts'

/** Thrown where a turn cannot go on. */
export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError'
  readonly fault: MicrophoneFault

  constructor(fault: MicrophoneFault, cause?: unknown) {
    super(`the microphone: ${fault}`, { cause })
    this.fault = fault
  }
}

/** Why browsers do not open a microphone, by the name of their error. */
const OF_BROWSER: Readonly<Record<string, MicrophoneFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotSupportedError: 'unsupported',
  NotReadableError: 'held',
  AbortError: 'held',
}

/** Why there is no microphone, from what the browser has thrown. */
export function openingFaultOf(error: unknown): MicrophoneFault {
  const name = error instanceof Error ? error.name : ''
  return OF_BROWSER[name] ?? 'held'
}

/** Why nobody understood a recording, from what was thrown. */
export function faultOf(error: unknown): MicrophoneFault {
  if (error instanceof MicrophoneError) return error.fault
  if (!(error instanceof ApiError)) return 'unheard'
  const code = error.problem?.rejection?.code
  if (isRecordingFault(code)) return code
  if (error.failure === 'unreachable') return 'offline'
  if (error.failure === 'timeout') return 'late'
  return error.code === 'rate-limited' ? 'busy' : 'unheard'
}

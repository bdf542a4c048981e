/** An open microphone. */
export interface MicrophoneSource {
  /** Samples a second. */
  readonly rate: number
  /** Takes some 20 ms of sound at a time, samples from -1 to 1. */
  onSound: ((samples: Float32Array) => void) | undefined
  /** Told when the microphone goes away by itself. */
  onGone: (() => void) | undefined
  /** Begins a recording as a file, which its function ends; undefined where the browser makes none that is understood. */
  record(): (() => Promise<Blob>) | undefined
  close(): void
}

/** Opens the microphone. @throws {MicrophoneError} */
export type OpenMicrophone = (deviceId: string | undefined, signal: AbortSignal) => Promise<MicrophoneSource>

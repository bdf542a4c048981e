import type { MicrophoneFault } from '../faults.ts'
import { createLevel } from '../level.ts'
import type { HeardTurn, MicrophonePort, TurnRequest } from '../microphone-port.ts'
import { microphoneStore } from '../microphone-store.ts'

/** A microphone whose turns a test carries out. */
export function aPort({ isCommandsOnly = false } = {}) {
  let last: TurnRequest | undefined
  const { dispatch, getState } = microphoneStore
  const port: MicrophonePort = {
    hearing: {
      hear: () => new Promise<never>(() => undefined),
      readHealth: async () => ({ hearing: [{ provider: 'embedded', state: 'ready' }], isCommandsOnly }),
    },
    level: createLevel(),
    begin(turn, request) {
      last = request
      dispatch({ kind: 'opened', turn })
    },
  }
  const recording = { samples: new Float32Array(16_000), rate: 16_000, file: new Blob() }
  return {
    port,
    request: () => last,
    /** All was said, and this was understood. */
    hear(text: string, more: Partial<HeardTurn> = {}): void {
      const { turn } = getState()
      dispatch({ kind: 'finished', turn })
      dispatch({ kind: 'heard', turn })
      last?.onHeard({
        text,
        confidence: 0.9,
        provider: 'embedded',
        isCommandsOnly,
        recording,
        isCutShort: false,
        ...more,
      })
    },
    /** All was said, and whoever hears this turn in the place of the host hears it. */
    async record(): Promise<void> {
      const { turn } = getState()
      dispatch({ kind: 'finished', turn })
      const { hear = port.hearing.hear, onHeard, language } = last ?? {}
      const heard = await hear(recording, { language }, new AbortController().signal)
      dispatch({ kind: 'heard', turn })
      onHeard?.({ ...heard, recording, isCutShort: false })
    },
    refuse: (fault: MicrophoneFault) => dispatch({ kind: 'refused', turn: getState().turn, fault }),
  }
}

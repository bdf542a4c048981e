import type { HearingHealth } from '@placard/contract'
import type { HeardWords, HearingGateway, Recording } from '../../../client/gateways/hearing-gateway.ts'
import type { MicrophoneFault } from '../../../client/microphone/faults.ts'
import type { MicrophonePort, TurnRequest } from '../../../client/microphone/microphone-port.ts'
import { microphoneStore } from '../../../client/microphone/microphone-store.ts'

const RATE = 16_000

/** Seconds of a tone, which counts as somebody speaking, and seconds of silence, one after the other. */
export function spokenFor(...seconds: readonly number[]): Recording {
  const parts = seconds.map((length, at) => ({ length: Math.round(length * RATE), isSpoken: at % 2 === 0 }))
  const samples = Float32Array.from(
    parts.flatMap(({ length, isSpoken }) =>
      Array.from({ length }, (_, at) => (isSpoken ? 0.3 * Math.sin(at * 0.2) : 0)),
    ),
  )
  return { samples, rate: RATE, file: new Blob() }
}

/** Fake microphone: a test decides what is recorded and understood, and when. */
export class FakeMicrophone implements MicrophonePort {
  readonly level = { get: () => 0.5, subscribe: () => () => undefined }
  health: HearingHealth = { hearing: [{ provider: 'gemini', state: 'ready' }], isCommandsOnly: false }
  /** What is understood of each recording; a fault where nobody understands it. */
  readonly words: (string | Error)[] = []
  /** Ids under which recordings are kept, in their order; none is kept where there are none left. */
  readonly keeps: string[] = []
  readonly requests: TurnRequest[] = []

  readonly hearing: HearingGateway = {
    hear: async () => {
      const next = this.words.shift() ?? new Error('nobody hears')
      if (next instanceof Error) throw next
      return heardAs(next, this.keeps.shift())
    },
    readHealth: async () => this.health,
  }

  begin(turn: number, request: TurnRequest): void {
    this.requests.push(request)
    microphoneStore.dispatch({ kind: 'opened', turn })
  }

  /** Ends the turn with a recording, and with its words where there are any. */
  records(recording: Recording): void {
    const request = this.requests.at(-1)
    microphoneStore.dispatch({ kind: 'finished', turn: this.turn })
    request?.onRecording?.(recording)
  }

  refuses(fault: MicrophoneFault): void {
    microphoneStore.dispatch({ kind: 'refused', turn: this.turn, fault })
  }

  private get turn(): number {
    return microphoneStore.getState().turn
  }
}

function heardAs(text: string, recordingId: string | undefined): HeardWords {
  const heard = { text, confidence: 0.9, provider: 'gemini', isCommandsOnly: false } as const
  return recordingId === undefined ? heard : { ...heard, recordingId }
}

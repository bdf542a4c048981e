import type { HeardWords, HearingGateway, Recording } from '../../gateways/hearing-gateway.ts'
import { createSpeechStore } from '../../voice/speech-store.ts'
import { fakeClock } from '../../voice/testing/fake-sound.ts'
import type { BrowserRecogniser } from '../browser-recogniser.ts'
import { CaptureSession } from '../capture-session.ts'
import { type MicrophoneChoices, USUAL_CHOICES } from '../choices.ts'
import { createLevel } from '../level.ts'
import type { HeardTurn, Purpose } from '../microphone-port.ts'
import { phaseOf } from '../microphone-state.ts'
import { createMicrophoneStore } from '../microphone-store.ts'
import type { MicrophoneSource, OpenMicrophone } from '../source.ts'

const RATE = 16_000
const PART = 320
const PART_MS = 20

export const POINT_OF_ORDER: HeardWords = {
  text: 'Point of order.',
  confidence: 0.9,
  provider: 'embedded',
  isCommandsOnly: true,
}

/** A microphone that hears what a test lets it hear. */
class FakeSource implements MicrophoneSource {
  readonly rate = RATE
  onSound: MicrophoneSource['onSound']
  onGone: MicrophoneSource['onGone']
  isClosed = false
  private at = 0

  record() {
    return async () => new Blob(['file'], { type: 'audio/webm' })
  }
  close(): void {
    this.isClosed = true
  }
  /** @param loudness 0: not a sound; speech is louder and softer by the syllable. */
  hear(ms: number, loudness: number, isSteady = false): void {
    for (let passed = 0; passed < ms; passed += PART_MS) {
      const part = new Float32Array(PART)
      for (let n = 0; n < PART; n++) {
        const seconds = this.at / RATE
        const shape = isSteady ? 1 : Math.max(0.02, Math.sin(seconds * 4 * Math.PI) ** 2)
        part[n] = loudness * shape * Math.sin(seconds * 2 * Math.PI * 180)
        this.at += 1
      }
      this.onSound?.(part)
    }
  }
}

type Options = {
  hear?: HearingGateway['hear']
  preparation?: HearingGateway['preparation']
  open?: OpenMicrophone
  choices?: Partial<MicrophoneChoices>
  isHandsFree?: boolean
  purpose?: Purpose
  room?: string | undefined
  isCommandsOnly?: boolean
  recogniser?: BrowserRecogniser | undefined
  /** Who asks for the turn hears it, in the place of the host. */
  hearsItself?: HearingGateway['hear'] | undefined
}

/** Lets promises that are settled be heard of. */
export const settled = () => new Promise((resolve) => setTimeout(resolve))

/** The right to listen, until another tab takes it. */
function aTurn() {
  let lost = () => undefined
  return {
    async take(onLost: () => void) {
      lost = () => void onLost()
      return () => undefined
    },
    lose: () => lost(),
  }
}

/** A tab that can be hidden. */
function aTab() {
  let hide = () => undefined
  return {
    onHidden(task: () => void) {
      hide = () => void task()
      return () => {
        hide = () => undefined
      }
    },
    hide: () => hide(),
  }
}

/** Somebody sits down at a microphone whose sound and time a test moves. */
export function aCapture({
  hear,
  preparation,
  open,
  choices,
  isHandsFree = false,
  purpose = 'command',
  room = 's',
  isCommandsOnly = false,
  recogniser,
  hearsItself,
}: Options = {}) {
  const time = fakeClock()
  const store = createMicrophoneStore()
  const speech = createSpeechStore()
  const source = new FakeSource()
  const turns: HeardTurn[] = []
  const recordings: Recording[] = []
  const asked: Recording[] = []
  let kept: MicrophoneChoices = { ...USUAL_CHOICES, isExplained: true, ...choices }
  const tab = aTab()
  const turn = aTurn()
  const session = new CaptureSession(
    {
      store,
      gateway: {
        preparation,
        readHealth: async () => ({ hearing: [{ provider: 'embedded', state: 'ready' }], isCommandsOnly }),
        hear: async (recording, request, signal) => {
          asked.push(recording)
          return hear === undefined ? POINT_OF_ORDER : hear(recording, request, signal)
        },
      },
      open: open ?? (async () => source),
      level: createLevel(),
      choices: {
        read: () => kept,
        keep(changes) {
          kept = { ...kept, ...changes }
        },
      },
      speech,
      clock: time.clock,
      recogniser: () => recogniser,
      turn,
      onHidden: tab.onHidden,
    },
    {
      purpose,
      room: purpose === 'command' ? room : undefined,
      onHeard: (turn) => void turns.push(turn),
      onRecording: (recording) => void recordings.push(recording),
      hear: hearsItself,
    },
  )
  store.dispatch({ kind: 'asked', by: 'a', isHandsFree })
  const over = session.run(store.getState().turn)
  return {
    ...time,
    store,
    speech,
    source,
    recordings,
    asked,
    over,
    hide: tab.hide,
    /** Another tab begins to listen. */
    lose: turn.lose,
    get heard() {
      return turns.map(({ text }) => text)
    },
    isCutShort: () => turns.at(-1)?.isCutShort,
    phase: () => phaseOf(store.getState()),
    fault: () => store.getState().fault,
    isExplained: () => kept.isExplained,
    /** The user says that all was said. */
    async finish() {
      store.dispatch({ kind: 'finished', turn: store.getState().turn })
      await settled()
      await time.pass(200)
      await settled()
    },
  }
}

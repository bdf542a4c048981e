import type { HearingGateway } from '../gateways/hearing-gateway.ts'
import { pageClock } from '../voice/clock.ts'
import { pageTurn } from '../voice/page-turn.ts'
import { speechStore } from '../voice/speech-store.ts'
import { browserRecogniser } from './browser-recogniser.ts'
import { openBrowserMicrophone } from './browser-source.ts'
import { CaptureSession } from './capture-session.ts'
import { chooseMicrophone, microphoneChoices } from './choices.ts'
import type { SetLevel } from './level.ts'
import type { TurnRequest } from './microphone-port.ts'
import { microphoneStore } from './microphone-store.ts'

function onHidden(task: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'hidden') task()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** Listens with the microphone of this page, and has a gateway hear. */
export function sitDown(gateway: HearingGateway, level: SetLevel, turn: number, request: TurnRequest): Promise<void> {
  const session = new CaptureSession(
    {
      store: microphoneStore,
      gateway,
      open: openBrowserMicrophone,
      level,
      choices: { read: microphoneChoices.getState, keep: chooseMicrophone },
      speech: speechStore,
      clock: pageClock,
      recogniser: () =>
        microphoneChoices.getState().isBrowserAllowed ? browserRecogniser(window, pageClock.after) : undefined,
      turn: pageTurn('placard.microphone'),
      onHidden,
    },
    request,
  )
  return session.run(turn)
}

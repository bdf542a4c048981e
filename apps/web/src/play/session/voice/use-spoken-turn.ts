import { useRef } from 'react'
import type { MicrophonePort } from '../../../client/microphone/microphone-port.ts'
import { type Microphone, useMicrophone } from '../../../client/microphone/use-microphone.ts'
import { useHallUi } from '../hall-ui.ts'
import { useSession } from '../session-context.ts'
import type { SpokenQuestion } from './spoken-question.ts'
import type { takeTurn } from './take-turn.ts'

/** A session's commands are spoken in the language of its record. */
const LANGUAGE = 'en'

let taking: typeof takeTurn | undefined

/** What understands a turn comes with the first one that somebody begins. */
export async function fetchTakeTurn(): Promise<typeof takeTurn> {
  taking ??= (await import('./take-turn.ts')).takeTurn
  return taking
}

/** The microphone of a session, for the player's words. */
export function useSpokenTurn(port: MicrophonePort): Microphone {
  const session = useSession()
  const ui = useHallUi()
  const stood = useRef<readonly SpokenQuestion[]>([])
  return useMicrophone(port, {
    purpose: 'command',
    room: session.sessionId,
    language: LANGUAGE,
    asked: () => {
      void fetchTakeTurn().catch(() => undefined)
      stood.current = ui.getState().asked
      return stood.current.map(({ kind }) => kind)
    },
    onHeard: (heard) => {
      const asked = stood.current
      if (taking !== undefined) return taking(session, ui, asked, heard)
      void fetchTakeTurn().then(
        (take) => take(session, ui, asked, heard),
        // without that code the words are still there to be sent
        () => session.type(heard.text),
      )
    },
  })
}

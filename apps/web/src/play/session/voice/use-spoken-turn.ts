import { SURE_CONFIDENCE } from '@placard/contract'
import { useRef } from 'react'
import type { HeardTurn, MicrophonePort } from '../../../client/microphone/microphone-port.ts'
import { type Microphone, useMicrophone } from '../../../client/microphone/use-microphone.ts'
import { type HallUi, useHallUi } from '../hall-ui.ts'
import type { Session } from '../model/session.ts'
import { useSession } from '../session-context.ts'
import type { SpokenQuestion } from './spoken-question.ts'
import { answered } from './spoken-questions.ts'

/** A session's commands are spoken in the language of its record. */
const LANGUAGE = 'en'

/**
 * Puts what was heard into the composer, in place of what was heard before and still stands there. It is sent at once only
 * where the recogniser is sure of it and nothing else stands there; the session itself keeps back what binds until the
 * player has confirmed it.
 */
function takeHeard(session: Session, ui: HallUi, { text, confidence, alternatives = [], isCutShort }: HeardTurn): void {
  const { draft } = session.store.getState()
  const before = draft === ui.getState().lastHeard ? '' : draft
  const isAlone = before.trim() === ''
  const all = isAlone ? text : `${before.trimEnd()} ${text}`
  session.type(all)
  const isSure = isAlone && !isCutShort && (confidence ?? 0) >= SURE_CONFIDENCE
  ui.setState({ lastHeard: all, toCheck: isSure ? undefined : { text: all, before, alternatives } })
  if (isSure) void session.say()
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
      stood.current = ui.getState().asked
      return stood.current.map(({ kind }) => kind)
    },
    onHeard: (heard) => {
      if (!answered(ui, stood.current, heard)) takeHeard(session, ui, heard)
    },
  })
}

import { useEffect, useRef } from 'react'
import { callAwayLate } from '../../client/notifications/late-call.ts'
import { sessionMessages } from './messages.en.ts'
import { callOf } from './model/call.ts'
import { useEntries, useView } from './session-context.ts'

/** Notifies a player whose answer the session needs while its tab is hidden. */
export function Caller() {
  const view = useView()
  const entries = useEntries()
  const heardUpTo = useRef(entries.at(-1)?.seq ?? 0)
  const wasYourTurn = useRef(view.legal.yourTurnToVote)

  useEffect(() => {
    const asked = callOf(
      entries.filter(({ seq }) => seq > heardUpTo.current),
      view,
    )
    heardUpTo.current = entries.at(-1)?.seq ?? 0
    const isNowYourTurn = view.legal.yourTurnToVote && !wasYourTurn.current
    wasYourTurn.current = view.legal.yourTurnToVote
    const words = isNowYourTurn ? sessionMessages.announce.yourTurn : asked
    const { title, sessionId } = view
    if (words !== undefined) callAwayLate({ title, text: words, view: { kind: 'session', sessionId } })
  }, [entries, view])

  return null
}

import { useEffect, useRef, useState } from 'react'
import { countryIn } from '../room/room.ts'
import { readAsText } from '../room/wording.ts'
import { sessionMessages } from './messages.en.ts'
import { announcementOf } from './model/announcement.ts'
import { useEntries, useSessionState, useView } from './session-context.ts'

const { announce } = sessionMessages

/** The reading of the player's last text, while it can be undone. */
function useUndoableReading(): string | undefined {
  const view = useView()
  const entries = useEntries()
  const seq = useSessionState(({ undoable }) => undoable?.seq)
  const said = entries.findLast(
    ({ kind, seat, origin }) => kind === 'speech' && seat === view.you && origin === 'person',
  )
  return seq === undefined || said === undefined || said.seq > seq ? undefined : readAsText(said, view)
}

/** The screen's one polite live region: announces what matters and is not read aloud elsewhere. */
export function Announcer() {
  const view = useView()
  const entries = useEntries()
  const isUnclear = useSessionState(({ unclear }) => unclear !== undefined && unclear.acts === undefined)
  const isDraft = useSessionState(({ unclear }) => unclear?.acts !== undefined)
  const [said, setSaid] = useState('')
  const heardUpTo = useRef(entries.at(-1)?.seq ?? 0)
  const speaker = countryIn(view, view.speaker)
  const isYourTurn = view.legal.yourTurnToVote

  useEffect(() => {
    const words = announcementOf(
      entries.filter(({ seq }) => seq > heardUpTo.current),
      view,
    )
    heardUpTo.current = entries.at(-1)?.seq ?? 0
    if (words !== '') setSaid(words)
  }, [entries, view])

  useEffect(() => {
    if (speaker !== '') setSaid(announce.floor(speaker))
  }, [speaker])

  useEffect(() => {
    if (isYourTurn) setSaid(announce.yourTurn)
  }, [isYourTurn])

  useEffect(() => {
    if (isUnclear) setSaid(announce.unclear)
  }, [isUnclear])

  useEffect(() => {
    if (isDraft) setSaid(announce.draft)
  }, [isDraft])

  const reading = useUndoableReading()
  useEffect(() => {
    if (reading !== undefined) setSaid(announce.undoable(reading))
  }, [reading])

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}

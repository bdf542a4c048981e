import type { Debrief, SessionDetail } from '@placard/contract'
import { html, type Markup, table } from '../../../client/documents/markup.ts'
import { isSigned, wordingText } from '../../../client/wording/who-worded.ts'
import { clockText } from '../../../kit/ui/clock-text.ts'
import { commitmentText } from '../../room/commitment-text.ts'
import { commitmentWords } from '../../room/commitment-words.en.ts'
import { characterOf, entryWording } from '../../room/entry-wording.ts'
import type { Room } from '../../room/room.ts'
import { wholeRoom } from '../../room/whole-room.ts'
import { momentMessages, promiseMessages, recordMessages } from '../messages.en.ts'
import { nothingTurned, pointActText } from '../TurningPointsPanel.tsx'
import { turningMessages } from '../turning-messages.en.ts'
import { shareMessages } from './messages.en.ts'
import { part } from './outcome-parts.ts'

const { parts: words } = shareMessages

/** The events: turning points, moments, promises, and every line of the transcript. */
export function recordParts(detail: SessionDetail): readonly Markup[] {
  const room = wholeRoom(detail)
  const { debrief } = detail
  return [
    ...(debrief ? [turningPart(detail, debrief, room), momentsPart(detail, debrief, room)] : []),
    promisesPart(detail),
    wholeRecord(detail, room),
  ]
}

function turningPart(detail: SessionDetail, { turningPoints }: Debrief, room: Room): Markup {
  if (turningPoints.length === 0) {
    return part(turningMessages.title, html`<p>${nothingTurned(detail.entries, detail.view)}</p>`)
  }
  const told = ({ score, quality }: { score: number; quality: number }) =>
    words.expectation(turningMessages.figure(score), turningMessages.figure(quality))
  const rows = turningPoints.map(({ at, act, made, silent, better }) => [
    clockText(at),
    pointActText(act, room),
    told(made),
    told(silent),
    better ? `${pointActText(better.act, room)}: ${told(better.expected)}` : words.nothing,
  ])
  return part(turningMessages.title, table(turningMessages.intro, words.turningColumns, rows))
}

function momentsPart({ entries }: SessionDetail, { moments }: Debrief, room: Room): Markup {
  if (moments.length === 0) return part(momentMessages.title, html`<p>${momentMessages.none}</p>`)
  const rows = moments.map(({ seq, at, reason }) => {
    const entry = entries.find((candidate) => candidate.seq === seq)
    const text = entry ? entryWording(entry, room).text : ''
    return [clockText(at), `${momentMessages.reasons[reason]}. ${text}`]
  })
  return part(momentMessages.title, table(momentMessages.intro, words.momentColumns, rows))
}

function promisesPart({ view }: SessionDetail): Markup {
  const { commitments } = view
  if (commitments.length === 0) return part(promiseMessages.title, html`<p>${promiseMessages.none}</p>`)
  const rows = commitments.map((commitment) => [
    clockText(commitment.at),
    commitmentText(commitment, view),
    commitmentWords.status[commitment.kind][commitment.status],
  ])
  return part(promiseMessages.title, table(promiseMessages.title, words.promiseColumns, rows))
}

function wholeRecord({ entries }: SessionDetail, room: Room): Markup {
  const signed = isSigned(entries)
  const rows = entries.map((entry) => {
    const by = signed ? wordingText(entry) : undefined
    const { text } = entryWording(entry, room)
    return [clockText(entry.at), characterOf(entry, room), by === undefined ? text : words.worded(text, by)]
  })
  return part(recordMessages.title, table(recordMessages.entries(entries.length), words.recordColumns, rows))
}

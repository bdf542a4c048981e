import type { SessionDetail, TranscriptEntry } from '@placard/contract'
import { useEffect, useMemo } from 'react'
import { isSigned } from '../../client/wording/who-worded.ts'
import { stillEnglish } from '../../kit/language/language.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Chip } from '../../kit/ui/Chip.tsx'
import { classes } from '../../kit/ui/classes.ts'
import { clockText } from '../../kit/ui/clock-text.ts'
import { Flag } from '../../kit/ui/Flag.tsx'
import { characterOf, entryWording } from '../room/entry-wording.ts'
import { isTextChange } from '../room/is-text-change.ts'
import { sessionWords } from '../room/messages.en.ts'
import { PlayLine, RecordedLines } from '../room/recorded/RecordedLines.tsx'
import { type Room, seatIn } from '../room/room.ts'
import { WordedBy } from '../room/WordedBy.tsx'
import { wholeRoom } from '../room/whole-room.ts'
import { entryId } from './entry-id.ts'
import { recordMessages } from './messages.en.ts'
import { lastOf, partsOf, RECORD_FILTERS, type ShownRecord } from './record.ts'
import { Section } from './Section.tsx'

type RecordPanelProps = {
  detail: SessionDetail
  shown: ShownRecord
  onShow: (shown: ShownRecord) => void
}

/** Entries shown before the user asks for the whole record. */
const LAST = 20

/** The record of everything said and done, in order of time. */
export function RecordPanel({ detail, shown, onShow }: RecordPanelProps) {
  const { filter, isWhole } = shown
  const parts = partsOf(detail.entries, filter)
  const signed = isSigned(detail.entries)
  const room = useMemo(() => wholeRoom(detail), [detail])
  const count = parts.reduce((sum, { entries }) => sum + entries.length, 0)
  // The address may name an entry that was not rendered yet when the browser looked for it.
  useEffect(() => {
    const wanted = window.location.hash.slice(1)
    if (wanted !== '') document.getElementById(wanted)?.scrollIntoView()
  }, [])
  return (
    <Section title={recordMessages.title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{recordMessages.filter}</legend>
          {RECORD_FILTERS.map((one) => (
            <Chip key={one} isPressed={one === filter} onClick={() => onShow({ ...shown, filter: one })}>
              {recordMessages.filters[one]}
            </Chip>
          ))}
        </fieldset>
        <p role="status" className="text-13 text-text-3 tabular">
          {recordMessages.entries(count)}
        </p>
      </div>
      {count === 0 && <p className="text-15 text-text-2">{recordMessages.none}</p>}
      {count > LAST && (
        <Button size="sm" className="self-start" onClick={() => onShow({ filter, isWhole: !isWhole })}>
          {isWhole ? recordMessages.showLast(LAST) : recordMessages.showAll(count)}
        </Button>
      )}
      <RecordedLines sessionId={detail.session.id} room={room} entries={detail.entries}>
        {(isWhole ? parts : lastOf(parts, LAST)).map(({ phase, entries }) => (
          <div key={phase}>
            <h3 className="mb-2 font-serif text-20 font-medium">{sessionWords.phases[phase]}</h3>
            <ol className="border-t border-hairline">
              {entries.map((entry) => (
                <Entry key={entry.seq} entry={entry} room={room} isOneOfMany={isWhole} isSigned={signed} />
              ))}
            </ol>
          </div>
        ))}
      </RecordedLines>
    </Section>
  )
}

/** Renders only the lines in view, of hundreds. */
const DRAWN_IN_SIGHT = '[content-visibility:auto] [contain-intrinsic-size:auto_3.5rem]'

type EntryProps = { entry: TranscriptEntry; room: Room; isOneOfMany: boolean; isSigned: boolean }

function Entry({ entry, room, isOneOfMany, isSigned }: EntryProps) {
  const { title, text } = entryWording(entry, room)
  const seat = seatIn(room, entry.seat)
  const isSpeech = entry.kind === 'speech'
  return (
    <li
      id={entryId(entry.seq)}
      className={classes(
        'grid scroll-mt-20 grid-cols-[3rem_1.25rem_minmax(0,1fr)] gap-x-3 border-b border-hairline py-2.5 target:bg-accent/12 target:outline-2 target:outline-accent',
        isOneOfMany && DRAWN_IN_SIGHT,
        isTextChange(entry) && 'border-s-3 border-s-accent ps-2',
      )}
    >
      <time className="pt-0.5 text-13 text-text-3 tabular">{clockText(entry.at)}</time>
      <span className="pt-0.5">{seat && <Flag code={seat.flag} className="size-4.5" />}</span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2 text-13">
          <span className="font-medium">{characterOf(entry, room)}</span>
          {!isSpeech && <span className="text-12 text-text-3 tracking-wide">{title}</span>}
          {isSigned && <WordedBy entry={entry} />}
          {isSpeech && <PlayLine seq={entry.seq} />}
          {isTextChange(entry) && <span className="sr-only">{recordMessages.changedText}</span>}
        </span>
        <span
          {...(isSpeech && stillEnglish)}
          className={isSpeech ? 'block max-w-column font-serif text-17' : 'block max-w-column text-14 text-text-2'}
        >
          {text}
        </span>
      </span>
    </li>
  )
}

import type { SeatView, TranscriptEntry } from '@placard/contract'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { clockText } from '../../../kit/ui/clock-text.ts'
import { entryWording } from '../../room/entry-wording.ts'
import { sessionWords } from '../../room/messages.en.ts'
import { goToMoment, useHallUi } from '../hall-ui.ts'
import { sessionMessages } from '../messages.en.ts'
import { isMark, markAfterKey, nearestMark, phaseSpans } from '../model/timeline.ts'
import { useEntries, useView } from '../session-context.ts'
import { useSessionTime } from '../use-now.ts'

const { timeline } = sessionMessages

const LOOK: Partial<Record<TranscriptEntry['kind'], string>> = {
  clause: 'h-3 w-0.5 bg-accent',
  draft: 'h-4 w-1 bg-accent',
  crisis: 'size-2 rotate-45 bg-danger',
  vote: 'h-4 w-1 bg-text',
  promise: 'size-1.5 rounded-full bg-text-2',
  conclusion: 'h-4 w-1 bg-text',
}

function Phases({ clock, entries }: { clock: SeatView['clock']; entries: readonly TranscriptEntry[] }) {
  return phaseSpans(clock, entries).map(({ id, from, to, status }) => (
    <div
      key={id}
      className="absolute inset-bs-0 h-full overflow-hidden border-e border-hairline"
      style={{ insetInlineStart: `${from * 100}%`, width: `${(to - from) * 100}%` }}
    >
      <span
        className={`block truncate px-1.5 pt-0.5 text-12 leading-4 ${status === 'current' ? 'font-medium text-text' : 'text-text-3'}`}
      >
        {sessionWords.phases[id]}
      </span>
    </div>
  ))
}

/** Phases and events along a bar, as one control: the arrow keys move from event to event. */
export function Timeline() {
  const view = useView()
  const entries = useEntries()
  const ui = useHallUi()
  const { at } = useSessionTime()
  const [index, setIndex] = useState<number>()
  const marks = entries.filter(isMark)
  const { durationMs } = view.clock
  const shown = index === undefined ? undefined : marks[index]
  const wording = shown && entryWording(shown, view)
  const told =
    shown && wording
      ? timeline.event(clockText(shown.at), wording.title, wording.text)
      : marks.length === 0
        ? timeline.empty
        : undefined

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && shown) goToMoment(ui, shown.seq)
    const next = markAfterKey(event.key, index, marks.length)
    if (next === undefined) return
    event.preventDefault()
    setIndex(next)
  }

  function handlePointer(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    setIndex(nearestMark(marks, ((event.clientX - box.left) / box.width) * durationMs))
  }

  return (
    <div className="relative shrink-0 border-t border-hairline bg-surface px-3 sm:px-6">
      {told !== undefined && index !== undefined && (
        <p className="absolute inset-x-3 inset-be-full z-10 mb-1 animate-appear rounded-control border border-hairline bg-surface px-3 py-1.5 text-13 shadow-float sm:inset-x-6">
          {told}
        </p>
      )}
      <div
        role="slider"
        tabIndex={0}
        aria-label={timeline.label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, marks.length - 1)}
        aria-valuenow={index ?? Math.max(0, marks.length - 1)}
        aria-valuetext={told ?? timeline.help}
        title={index === undefined ? timeline.help : undefined}
        onKeyDown={handleKeyDown}
        onPointerMove={handlePointer}
        onPointerLeave={() => setIndex(undefined)}
        onBlur={() => setIndex(undefined)}
        onClick={() => shown && goToMoment(ui, shown.seq)}
        className="relative h-11 cursor-pointer"
      >
        <Phases clock={view.clock} entries={entries} />
        <span className="absolute inset-x-0 inset-be-3 h-px bg-control" />
        <span
          className="absolute inset-s-0 inset-be-3 h-0.5 bg-accent transition-[width] duration-(--duration-speaker)"
          style={{ width: `${(at / durationMs) * 100}%` }}
        />
        {marks.map((mark, place) => (
          <span
            key={mark.seq}
            className={`absolute inset-be-3 -translate-x-1/2 translate-y-1/2 transition-[scale] ${LOOK[mark.kind] ?? ''} ${place === index ? 'scale-150' : ''}`}
            style={{ insetInlineStart: `${(mark.at / durationMs) * 100}%` }}
          />
        ))}
      </div>
    </div>
  )
}

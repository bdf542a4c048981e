import type { TranscriptEntry } from '@placard/contract'
import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isSigned } from '../../../client/wording/who-worded.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { RecordedLines } from '../../room/recorded/RecordedLines.tsx'
import { useHallUiState } from '../hall-ui.ts'
import { sessionMessages } from '../messages.en.ts'
import { useEntries, useSession, useView } from '../session-context.ts'
import { CaptionLine } from './CaptionLine.tsx'

const { captions } = sessionMessages

/** Lines shown at first, and added on request: a session may have many hundred. */
const SHOWN = 60
/** Scroll distance beyond which the reader has left the newest line. */
const AWAY_PX = 48

/** Kinds of lines in the captions: speeches, and changes of the text or the session. */
const TOLD: ReadonlySet<TranscriptEntry['kind']> = new Set([
  'speech',
  'clause',
  'draft',
  'proposal',
  'offer',
  'motion',
  'vote',
  'crisis',
  'crisis-update',
  'phase',
  'support',
  'promise',
  'closing',
  'conclusion',
  'withdrawal',
])

/** Lines that only repeat a speech, or are too frequent; the updates panel has them. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'proposal put',
  'offer made',
  'promise promise',
  'promise threat',
  'promise kept',
])

/** Whether a line is shown in the captions. */
export function isTold({ kind, detail }: Pick<TranscriptEntry, 'kind' | 'detail'>): boolean {
  return TOLD.has(kind) && !LEFT_OUT.has(`${kind} ${detail}`)
}

/** Live captions: the newest line large, earlier ones smaller, events between them as thin lines. */
export function Captions() {
  const { sessionId } = useSession()
  const view = useView()
  const entries = useEntries()
  const told = entries.filter(isTold)
  const takenBack = new Set(entries.flatMap(({ kind, about }) => (kind === 'withdrawal' ? [about] : [])))
  const signed = isSigned(entries)
  const moment = useHallUiState((state) => state.moment)
  const [more, setMore] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const [isAway, setIsAway] = useState(false)
  const asked = moment === undefined ? 0 : told.filter(({ seq }) => seq >= moment.seq).length
  const shown = told.slice(-Math.max(SHOWN + more, asked))
  const lastSpeech = told.findLast(({ kind }) => kind === 'speech')?.seq

  useEffect(() => {
    if (moment === undefined) return
    const line = box.current?.querySelector<HTMLElement>(`[data-seq="${moment.seq}"]`)
    line?.scrollIntoView({ block: 'center' })
    line?.focus({ preventScroll: true })
  }, [moment])

  // A reversed column stays scrolled to its end, and counts its scroll position from there.
  const handleScroll = () => setIsAway((box.current?.scrollTop ?? 0) < -AWAY_PX)
  const toEnd = () => box.current?.scrollTo({ top: 0 })

  return (
    <div className="relative flex min-h-0 flex-1 flex-col border-t border-hairline">
      <div
        ref={box}
        role="log"
        aria-label={captions.label}
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={handleScroll}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto px-3 py-3 outline-offset-[-2px] sm:px-6"
      >
        <div className="mx-auto w-full max-w-[45rem]">
          {told.length === 0 && <p className="font-serif text-17 text-text-2">{captions.empty}</p>}
          {shown.length < told.length && (
            <Button size="sm" variant="quiet" onClick={() => setMore(more + SHOWN)}>
              {captions.earlier}
            </Button>
          )}
          <RecordedLines sessionId={sessionId} room={view} entries={entries}>
            <ol className="flex flex-col">
              {shown.map((entry) => (
                <CaptionLine
                  key={entry.seq}
                  entry={entry}
                  room={view}
                  isNewest={entry.seq === lastSpeech}
                  isTakenBack={takenBack.has(String(entry.seq))}
                  isSigned={signed}
                />
              ))}
            </ol>
          </RecordedLines>
        </div>
      </div>
      {isAway && (
        <Button
          size="sm"
          className="absolute inset-x-0 inset-be-2 mx-auto w-max animate-rise rounded-full shadow-float"
          icon={<ArrowDown aria-hidden="true" className="size-4" />}
          onClick={toEnd}
        >
          {captions.latest}
        </Button>
      )}
    </div>
  )
}

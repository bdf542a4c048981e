import type { RecordHit } from '@placard/contract'
import { FilePenLine } from 'lucide-react'
import { Marked } from '../../../kit/ui/Marked.tsx'
import { readable, unmarked } from '../../../kit/ui/marked.ts'
import { recordMessages, historyMessages as words } from '../messages.en.ts'
import { KIND_ICONS } from '../RecordFacts.tsx'
import { useSurroundings } from '../surroundings.ts'

type HistoryHitsProps = { hits: readonly RecordHit[] }

/** Where the words were said, beside the titles and last messages that have them. */
export function HistoryHits({ hits }: HistoryHitsProps) {
  const openHit = useSurroundings().useOpenHit()
  if (hits.length === 0) return null
  return (
    <section aria-label={words.said} className="flex flex-col gap-2">
      <h2 className="text-20">{words.said}</h2>
      <p className="text-13 text-text-3">{words.saidIntro}</p>
      <ul className="overflow-hidden rounded-panel border border-hairline bg-surface">
        {hits.map((hit) => {
          const { kind, id, messageId, paper, seq, title, excerpt } = hit
          const Icon = paper === null ? KIND_ICONS[kind] : FilePenLine
          return (
            <li
              key={`${id} ${messageId ?? paper?.id ?? seq ?? ''}`}
              className="border-b border-hairline last:border-b-0"
            >
              <button
                type="button"
                onClick={() => openHit(hit)}
                className="target flex w-full items-center gap-3 px-4 py-2 text-start hover:bg-sunken"
              >
                <Icon role="img" aria-label={recordMessages.kinds[kind]} className="size-5 shrink-0 text-text-3" />
                <span className="min-w-0">
                  <span className="block truncate text-15 font-medium">{unmarked(paper?.title ?? title)}</span>
                  <span className="line-clamp-2 text-13 text-text-2">
                    <Marked text={readable(excerpt)} />
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

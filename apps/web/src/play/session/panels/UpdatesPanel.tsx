import { clockText } from '../../../kit/ui/clock-text.ts'
import { characterOf, entryWording } from '../../room/entry-wording.ts'
import { isTold } from '../chamber/Captions.tsx'
import { goToMoment, useHallUi } from '../hall-ui.ts'
import { useEntries, useView } from '../session-context.ts'
import { panelMessages } from './messages.en.ts'

const { updates: words } = panelMessages
const SHOWN = 10

/** The last ten entries of the log, newest first, each with its time and character. */
export function UpdatesPanel() {
  const view = useView()
  const ui = useHallUi()
  const entries = useEntries().slice(-SHOWN).reverse()
  if (entries.length === 0) return <p className="text-14 text-text-2">{words.empty}</p>
  return (
    <ol aria-label={words.label} className="flex flex-col">
      {entries.map((entry) => {
        const { title, text } = entryWording(entry, view)
        const head = (
          <span className="flex items-baseline gap-2 text-12">
            <span className="tabular text-text-3">{clockText(entry.at)}</span>
            <span className="font-semibold tracking-wide text-text-2">{title}</span>
            <span className="ms-auto truncate text-text-3">{characterOf(entry, view)}</span>
          </span>
        )
        return (
          <li key={entry.seq} className="border-b border-hairline last:border-0">
            {isTold(entry) ? (
              <button
                type="button"
                onClick={() => goToMoment(ui, entry.seq)}
                className="block w-full rounded-control px-1 py-2 text-start hover:bg-sunken"
              >
                {head}
                <span className="line-clamp-3 text-14">{text}</span>
              </button>
            ) : (
              <div className="px-1 py-2">
                {head}
                <span className="line-clamp-3 text-14">{text}</span>
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

import type { SeatView } from '@placard/contract'
import { debriefMessages, scoreMessages } from './messages.en.ts'
import { Section } from './Section.tsx'
import { accountFor, type ScorePart } from './score-parts.ts'

/** Full width of a bar, in thousandths. */
const SCALE = 1000

/** The session score as a waterfall chart: each part starts where the previous one ended. */
export function ScorePanel({ view }: { view: SeatView }) {
  const account = accountFor(view)
  if (!account) return null
  let sum = 0
  const lines = account.parts.map((part) => {
    const from = sum
    sum += part.points
    return { part, from }
  })
  return (
    <Section title={scoreMessages.title} intro={account.isForced ? scoreMessages.forced : scoreMessages.intro}>
      <table className="w-full border-collapse text-14 tabular">
        <thead className="sr-only">
          <tr>
            {scoreMessages.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ part, from }) => (
            <Line key={part.id} part={part} from={from} isMuted={account.isForced} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-control font-medium">
            <th scope="row" className="py-3 text-start">
              {scoreMessages.sum}
            </th>
            <td className="py-3 text-end">{account.total}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </Section>
  )
}

function Line({ part, from, isMuted }: { part: ScorePart; from: number; isMuted: boolean }) {
  const start = Math.max(0, Math.min(from, from + part.points))
  const width = Math.abs(part.points)
  return (
    <tr
      className={`border-t border-hairline align-top max-sm:grid max-sm:grid-cols-[1fr_auto] ${isMuted ? 'opacity-75' : ''}`}
    >
      <th scope="row" className="py-3 pe-4 text-start font-medium sm:w-44">
        {part.name}
      </th>
      <td className="py-3 text-end font-medium whitespace-nowrap sm:w-16">{debriefMessages.signed(part.points)}</td>
      <td className="pb-3 max-sm:col-span-2 sm:py-3 sm:ps-6">
        <span aria-hidden="true" className="mb-1.5 block h-2 rounded-full bg-sunken">
          <span
            className={`block h-2 rounded-full ${part.points < 0 ? 'bg-against' : 'bg-accent'}`}
            style={{ marginInlineStart: `${(start / SCALE) * 100}%`, width: `${(width / SCALE) * 100}%` }}
          />
        </span>
        <span className="text-13 text-text-2">{part.why}</span>
      </td>
    </tr>
  )
}

import type { KeyNote } from './commands.ts'
import { Keys } from './Keys.tsx'

/** Keys of one group, each with what it does. */
export function KeyList({ rows }: { rows: readonly KeyNote[] }) {
  return (
    <dl className="flex flex-col gap-1.5 text-14">
      {rows.map(({ keys, label }) => (
        <div key={`${keys} ${label}`} className="flex items-center justify-between gap-4">
          <dt>{label}</dt>
          <dd>
            <Keys keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

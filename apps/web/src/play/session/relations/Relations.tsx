import { signed } from '../../../kit/ui/clock-text.ts'
import { ViewAsTable } from '../../../kit/ui/ViewAsTable.tsx'
import { sessionWords } from '../../room/messages.en.ts'
import { regardsOf } from '../model/relations.ts'
import { useSessionState, useView } from '../session-context.ts'
import { relationMessages as words } from './messages.en.ts'
import { RelationsGrid } from './RelationsGrid.tsx'
import { RelationsOfOne } from './RelationsOfOne.tsx'

/** Every seat's regard for every other: a grid where there is room, otherwise one delegation at a time. */
export function Relations() {
  const view = useView()
  const past = useSessionState(({ record }) => record?.pastRelations)
  const regards = regardsOf(view, past ?? [])
  const rows = regards.flat().flatMap((regard) => {
    if (regard === undefined) return []
    const { from, to, word, value, trend } = regard
    const moving = trend === undefined ? words.noTrend : words.trend[trend]
    return [[from.countryName, to.countryName, sessionWords.relation[word], signed(value), moving]]
  })
  return (
    <ViewAsTable caption={words.title} columns={words.columns} rows={rows}>
      <div className="hidden overflow-x-auto sm:block">
        <RelationsGrid regards={regards} />
      </div>
      <div className="sm:hidden">
        <RelationsOfOne regards={regards} />
      </div>
    </ViewAsTable>
  )
}

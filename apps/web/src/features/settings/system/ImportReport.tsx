import type { FileLine, FileReport } from '@placard/application'
import { isSettingName } from '@placard/contract'
import { Button } from '../../../kit/ui/Button.tsx'
import { DataTable } from '../../../kit/ui/ViewAsTable.tsx'
import { nameOfSetting, valueText } from '../setting-words.ts'
import { systemMessages } from './messages.en.ts'

const { report: words } = systemMessages.file

const nameText = (name: string) => (isSettingName(name) ? nameOfSetting(name) : name)

function rowOf(line: FileLine): readonly string[] {
  const result = line.outcome === 'refused' ? words.reasons[line.because] : words.outcomes[line.outcome]
  return [nameText(line.name), valueText(line.name, line.value), result]
}

type ImportReportProps = { report: Extract<FileReport, { kind: 'read' }>; onClose: () => void }

/** What became of each field of an imported file, and why. */
export function ImportReport({ report, onClose }: ImportReportProps) {
  const { lines, missing, furtherUnknown, isNewer } = report
  const count = (...outcomes: FileLine['outcome'][]) => lines.filter(({ outcome }) => outcomes.includes(outcome)).length
  return (
    <section aria-label={words.title} className="flex flex-col gap-2 rounded-control border border-hairline p-4">
      <h3 className="text-15 font-medium">{words.title}</h3>
      <p className="text-14 text-text-2">
        {words.counts(count('taken', 'limited'), count('same'), count('refused') + furtherUnknown)}
      </p>
      {isNewer && <p className="text-14 text-warning">{words.newer}</p>}
      {/* what was not taken first: it is what somebody may have to do something about */}
      <DataTable
        caption={words.caption}
        columns={words.columns}
        rows={[...lines].sort((one, other) => rank(one) - rank(other)).map(rowOf)}
      />
      {furtherUnknown > 0 && <p className="text-13 text-text-2">{words.further(furtherUnknown)}</p>}
      {missing.length > 0 && <p className="text-13 text-text-2">{words.missing(missing.map(nameOfSetting))}</p>}
      <div>
        <Button size="sm" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </section>
  )
}

const rank = ({ outcome }: FileLine) => ['refused', 'retired', 'limited', 'taken', 'same'].indexOf(outcome)

import { sessionMessages } from '../messages.en.ts'
import { useView } from '../session-context.ts'

const { header } = sessionMessages

function Score({ label, value, help }: { label: string; value: number; help: string }) {
  return (
    <div className="flex flex-col-reverse items-center" title={help}>
      <dt className="text-12 text-text-3">{label}</dt>
      <dd className="font-serif text-17 leading-tight tabular sm:text-20">{header.outOfTen(value)}</dd>
    </div>
  )
}

/** The two scores of the header. */
export function Scores() {
  const { agreementScore, relationsScore } = useView()
  return (
    <dl className="flex shrink-0 gap-3 sm:gap-4">
      <Score label={header.agreement} value={agreementScore} help={header.agreementHelp} />
      <Score label={header.relations} value={relationsScore} help={header.relationsHelp} />
    </dl>
  )
}

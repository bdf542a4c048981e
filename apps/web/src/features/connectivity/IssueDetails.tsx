import type { ReactNode, RefObject } from 'react'
import { datesIn } from '../../kit/language/dates.ts'
import { dateLocale } from '../../kit/language/language.ts'
import { type ConnectionIssue, estimateText } from './connection-issues.ts'
import { ForSupport } from './ForSupport.tsx'
import { connectivityMessages } from './messages.en.ts'

const words = connectivityMessages
const { time } = datesIn(dateLocale)

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="w-32 shrink-0 text-text-2">{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  )
}

function OtherIssues({
  issues,
  ref,
}: {
  issues: readonly ConnectionIssue[]
  ref: RefObject<HTMLHeadingElement | null>
}) {
  return (
    <div className="md:col-span-2">
      <h3 ref={ref} tabIndex={-1} className="mb-1 font-sans text-13 font-semibold">
        {words.otherIssues}
      </h3>
      <ul className="flex flex-col gap-1">
        {issues.map(({ code, message, description }) => (
          <li key={code}>
            <span className="font-medium">{message}.</span> {description}
          </li>
        ))}
      </ul>
    </div>
  )
}

export type IssueDetailsProps = {
  id: string
  issue: ConnectionIssue
  others: readonly ConnectionIssue[]
  supportEmail: string | undefined
  /** What can be done about it, for phones. */
  children: ReactNode
  headings: {
    readonly others: RefObject<HTMLHeadingElement | null>
    readonly support: RefObject<HTMLHeadingElement | null>
  }
}

/** The details of the current issue, and the others in short. */
export function IssueDetails({ id, issue, others, supportEmail, headings, children }: IssueDetailsProps) {
  return (
    <section
      id={id}
      aria-label={issue.message}
      className="mx-auto grid w-full max-w-page gap-x-8 gap-y-4 px-1 pt-2 pb-4 text-13 md:grid-cols-2"
    >
      <div className="flex flex-col gap-2">
        {/* on larger windows the line above says so already, and has the actions */}
        <p className="sm:hidden">{issue.description}</p>
        <div className="flex flex-wrap gap-2 sm:hidden">{children}</div>
        <dl className="flex flex-col gap-1">
          <Fact name={words.severity}>{words.severities[issue.severity]}</Fact>
          {issue.estimatedResolution !== undefined && (
            <Fact name={words.estimate}>{estimateText(issue.estimatedResolution)}</Fact>
          )}
          <Fact name={words.since}>{time(issue.timestamp)}</Fact>
          <Fact name={words.affected}>{issue.affectedServices.join(', ')}</Fact>
        </dl>
      </div>
      <div>
        <h3 className="mb-1 font-sans text-13 font-semibold">{words.whatYouCanDo}</h3>
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {issue.userActions.map((action) => (
            <li key={action}>{action}</li>
          ))}
        </ul>
      </div>
      {others.length > 0 && <OtherIssues issues={others} ref={headings.others} />}
      <ForSupport issues={[issue, ...others]} supportEmail={supportEmail} ref={headings.support} />
    </section>
  )
}

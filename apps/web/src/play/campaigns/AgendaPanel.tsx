import type { CampaignIssue, PublicCampaign } from '@placard/contract'
import { ChevronDown } from 'lucide-react'
import { LevelSwatch } from '../../kit/map/LevelSwatch.tsx'
import { cutAtVerb } from '../room/clause-text.ts'
import { detailsMessages } from './details-messages.en.ts'

/** The issues of the agenda, each option with its clause. */
export function AgendaPanel({ campaign }: { campaign: PublicCampaign }) {
  const { agenda } = detailsMessages
  return (
    <section aria-label={agenda.title} className="paper p-5 sm:p-8">
      <h2 className="text-24">{agenda.title}</h2>
      <p className="mt-2 max-w-column text-15 text-text-2">{agenda.intro}</p>
      <ol className="mt-5 divide-y divide-hairline border-y border-hairline">
        {campaign.issues.map((issue, index) => (
          <li key={issue.id}>
            <Issue issue={issue} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Issue({ issue, number }: { issue: CampaignIssue; number: number }) {
  return (
    <details className="group" open={number === 1}>
      <summary className="target flex list-none items-center gap-4 rounded-control py-3 hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="w-6 shrink-0 font-serif text-24 text-text-3 tabular">{number}</span>
        <span className="min-w-0 flex-1">
          <span className="block font-serif text-20">{issue.title}</span>
          <span className="block text-14 text-text-2">{issue.question}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-text-3 transition-[rotate] duration-(--duration-state) group-open:rotate-180"
        />
      </summary>
      <ol className="flex flex-col gap-4 pt-1 pb-6 sm:ps-10">
        {issue.options.map((option, index) => (
          <Option key={option.id} option={option} place={index} count={issue.options.length} />
        ))}
      </ol>
    </details>
  )
}

type OptionProps = { option: CampaignIssue['options'][number]; place: number; count: number }

function Option({ option, place, count }: OptionProps) {
  const { verb, rest } = cutAtVerb(option.clause)
  return (
    <li className="flex gap-3">
      <LevelSwatch level={place} count={count} className="mt-1 h-4 w-6" />
      <div className="min-w-0 max-w-column">
        <p className="text-15 font-medium">
          <span className="sr-only">{detailsMessages.agenda.option(place + 1, count)} </span>
          {option.label}
        </p>
        {option.clause === '' ? (
          <p className="text-14 text-text-3">{detailsMessages.agenda.noClause}</p>
        ) : (
          <p className="font-serif text-15 text-text-2">
            <em>{verb}</em> {rest}
          </p>
        )}
      </div>
    </li>
  )
}

import type { PublicCampaign } from '@placard/contract'
import { DifficultyBadge } from './DifficultyBadge.tsx'
import { detailsMessages } from './details-messages.en.ts'
import { pickerMessages } from './messages.en.ts'

/** The campaign at a glance: duration, delegates, rules. */
export function FactsPanel({ campaign }: { campaign: PublicCampaign }) {
  const { facts, packs, majorities } = detailsMessages
  const { pack, majority } = campaign.procedure
  const rows = [
    [facts.duration, facts.minutes(campaign.durationMinutes)],
    [facts.delegates, campaign.aiDelegates],
    [facts.category, pickerMessages.categories[campaign.category]],
    [facts.theme, campaign.theme],
    [facts.difficulty, <DifficultyBadge key="difficulty" difficulty={campaign.difficulty} />],
  ] as const
  return (
    <section aria-label={facts.title} className="paper p-5">
      <h2 className="text-20">{facts.title}</h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-14">
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-text-3">{term}</dt>
            <dd className="text-end font-medium tabular">{value}</dd>
          </div>
        ))}
        <div className="col-span-2 border-t border-hairline pt-3">
          <dt className="text-text-3">{facts.procedure}</dt>
          <dd className="mt-1 text-text-2">
            {packs[pack]} {majorities[majority](campaign.seats.length + 1)}
          </dd>
        </div>
      </dl>
    </section>
  )
}

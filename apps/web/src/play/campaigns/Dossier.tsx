import type { CampaignSummary } from '@placard/contract'
import { Clock3, Users } from 'lucide-react'
import { useId } from 'react'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { stillEnglish } from '../../kit/language/language.ts'
import { classes } from '../../kit/ui/classes.ts'
import { DifficultyBadge } from './DifficultyBadge.tsx'
import { DossierBand, DossierSeats } from './DossierBand.tsx'
import { pickerMessages } from './messages.en.ts'

/** A campaign as a dossier on the desk: a sheet on a stack of sheets, entirely a link. */
function Dossier({ campaign }: { campaign: CampaignSummary }) {
  const titleId = useId()
  return (
    <li
      className={classes(
        'group relative flex flex-col transition-[translate] duration-(--duration-panel) hover:-translate-y-1',
        'before:absolute before:inset-0 before:-z-1 before:rotate-[0.7deg] before:rounded-paper before:border before:border-hairline before:bg-surface before:transition-[rotate] before:duration-(--duration-panel) hover:before:rotate-[1.6deg]',
        'after:absolute after:inset-0 after:-z-2 after:-rotate-[0.6deg] after:rounded-paper after:border after:border-hairline after:bg-sunken after:shadow-float after:transition-[rotate] after:duration-(--duration-panel) hover:after:-rotate-[1.5deg]',
      )}
    >
      <article aria-labelledby={titleId} className="paper relative flex flex-1 flex-col">
        <DossierBand campaign={campaign} />
        <div className="flex flex-1 flex-col gap-3 p-5">
          <div>
            <p className="text-13 font-medium text-accent">{pickerMessages.categories[campaign.category]}</p>
            <h3 id={titleId} {...stillEnglish} className="font-serif text-24 font-medium tracking-tight">
              <ViewLink
                view={{ kind: 'campaign', campaignId: campaign.id }}
                className="after:absolute after:inset-0 after:z-1 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent"
              >
                {campaign.title}
              </ViewLink>
            </h3>
            <p {...stillEnglish} className="font-serif text-17 text-text-2 italic">
              {campaign.subtitle}
            </p>
          </div>
          <p {...stillEnglish} className="flex-1 text-14 text-text-2">
            {campaign.description}
          </p>
          <DossierSeats campaign={campaign} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline pt-3 text-13 text-text-2 tabular">
            <span className="inline-flex items-center gap-1.5">
              <Clock3 aria-hidden="true" className="size-4 text-text-3" />
              {pickerMessages.minutes(campaign.durationMinutes)}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Users aria-hidden="true" className="size-4 text-text-3" />
              {pickerMessages.delegates(campaign.aiDelegates)}
            </span>
            <span className="ms-auto">
              <DifficultyBadge difficulty={campaign.difficulty} />
            </span>
          </div>
        </div>
      </article>
    </li>
  )
}

type DossierShelfProps = {
  title: string
  campaigns: readonly CampaignSummary[]
  /** Whether the shelf's heading is on the marble of the desk. */
  isOnMarble?: boolean
}

/** Rows of dossiers under the heading of their shelf. */
export function DossierShelf({ title, campaigns, isOnMarble = false }: DossierShelfProps) {
  if (campaigns.length === 0) return null
  return (
    <section aria-label={title} className="isolate flex flex-col gap-5">
      <h2 className={classes('text-24 text-text', isOnMarble && '[color-scheme:dark]')}>{title}</h2>
      <ul className="grid gap-x-7 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {campaigns.map((campaign) => (
          <Dossier key={campaign.id} campaign={campaign} />
        ))}
      </ul>
    </section>
  )
}

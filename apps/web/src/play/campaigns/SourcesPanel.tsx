import type { PublicCampaign } from '@placard/contract'
import { detailsMessages } from './details-messages.en.ts'

/** The real documents behind the agenda, which a delegate would recognise. */
export function SourcesPanel({ campaign }: { campaign: PublicCampaign }) {
  const { sources } = detailsMessages
  return (
    <section aria-label={sources.title} className="px-1">
      <h2 className="text-20">{sources.title}</h2>
      <p className="text-14 text-text-2">{sources.intro}</p>
      <ul className="mt-4 grid gap-x-8 gap-y-4 text-14 md:grid-cols-2">
        {campaign.sources.map(({ title, year, note }) => (
          <li key={`${title} ${year}`}>
            <p className="font-medium">
              {title} <span className="text-text-3 tabular">({year})</span>
            </p>
            <p className="text-text-2">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

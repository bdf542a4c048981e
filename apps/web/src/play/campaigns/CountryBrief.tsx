import type { CampaignIssue, PublicCampaign } from '@placard/contract'
import type { Country } from '../../kit/countries/countries.ts'
import { LevelSwatch } from '../../kit/map/LevelSwatch.tsx'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Placard } from '../../kit/ui/Placard.tsx'
import { CountryRecord } from '../record/CountryRecord.tsx'
import { seatMessages } from './details-messages.en.ts'
import { type IssuePosition, mainTopicOf, reasonFor } from './positions.ts'

type CountryBriefProps = {
  campaign: PublicCampaign
  country: Country
  positions: ReadonlyMap<string, readonly IssuePosition[]>
}

/** The chosen country's position on every issue, with the reason where roll calls do not explain it. */
export function CountryBrief({ campaign, country, positions }: CountryBriefProps) {
  const { seat } = seatMessages
  const placed = positions.get(country.iso3) ?? []
  const facts = [
    ...(country.smallIslandState ? [seat.smallIslands] : []),
    ...(country.leastDeveloped ? [seat.leastDeveloped] : []),
    ...country.blocs.filter((bloc) => bloc !== 'LDC' && bloc !== 'AOSIS'),
  ]
  return (
    <section
      aria-label={seat.brief(country.name)}
      className="flex animate-rise flex-col gap-4 border-t border-hairline pt-6"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Placard flagCode={country.iso2} country={country.placardName} />
        <ul aria-label={seat.blocs} className="flex flex-wrap gap-1.5">
          {facts.map((fact) => (
            <li key={fact}>
              <Badge>{fact}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-serif text-20 font-medium">{seat.brief(country.name)}</h3>
        <p className="text-14 text-text-2">{seat.briefIntro}</p>
      </div>
      <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {campaign.issues.map((issue, index) => (
          <Line
            key={issue.id}
            issue={issue}
            option={placed[index]?.option ?? 0}
            reason={reasonFor(campaign, country.iso3, issue.id)}
          />
        ))}
      </dl>
      <CountryRecord
        key={country.iso3}
        iso3={country.iso3}
        countryName={country.name}
        others={campaign.seats.map((seat) => seat.country)}
        topic={mainTopicOf(campaign)}
      />
    </section>
  )
}

type LineProps = { issue: CampaignIssue; option: number; reason: string | undefined }

function Line({ issue, option, reason }: LineProps) {
  return (
    <div className="border-t border-hairline pt-3">
      <dt className="text-13 text-text-3">{issue.title}</dt>
      <dd className="mt-1 flex flex-col gap-1.5">
        <span className="flex items-center gap-3 text-15 font-medium">
          <LevelSwatch level={option} count={issue.options.length} />
          {issue.options[option]?.label}
        </span>
        <span aria-hidden="true" className="flex gap-1">
          {issue.options.map(({ id }, step) => (
            <span key={id} className={`h-1 flex-1 rounded-full ${step === option ? 'bg-accent' : 'bg-hairline'}`} />
          ))}
        </span>
        <span className="sr-only">{seatMessages.map.place(option + 1, issue.options.length)}</span>
        {reason !== undefined && <span className="font-serif text-15 text-text-2 italic">{reason}</span>}
      </dd>
    </div>
  )
}

import { useCampaign } from '../../../client/gateways/use-campaign.ts'
import type { RoomSeat } from '../../room/room.ts'
import { useView } from '../session-context.ts'
import { panelMessages } from './messages.en.ts'

const { dossier: words } = panelMessages

/** A delegation's opening facts, each with its source; renders nothing when none were authored. */
export function OpeningFacts({ seat }: { seat: RoomSeat }) {
  const { campaignId } = useView()
  const { data: campaign } = useCampaign(campaignId)
  const facts = campaign?.seats.find(({ country }) => country === seat.country)?.openingFacts ?? []
  if (facts.length === 0) return null
  return (
    <section>
      <h3 className="mb-1.5 text-13 font-semibold text-text-2">{words.facts}</h3>
      <ul className="flex list-disc flex-col gap-1.5 ps-4 marker:text-text-3">
        {facts.map(({ fact, source }) => (
          <li key={fact}>
            {fact}
            <span className="block text-13 text-text-3">{words.source(source.title, source.year)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

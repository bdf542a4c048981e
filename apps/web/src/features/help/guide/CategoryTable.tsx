import { CATEGORIES } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { useCampaignGateway } from '../../../client/gateways/campaign-gateway-context.ts'
import { FactTable } from './FactTable.tsx'
import type { CategoryWords } from './guide-props.ts'
import { guideMessages } from './messages.en.ts'

const { categories: words } = guideMessages

/** How many campaigns of each category there are: those of this server, or of the demo. */
export function CategoryTable({ names }: { names: CategoryWords }) {
  const gateway = useCampaignGateway()
  const { data, isError } = useQuery({
    queryKey: ['guide-campaigns'],
    queryFn: ({ signal }) => gateway.listCampaigns(signal),
  })
  if (isError) return <p className="text-15 text-text-2">{words.failed}</p>
  if (data === undefined) return <p className="text-15 text-text-2">{words.loading}</p>
  const minutes = data.map(({ durationMinutes }) => durationMinutes)
  return (
    <FactTable
      title={words.title}
      text={words.text(data.length, Math.min(...minutes), Math.max(...minutes))}
      columns={words.columns}
      rows={CATEGORIES.map((category) => {
        const titles = data.filter((campaign) => campaign.category === category).map(({ title }) => title)
        return { name: names[category], cells: [titles.join(', ') || words.none] }
      })}
    />
  )
}

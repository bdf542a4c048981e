import type { PublicCampaign } from '@placard/contract'
import { MessageSquareText, Printer } from 'lucide-react'
import { askInChat } from '../../client/navigation/ask-in-chat.ts'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { stillEnglish } from '../../kit/language/language.ts'
import { Button, buttonClasses } from '../../kit/ui/Button.tsx'
import { detailsMessages } from './details-messages.en.ts'

/** Overview of the campaign: the context as prose, then objectives, possible events and stakes. */
export function Overview({ campaign }: { campaign: PublicCampaign }) {
  return (
    <section aria-label={detailsMessages.overview} className="paper flex flex-col gap-8 p-5 sm:p-8">
      <div>
        <h2 className="text-24">{detailsMessages.overview}</h2>
        {campaign.context.split('\n\n').map((paragraph) => (
          <p key={paragraph} {...stillEnglish} className="mt-3 max-w-column font-serif text-17">
            {paragraph}
          </p>
        ))}
        <p className="mt-4 flex flex-wrap gap-3">
          <Button
            size="sm"
            icon={<MessageSquareText aria-hidden="true" className="size-4" />}
            onClick={() => askInChat({ kind: 'campaign', campaignId: campaign.id })}
          >
            {detailsMessages.ask}
          </Button>
          <ViewLink view={{ kind: 'worksheet', campaignId: campaign.id }} className={buttonClasses('secondary', 'sm')}>
            <Printer aria-hidden="true" className="size-4" />
            {detailsMessages.worksheet}
          </ViewLink>
        </p>
      </div>
      <div className="grid gap-8 border-t border-hairline pt-6 md:grid-cols-2">
        <Points title={detailsMessages.objectives} points={campaign.objectives} />
        <Points title={detailsMessages.keyIssues} points={campaign.keyIssues} />
        <div className="md:col-span-2">
          <Points title={detailsMessages.scenarios} points={campaign.scenarios} isWide />
        </div>
      </div>
    </section>
  )
}

function Points({ title, points, isWide = false }: { title: string; points: readonly string[]; isWide?: boolean }) {
  return (
    <div>
      <h3 className="font-serif text-20 font-medium">{title}</h3>
      <ul className={`mt-3 grid list-none gap-x-8 gap-y-2.5 text-15 ${isWide ? 'md:grid-cols-2' : ''}`}>
        {points.map((point) => (
          <li
            key={point}
            className="relative ps-5 before:absolute before:inset-s-0 before:inset-bs-[0.65em] before:h-px before:w-3 before:bg-accent"
          >
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}

import { Check, Circle, CircleDot } from 'lucide-react'
import { useCampaign } from '../../../client/gateways/use-campaign.ts'
import { classes } from '../../../kit/ui/classes.ts'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { type Hint, hintsFor } from '../model/hint-path.ts'
import { useEntries, useView } from '../session-context.ts'
import { panelMessages } from './messages.en.ts'

const { hints: words } = panelMessages

const ICONS = { done: Check, next: CircleDot, ahead: Circle } as const
const INK = { done: 'text-success', next: 'text-accent', ahead: 'text-text-3' } as const

function Step({ step, status }: Hint) {
  const Icon = ICONS[status]
  return (
    <li aria-current={status === 'next' ? 'step' : undefined} className="flex items-start gap-2">
      <Icon aria-hidden="true" className={classes('mt-0.5 size-4 shrink-0', INK[status])} />
      <span className={classes('text-14', status !== 'next' && 'text-text-2')}>
        <VisuallyHidden>{words.status[status]}</VisuallyHidden>
        {step.text}
      </span>
    </li>
  )
}

/** Suggested next steps, for a player with hints on. */
export function HintPath() {
  const view = useView()
  const entries = useEntries()
  const { data: campaign } = useCampaign(view.campaignId)
  const hints = hintsFor(campaign?.hintPath ?? [], view, entries)
  if (hints.length === 0) return null
  const done = hints.filter(({ status }) => status === 'done').length
  return (
    <details open className="rounded-control border border-hairline p-3">
      <summary className="text-13 font-semibold">
        {words.title} <span className="font-normal text-text-2">{words.progress(done, hints.length)}</span>
      </summary>
      <ol className="mt-2 flex flex-col gap-1.5">
        {hints.map((hint) => (
          <Step key={hint.step.text} {...hint} />
        ))}
      </ol>
    </details>
  )
}

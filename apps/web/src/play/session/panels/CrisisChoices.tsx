import { Button } from '../../../kit/ui/Button.tsx'
import type { Crisis } from '../../room/room.ts'
import { RefusalText } from '../chamber/RefusalText.tsx'
import { useIsSending, useRefusal, useSession, useView } from '../session-context.ts'
import { panelMessages } from './messages.en.ts'

const { crisis: words } = panelMessages

type Choice = Crisis['choices'][number]

function ChoiceCard({ choice }: { choice: Choice }) {
  const { own, legal } = useView()
  const session = useSession()
  const isBusy = useIsSending('crisis')
  const percent = Math.round(choice.successChanceRatio * 100)
  const isTooDear = choice.diplomaticCost > own.capital
  return (
    <li className="flex flex-col gap-1.5 rounded-control border border-control p-3">
      <p className="text-15 font-medium">{choice.text}</p>
      <p className="text-13 text-text-2">{choice.consequences}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13 tabular">
        <span title={words.chanceHelp} className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="h-1.5 w-14 overflow-hidden rounded-full bg-hairline">
            <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
          </span>
          {words.chance(percent)}
        </span>
        <span className={isTooDear ? 'text-danger' : 'text-text-2'}>
          {(isTooDear ? words.tooDear : words.cost)(choice.diplomaticCost, Math.round(own.capital))}
        </span>
        <Button
          size="sm"
          className="ms-auto"
          isBusy={isBusy}
          disabled={isTooDear || legal.silencedBy === 'paused'}
          aria-label={`${words.choose}: ${choice.text}`}
          onClick={() => void session.act({ kind: 'choose', choice: choice.id }, 'crisis')}
        >
          {words.choose}
        </Button>
      </div>
    </li>
  )
}

/** The choices of a crisis, each with its possible consequences, cost and probability of success. */
export function CrisisChoices({ crisis }: { crisis: Crisis }) {
  const { own } = useView()
  const refusal = useRefusal('crisis')
  return (
    <section aria-label={words.choices} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-13 font-semibold text-text-2">{words.choices}</h3>
        <p className="text-12 text-text-3" title={words.refill}>
          {words.capital(Math.round(own.capital))}
        </p>
      </div>
      <RefusalText text={refusal} />
      <ul className="flex flex-col gap-2">
        {crisis.choices.map((choice) => (
          <ChoiceCard key={choice.id} choice={choice} />
        ))}
      </ul>
    </section>
  )
}

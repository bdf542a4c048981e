import type { SeatView } from '@placard/contract'
import { Ban } from 'lucide-react'
import { Button } from '../../../kit/ui/Button.tsx'
import { classes } from '../../../kit/ui/classes.ts'
import type { Draft } from '../../room/room.ts'
import { changeText } from '../../room/wording.ts'
import { RefusalText } from '../chamber/RefusalText.tsx'
import { ownValue } from '../model/worth.ts'
import { useIsSending, useRefusal, useSession, useView } from '../session-context.ts'
import { panelMessages } from './messages.en.ts'

const { text } = panelMessages

type Issue = SeatView['issues'][number]

function lowerFirst(words: string): string {
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
}

function OwnBar({ ratio }: { ratio: number }) {
  return (
    <span className="flex w-12 shrink-0 items-center">
      <span aria-hidden="true" className="h-1 w-full overflow-hidden rounded-full bg-hairline">
        <span className="block h-full rounded-full bg-accent" style={{ width: `${Math.round(ratio * 100)}%` }} />
      </span>
      <span className="sr-only">{text.ownValue(Math.round(ratio * 100))}</span>
    </span>
  )
}

function Option({
  item,
  issue,
  option,
  isStanding,
}: {
  item: Issue
  issue: number
  option: number
  isStanding: boolean
}) {
  const view = useView()
  const session = useSession()
  const isBusy = useIsSending('agenda')
  const most = Math.max(1e-9, ...(view.own.table[issue] ?? []))
  const label = item.options[option]?.label ?? ''
  const isRed = view.own.redLines.some((line) => line.issue === issue && line.option === option)
  const mayPropose = view.legal.kinds.includes('propose') && !isStanding
  const words = text.proposeWords(lowerFirst(label), item.title)
  return (
    <li className={classes('flex min-h-9 items-center gap-2 rounded-control ps-2', isStanding && 'bg-sunken')}>
      <OwnBar ratio={ownValue(view, { issue, option }) / most} />
      <span className="min-w-0 flex-1 text-14">
        {label}
        {isRed && (
          <span title={text.redLineHelp} className="ms-1.5 inline-flex items-center gap-1 text-12 text-danger">
            <Ban aria-hidden="true" className="size-3" />
            {text.redLine}
          </span>
        )}
      </span>
      {isStanding && <span className="px-2 text-12 text-text-3">{text.inText}</span>}
      {mayPropose && (
        <Button
          size="sm"
          variant="quiet"
          isBusy={isBusy}
          aria-label={`${text.propose}: ${changeText(view, { issue, option })}`}
          onClick={() => void session.act({ kind: 'propose', changes: [{ issue, option }] }, 'agenda', words)}
        >
          {text.propose}
        </Button>
      )}
    </li>
  )
}

/** The agenda: every issue's options, the one in the text, and the value of each for the player's capital. */
export function Agenda({ draft }: { draft: Draft | undefined }) {
  const { issues } = useView()
  const refusal = useRefusal('agenda')
  return (
    <section aria-label={text.agenda} className="flex flex-col gap-2 border-t border-hairline pt-4">
      <h3 className="text-15 font-semibold">{text.agenda}</h3>
      <p className="text-12 text-text-3">{text.agendaHelp}</p>
      <RefusalText text={refusal} />
      {issues.map((item, issue) => {
        const standing = draft?.deal[issue] ?? 0
        return (
          <details
            key={item.id}
            open={draft === undefined && issue === 0}
            className="rounded-control border border-hairline px-2"
          >
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 py-1 text-14">
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{item.title}</span>
                <span className="block truncate text-12 text-text-3">{item.options[standing]?.label}</span>
              </span>
            </summary>
            <p className="px-2 pb-1 text-13 text-text-2">{item.question}</p>
            <ul className="pb-2">
              {item.options.map(({ id }, option) => (
                <Option key={id} item={item} issue={issue} option={option} isStanding={option === standing} />
              ))}
            </ul>
          </details>
        )
      })}
    </section>
  )
}

import type { SeatView, SessionDraw, SessionSummary, StartSession } from '@placard/contract'
import { RotateCcw, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { isLimitReached, PlanLink } from '../../client/usage/limit.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Select } from '../../kit/ui/Select.tsx'
import { drawCode } from '../room/draw-code.ts'
import { seatIn } from '../room/room.ts'
import { useStartSession } from '../room/use-start-session.ts'
import { againMessages } from './turning-messages.en.ts'

type PlayAgainProps = {
  session: SessionSummary
  /** Seed and salt of the session, revealed once it is over. */
  draw: SessionDraw | undefined
  view: SeatView
  /** Further actions, beside the button. */
  children: ReactNode
}

type Again = Pick<PlayAgainProps, 'session' | 'draw' | 'view'>

/** The request to start the same session again, from any of its seats. */
function sameSession({ session: { campaignId, pace }, draw, view }: Again, country: string): StartSession {
  const modes = new Set(view.seats.filter(({ isYou }) => !isYou).map(({ delegate }) => delegate.personality))
  const [tone, ...others] = modes
  // one mode shared by all delegates is the room's tone; a mixed room is as authored
  const room = tone !== undefined && others.length === 0 ? { tone } : {}
  const rules = view.procedure ? { procedure: view.procedure.pack } : {}
  return { campaignId, country, ...(draw && { draw }), pace, difficulty: view.difficulty, ...room, ...rules }
}

/** Opens the same session again: from the same seat, or from another one. */
export function PlayAgain({ session, draw, view, children }: PlayAgainProps) {
  const again = useStartSession()
  const own = seatIn(view, view.you)
  const others = view.seats.filter(({ isYou }) => !isYou)
  const [other, setOther] = useState(others[0]?.country ?? '')
  const play = (country: string) => again.mutate(sameSession({ session, draw, view }, country))
  const chosen = others.find(({ country }) => country === other)
  return (
    <div className="flex flex-col items-start gap-4">
      {again.isError && (
        <Alert
          tone="danger"
          title={againMessages.failed}
          action={isLimitReached(again.error) ? <PlanLink /> : undefined}
        >
          {again.error.message}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          isBusy={again.isPending}
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          onClick={() => play(own?.country ?? session.country)}
        >
          {again.isPending ? againMessages.busy : againMessages.again}
        </Button>
        {children}
        <span className="text-13 text-text-2">{againMessages.hint(own?.countryName ?? session.country)}</span>
      </div>
      {chosen && (
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={againMessages.seat}
            options={others.map(({ country, countryName }) => ({ value: country, label: countryName }))}
            value={other}
            onSelect={setOther}
          />
          <Button
            icon={<Users aria-hidden="true" className="size-4" />}
            isBusy={again.isPending}
            onClick={() => play(other)}
          >
            {againMessages.take(chosen.countryName)}
          </Button>
        </div>
      )}
      {draw && (
        <p className="text-13 text-text-2">
          {againMessages.draw} <code className="font-mono break-all select-all">{drawCode(draw)}</code>
        </p>
      )}
      {session.knownDraw && !session.from && <p className="text-13 text-text-2">{againMessages.knownDraw}</p>}
      {session.from && (
        <p className="flex flex-wrap gap-x-2 text-13 text-text-2">
          {againMessages.branch}
          <ViewLink
            view={{ kind: 'debrief', sessionId: session.from.sessionId }}
            className="font-medium text-accent underline"
          >
            {againMessages.branchOrigin}
          </ViewLink>
        </p>
      )}
    </div>
  )
}

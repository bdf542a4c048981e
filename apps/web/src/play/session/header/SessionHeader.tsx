import './header.css'
import { Keyboard, LogOut, Pause, Play, Users } from 'lucide-react'
import { openShortcuts } from '../../../client/commands/overlays-store.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Flag } from '../../../kit/ui/Flag.tsx'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { ImportedMark } from '../../room/ImportedMark.tsx'
import { seatIn } from '../../room/room.ts'
import { useHallUi } from '../hall-ui.ts'
import { sessionMessages } from '../messages.en.ts'
import { isPlayedAlone } from '../model/people.ts'
import { panelMessages } from '../panels/messages.en.ts'
import { useIsSending, useSession, useSessionState, useView } from '../session-context.ts'
import { VoiceButton } from '../voice/VoiceButton.tsx'
import { Countdown, CountdownFoot } from './Countdown.tsx'
import { Scores } from './Scores.tsx'
import { SpeedSelect } from './SpeedSelect.tsx'
import { TensionButton } from './TensionButton.tsx'

const { header } = sessionMessages

/** The session's title, and the player's delegate and country. */
function Identity() {
  const view = useView()
  const you = seatIn(view, view.you)
  const isImported = useSessionState((state) => state.isImported)
  return (
    <div className="session-header-identity min-w-0 flex-1">
      <div className="flex items-center gap-2">
        <h1 className="truncate text-17 leading-tight sm:text-20">{view.title}</h1>
        {isImported && <ImportedMark session={{ isImported }} />}
      </div>
      {you && (
        <p className="flex items-center gap-1.5 truncate text-13 text-text-2">
          <Flag code={you.flag} className="size-4" />
          <span className="truncate">{sessionMessages.country(you.delegate.title, you.countryName)}</span>
        </p>
      )}
    </div>
  )
}

function ClockButton() {
  const view = useView()
  const { status } = view
  const session = useSession()
  const isBusy = useIsSending('clock')
  if (status === 'concluded' || !(isPlayedAlone(view) || status === 'paused')) return null
  const isPaused = status === 'paused'
  return (
    <IconButton
      label={isPaused ? header.resume : header.pause}
      isDense
      aria-disabled={isBusy}
      onClick={() => void (isPaused ? session.resume() : session.pause())}
    >
      {isPaused ? <Play /> : <Pause />}
    </IconButton>
  )
}

function Controls() {
  const ui = useHallUi()
  const { seats } = useView()
  const delegates = panelMessages.delegates.title(seats.length)
  return (
    <div className="flex items-center gap-1">
      <span className="hidden lg:contents">
        <Button
          size="sm"
          icon={<Users aria-hidden="true" className="size-4" />}
          onClick={() => ui.setState({ drawer: { kind: 'delegates' } })}
        >
          {delegates}
        </Button>
      </span>
      <ClockButton />
      <VoiceButton />
      <span className="hidden lg:contents">
        <IconButton label={header.shortcuts} isDense onClick={openShortcuts}>
          <Keyboard />
        </IconButton>
      </span>
      <Button
        size="sm"
        className="px-2.5 sm:px-3"
        icon={<LogOut aria-hidden="true" className="size-4" />}
        onClick={() => ui.setState({ dialog: 'exit' })}
      >
        <span className="session-header-exit sr-only sm:not-sr-only">{header.exit}</span>
      </Button>
    </div>
  )
}

/** The header above the hall: seat, time, scores, tension, and the exits. */
export function SessionHeader() {
  return (
    <section aria-label={header.label} className="session-header shrink-0 border-b border-hairline bg-surface">
      <div className="session-header-row flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 sm:px-6">
        <Identity />
        <div className="session-header-clock order-last flex w-full items-center gap-2 sm:gap-4">
          <Countdown />
          <SpeedSelect />
          <Scores />
        </div>
        <TensionButton />
        <Controls />
        <CountdownFoot />
      </div>
    </section>
  )
}

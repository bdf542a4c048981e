import { useEffect } from 'react'
import { usePageTitle } from '../../client/navigation/page-title.ts'
import { liftToasts } from '../../kit/ui/lift-toasts.ts'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import { Announcer } from './Announcer.tsx'
import { Connection } from './Connection.tsx'
import { ActBar } from './chamber/ActList.tsx'
import { Captions } from './chamber/Captions.tsx'
import { CoachCorner, type SessionCoach } from './chamber/CoachCorner.tsx'
import { Composer } from './chamber/Composer.tsx'
import { HallView } from './chamber/HallView.tsx'
import { Timeline } from './chamber/Timeline.tsx'
import { useHallUiState } from './hall-ui.ts'
import { SessionHeader } from './header/SessionHeader.tsx'
import { LateChamber, LateFloor, LateHall, LateReadings, LateVoice } from './LateParts.tsx'
import { sessionMessages } from './messages.en.ts'
import { PanelTabs } from './PanelTabs.tsx'
import { DraftPanel } from './panels/DraftPanel.tsx'
import { EventsPanel } from './panels/EventsPanel.tsx'
import { panelMessages } from './panels/messages.en.ts'
import { Shortcuts } from './Shortcuts.tsx'
import { useSessionState, useView } from './session-context.ts'

/** Height of the composer and what is below it, in rem: nothing that floats covers where the player speaks. */
const COMPOSER_REM = 8

/** What the player can do now, unless a card asks them something: that is the one thing to do, and needs the room. */
function Suggestions() {
  const isUnclear = useSessionState(({ unclear }) => unclear !== undefined)
  const isToCheck = useHallUiState(({ toCheck }) => toCheck !== undefined)
  if (isUnclear || isToCheck) return null
  return (
    <div className="hidden lg:block">
      <ActBar />
    </div>
  )
}

function Chamber({ coach }: { coach: SessionCoach | undefined }) {
  return (
    <section
      aria-label={sessionMessages.hall.label}
      className="marble flex min-h-0 flex-1 flex-col"
      // the hall keeps its share of the whole, however high the cards are
      style={{ containerType: 'size' }}
    >
      {/* the vote board covers the hall, and not the microphone: ballots can be spoken */}
      <div className="relative flex min-h-0 flex-1 flex-col">
        <PanelBoundary>
          <HallView className="h-[38cqh] shrink-0 lg:h-[42cqh]" />
        </PanelBoundary>
        <PanelBoundary>
          <Captions />
        </PanelBoundary>
        <CoachCorner coach={coach} />
        <LateFloor />
        <Suggestions />
        <LateChamber />
      </div>
      <LateReadings />
      <Composer />
    </section>
  )
}

/** The whole screen: the chamber in the middle, the text beside it, the events below. */
export function SessionHall({ coach }: { coach: SessionCoach | undefined }) {
  const { title } = useView()
  usePageTitle(title)
  useEffect(() => liftToasts(COMPOSER_REM), [])
  return (
    <div className="relative min-h-[36rem] flex-1">
      <div className="absolute inset-0 flex flex-col">
        <SessionHeader />
        <Connection />
        <div className="flex min-h-0 flex-1">
          <div className="flex min-w-0 flex-1 flex-col">
            <Chamber coach={coach} />
            <div className="hidden lg:block">
              <Timeline />
            </div>
            <PanelTabs />
          </div>
          <aside className="hidden w-[27.5rem] shrink-0 flex-col border-s border-hairline bg-surface lg:flex">
            <section aria-label={panelMessages.text.title} className="min-h-0 flex-1 overflow-y-auto px-6 py-5">
              <PanelBoundary>
                <DraftPanel />
              </PanelBoundary>
            </section>
            <EventsPanel />
          </aside>
        </div>
      </div>
      <LateHall />
      <LateVoice />
      <Shortcuts />
      <Announcer />
    </div>
  )
}

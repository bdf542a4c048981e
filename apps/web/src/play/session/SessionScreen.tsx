import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { modeStore } from '../../client/auth/mode-store.ts'
import { onlineStore } from '../../client/connectivity/online-store.ts'
import { useCampaignGateway } from '../../client/gateways/campaign-gateway-context.ts'
import { Failed, Missing } from '../../client/navigation/NothingHere.tsx'
import { keptOpening } from '../../client/papers/kept-openings.ts'
import { tabValues } from '../../client/storage/storage.ts'
import { useVoiceChoice } from '../room/voice/use-voice-choice.ts'
import type { SessionCoach } from './chamber/CoachCorner.tsx'
import { createHallUi, type HallUi, HallUiContext } from './hall-ui.ts'
import { sessionMessages } from './messages.en.ts'
import { typedWordsOf } from './model/outbox.ts'
import { Session } from './model/session.ts'
import { SessionHall } from './SessionHall.tsx'
import { SessionSkeleton } from './SessionSkeleton.tsx'
import { SessionContext } from './session-context.ts'

function useFollowedSession(sessionId: string, attempt: number): Session {
  const gateway = useCampaignGateway()
  const session = useMemo(
    () =>
      new Session({
        gateway,
        sessionId,
        words: typedWordsOf(tabValues, sessionId),
        openings: keptOpening(tabValues, sessionId),
        newKey: () => crypto.randomUUID(),
        now: () => Date.now(),
        // The demo's host runs in this browser and needs no network.
        isOnline: () => modeStore.getState().mode === 'demo' || onlineStore.getState().isOnline,
      }),
    [gateway, sessionId],
  )
  useEffect(() => session.follow(), [session, attempt])
  useEffect(() => onlineStore.subscribe(() => void session.flush()), [session])
  return session
}

/** The UI state of a session, spoken or not as the user left it. */
function useVoicedUi(sessionId: string): HallUi {
  const { isOnAtFirst, keep } = useVoiceChoice(sessionId)
  const [ui] = useState(() => createHallUi(isOnAtFirst))
  useEffect(
    () =>
      ui.subscribe(({ isVoiceOn }, before) => {
        if (isVoiceOn !== before.isVoiceOn) keep(isVoiceOn)
      }),
    [ui, keep],
  )
  return ui
}

/** An active campaign. */
export function SessionScreen({ sessionId, coach }: { sessionId: string; coach?: SessionCoach | undefined }) {
  const [attempt, setAttempt] = useState(0)
  const ui = useVoicedUi(sessionId)
  const session = useFollowedSession(sessionId, attempt)
  const status = useStore(session.store, (state) => state.status)
  const { missing, failed } = sessionMessages

  if (status === 'loading') return <SessionSkeleton />
  if (status === 'missing') return <Missing words={missing} view={{ kind: 'campaigns' }} />
  if (status === 'failed') return <Failed words={failed} onRetry={() => setAttempt(attempt + 1)} />
  return (
    <SessionContext value={session}>
      <HallUiContext value={ui}>
        <SessionHall coach={coach} />
      </HallUiContext>
    </SessionContext>
  )
}

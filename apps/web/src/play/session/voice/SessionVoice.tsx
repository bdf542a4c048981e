import { useEffect, useRef } from 'react'
import { microphoneStore } from '../../../client/microphone/microphone-store.ts'
import { pageClock } from '../../../client/voice/clock.ts'
import { useSpeech } from '../../../client/voice/speech.ts'
import { speechStore } from '../../../client/voice/speech-store.ts'
import { useRoomVoices } from '../../room/voice/use-room-voices.ts'
import { useHallUi, useHallUiState } from '../hall-ui.ts'
import { useSession, useView } from '../session-context.ts'
import { followRoom } from './follow-room.ts'
import { useSpokenQuestion } from './spoken-questions.ts'

/** Has the room spoken as long as it is on the page. Shows nothing: hall and captions do. */
export function SessionVoice() {
  const session = useSession()
  const { seats } = useView()
  const { voices } = useRoomVoices(session.sessionId, seats)
  const speech = useSpeech()
  const ui = useHallUi()
  const latest = useRef(voices)
  const isOn = useHallUiState(({ isVoiceOn }) => isVoiceOn)
  useSpokenQuestion('voice', { again: () => ui.setState(({ again }) => ({ again: again + 1 })) }, isOn)
  useEffect(() => {
    latest.current = voices
  }, [voices])

  useEffect(
    () =>
      followRoom({
        sessionId: session.sessionId,
        session: session.store,
        ui,
        speech,
        spoken: speechStore,
        microphone: microphoneStore,
        voices: () => latest.current,
        now: () => Date.now(),
        after: pageClock.after,
      }),
    [session, ui, speech],
  )
  return null
}

import type { SeatView } from '@placard/contract'
import { useEffect, useRef } from 'react'
import { pageClock } from '../../../client/voice/clock.ts'
import { useSpeech } from '../../../client/voice/speech.ts'
import { seatIn } from '../../room/room.ts'
import type { SpeakableLine } from '../../room/voice/speakable-lines.ts'
import { useRoomVoices } from '../../room/voice/use-room-voices.ts'
import { ReplayVoice } from './follow-replay.ts'
import { replayLineId } from './use-replay-voice.ts'

type ReplaySpeechProps = {
  sessionId: string
  /** The room at the time. */
  view: SeatView
  line: SpeakableLine | undefined
  isPlaying: boolean
  onSaid: (seq: number | undefined) => void
}

/** Has the shown line spoken, in the voice of its delegate. Shows nothing: hall and captions do. */
export function ReplaySpeech({ sessionId, view, line, isPlaying, onSaid }: ReplaySpeechProps) {
  const speech = useSpeech()
  const { voices } = useRoomVoices(sessionId, view.seats)
  const latest = useRef(voices)
  const voice = useRef<ReplayVoice>(undefined)
  useEffect(() => {
    latest.current = voices
  }, [voices])

  useEffect(() => {
    const own = new ReplayVoice({
      speech,
      voices: () => latest.current,
      after: pageClock.after,
      idOf: (seq) => replayLineId(sessionId, seq),
      onSaid,
    })
    voice.current = own
    return () => own.end()
  }, [speech, sessionId, onSaid])

  useEffect(() => {
    voice.current?.show({ line, isPlaying, seat: seatIn(view, line?.by) })
  }, [line, isPlaying, view])
  return null
}

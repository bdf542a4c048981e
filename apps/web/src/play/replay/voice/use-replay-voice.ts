import type { SeatView, TranscriptEntry } from '@placard/contract'
import { useCallback, useContext, useMemo, useState } from 'react'
import { useCommands } from '../../../client/commands/commands.ts'
import { VoiceGatewayContext } from '../../../client/gateways/voice-gateway.ts'
import { useSetting } from '../../../client/settings/current.ts'
import { useSpeechState } from '../../../client/voice/speech-store.ts'
import { useHasVoice } from '../../../client/voice/use-has-voice.ts'
import { speakableLines } from '../../room/voice/speakable-lines.ts'
import { useVoiceChoice } from '../../room/voice/use-voice-choice.ts'
import { replayMessages as words } from '../messages.en.ts'
import type { Speed } from '../speeds.ts'

/** At this speed the session only flies by: nothing of it is spoken. */
const TOO_FAST: Speed = 60

/** The name under which a line of a replay is spoken. */
export function replayLineId(sessionId: string, seq: number): string {
  return `replay-${sessionId}-${seq}`
}

interface Replayed {
  readonly sessionId: string
  /** The session at its end: it can put every line into words. */
  readonly view: SeatView
  readonly entry: TranscriptEntry | undefined
  readonly speed: Speed
}

export type ReplayVoiceState = ReturnType<typeof useReplayVoice>

/** Whether a replay is spoken, as the user left it; and what of the shown moment is to be heard. */
export function useReplayVoice({ sessionId, view, entry, speed }: Replayed) {
  const hasVoice = useHasVoice()
  const preparation = useContext(VoiceGatewayContext)?.preparation
  const { isOnAtFirst, keep } = useVoiceChoice(sessionId)
  const [isOn, setOn] = useState(isOnAtFirst)
  const isOwnSpoken = useSetting('userVoiceEnabled')
  const [said, setSaid] = useState<number>()
  const isTooFast = speed === TOO_FAST
  const isSpoken = hasVoice && isOn && !isTooFast
  const line = useMemo(
    () =>
      isSpoken && entry ? speakableLines([entry], view, isOwnSpoken).find(({ isSilent }) => !isSilent) : undefined,
    [isSpoken, entry, view, isOwnSpoken],
  )
  const toggle = useCallback(() => {
    setOn(!isOn)
    keep(!isOn)
    // better asked for now than in the middle of a session
    if (!isOn) void preparation?.prepare(true, new AbortController().signal)
  }, [isOn, keep, preparation])
  const isSaid = line !== undefined && said === line.seq
  return {
    hasVoice,
    isOn,
    isTooFast,
    toggle,
    line,
    /** Playback waits for it. */
    isHeld: line !== undefined && !isSaid,
    isSaid,
    onSaid: setSaid,
    isHeard: useSpeechState(({ spoken }) => line !== undefined && spoken?.id === replayLineId(sessionId, line.seq)),
  }
}

/** The key that turns the voice on and off, as in a session. */
export function useVoiceKey({ hasVoice, toggle }: Pick<ReplayVoiceState, 'hasVoice' | 'toggle'>): void {
  const commands = useMemo(
    () =>
      hasVoice
        ? [
            {
              id: 'replay-voice',
              label: words.voice.label,
              group: words.replay,
              keys: ['Control+m'],
              isInFields: true,
              run: toggle,
            },
          ]
        : [],
    [hasVoice, toggle],
  )
  useCommands(useMemo(() => ({ commands }), [commands]))
}

import { VOICES } from '@placard/voice'
import { Square, Volume2 } from 'lucide-react'
import { useSpeech } from '../../../client/voice/speech.ts'
import { useSpeechState } from '../../../client/voice/speech-store.ts'
import type { Utterance } from '../../../client/voice/utterance.ts'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { seatIn } from '../../room/room.ts'
import { CHAIR } from '../../room/voice/room-voices.ts'
import type { RoomVoices } from '../../room/voice/use-room-voices.ts'
import { useView } from '../session-context.ts'
import { voicesMessages as words } from './messages.en.ts'

type VoicePickerProps = {
  /** The seat, or the chair. */
  seat: string
  name: string
  /** What they say to be heard. */
  sample: string
  manner?: Pick<Utterance, 'personality' | 'settings'>
  voices: RoomVoices
}

/** The voice of somebody in the room: to be heard, and to be changed. */
export function VoicePicker({ seat, name, sample, manner, voices: { voices, give, undo } }: VoicePickerProps) {
  const view = useView()
  const speech = useSpeech()
  const id = `voice-of-${seat}`
  const isPlaying = useSpeechState(({ queue }) => queue[0]?.id === id)
  const voice = voices.get(seat)
  if (voice === undefined) return null

  const nameOf = (holder: string) => (holder === CHAIR ? words.chair : (seatIn(view, holder)?.countryName ?? holder))
  const holderOf = (voiceId: string) =>
    [...voices].find(([holder, { id: theirs }]) => holder !== seat && theirs === voiceId)?.[0]

  function handlePlay() {
    if (isPlaying) {
      speech.skip(id)
      return
    }
    const { id: voiceId = '' } = voice ?? {}
    void speech.speak({ ...manner, id, text: sample, voiceId, priority: 'now', withoutSound: 'end' })
  }

  async function handleChoose(voiceId: string) {
    const chosen = VOICES.find((one) => one.id === voiceId)
    if (chosen === undefined || voice === undefined) return
    const { exchangedWith, isKept } = await give(seat, chosen)
    if (!isKept) {
      showToast(words.notKept, { tone: 'warning' })
      return
    }
    const told =
      exchangedWith === undefined
        ? words.given(name, chosen.name)
        : words.exchanged(name, chosen.name, nameOf(exchangedWith), voice.name)
    showToast(told, { undo: () => void undo() })
  }

  return (
    <div className="flex items-center gap-1 border-t border-hairline py-0.5 ps-2 pe-3">
      <IconButton isDense label={isPlaying ? words.stopOf(name) : words.sampleOf(name)} onClick={handlePlay}>
        {isPlaying ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      </IconButton>
      <select
        aria-label={words.voiceOf(name)}
        value={voice.id}
        onChange={(event) => void handleChoose(event.target.value)}
        className="target-dense min-w-0 flex-1 rounded-control border border-control bg-surface px-1.5 text-13 text-text"
      >
        {VOICES.map((one) => {
          const holder = holderOf(one.id)
          const isYours = holder === view.you
          return (
            <option key={one.id} value={one.id} disabled={isYours}>
              {words.option(one.name, one.gender, holder && (isYours ? words.you : nameOf(holder)))}
            </option>
          )
        })}
      </select>
    </div>
  )
}

import { CircleStop, LoaderCircle, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { showToast } from '../../kit/ui/toast-store.ts'
import type { RecordingGateway } from '../gateways/recording-gateway.ts'
import { recordingMessages as words } from './messages.en.ts'

type PlayRecordingProps = {
  gateway: Pick<RecordingGateway, 'sound'>
  recordingId: string
  /** What is played, for a name of its own among several. */
  label?: string
}

type Phase = 'idle' | 'loading' | 'playing'

const ICONS = { idle: Play, loading: LoaderCircle, playing: CircleStop } as const

/** Stops the recording that plays on this page. */
let hush: () => void = () => undefined

/** Plays a recording, one on the whole page at a time; pressed again, or gone from the page, it stops. */
export function PlayRecording({ gateway, recordingId, label = words.play }: PlayRecordingProps) {
  const [phase, setPhase] = useState<Phase>('idle')
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])

  async function play() {
    let isWanted = true
    let end: () => void = () => undefined
    stop.current = () => {
      isWanted = false
      end()
      setPhase('idle')
    }
    hush()
    hush = stop.current
    setPhase('loading')
    try {
      const address = URL.createObjectURL(await gateway.sound(recordingId))
      const sound = new Audio(address)
      end = () => {
        sound.pause()
        URL.revokeObjectURL(address)
      }
      sound.onended = () => stop.current()
      if (!isWanted) return end()
      await sound.play()
      setPhase('playing')
    } catch {
      // stopped by the user before it began
      if (!isWanted) return
      stop.current()
      showToast(words.gone, { tone: 'danger' })
    }
  }

  const Icon = ICONS[phase]
  return (
    <IconButton
      isDense
      label={label}
      data-tooltip={phase === 'idle' ? label : words.stop}
      aria-pressed={phase !== 'idle'}
      onClick={() => (phase === 'idle' ? void play() : stop.current())}
    >
      <Icon aria-hidden="true" className={phase === 'loading' ? 'animate-spin' : undefined} />
    </IconButton>
  )
}

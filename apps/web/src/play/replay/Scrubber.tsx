import type { TranscriptEntry } from '@placard/contract'
import { ChevronLeft, ChevronRight, Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { Chip } from '../../kit/ui/Chip.tsx'
import { clockText } from '../../kit/ui/clock-text.ts'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { replayMessages as words } from './messages.en.ts'
import { lineAt, type ReplayMoment } from './moments.ts'
import { SPEEDS } from './speeds.ts'
import type { usePlayer } from './use-player.ts'
import type { ReplayVoiceState } from './voice/use-replay-voice.ts'
import { VoiceToggle } from './voice/VoiceToggle.tsx'

type ScrubberProps = {
  player: ReturnType<typeof usePlayer>
  entries: readonly TranscriptEntry[]
  moments: readonly ReplayMoment[]
  /** The current line of the replay, in words. */
  spoken: string
  voice: ReplayVoiceState
}

/** The playback controls: position, seeking and speed. */
export function Scrubber({ player, entries, moments, spoken, voice }: ScrubberProps) {
  const { index, last, goTo, isPlaying, toggle } = player
  const [at, whole] = [entries[index]?.at ?? 0, entries[last]?.at ?? 0]
  return (
    <section
      aria-label={words.controls}
      className="paper sticky inset-be-0 z-10 flex flex-col gap-1 px-4 py-2 shadow-float sm:gap-2 sm:px-5 sm:py-3"
    >
      <div className="relative">
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={words.scrubber}
          aria-valuetext={words.at(clockText(at), spoken)}
          onChange={(event) => goTo(event.target.valueAsNumber)}
          className="target block w-full accent-accent"
        />
        <span aria-hidden="true" className="pointer-events-none absolute inset-x-2 inset-be-0 block h-2">
          {moments.map(({ seq, reason }) => (
            <span
              key={seq}
              className={`absolute h-2 w-0.75 rounded-full ${reason === 'own' ? 'bg-accent' : 'bg-text-3'}`}
              style={{ insetInlineStart: `${(100 * lineAt(entries, seq)) / Math.max(1, last)}%` }}
            />
          ))}
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="flex flex-wrap items-center gap-1">
          <IconButton label={words.first} onClick={() => goTo(0)}>
            <SkipBack />
          </IconButton>
          <IconButton label={words.previous} onClick={() => goTo(index - 1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton label={isPlaying ? words.pause : words.play} onClick={toggle} className="bg-accent/12">
            {isPlaying ? <Pause /> : <Play />}
          </IconButton>
          <IconButton label={words.next} onClick={() => goTo(index + 1)}>
            <ChevronRight />
          </IconButton>
          <IconButton label={words.last} onClick={() => goTo(last)}>
            <SkipForward />
          </IconButton>
          <VoiceToggle {...voice} />
          <span className="ms-1 whitespace-nowrap text-13 text-text-2 tabular sm:ms-2 sm:text-14">
            {words.clock(clockText(at), clockText(whole))}
          </span>
        </div>
        <Speeds player={player} />
      </div>
      <p className="text-13 text-text-3 max-lg:hidden">
        {words.keys} {voice.hasVoice && words.voice.hint}
      </p>
    </section>
  )
}

function Speeds({ player: { speed, setSpeed } }: Pick<ScrubberProps, 'player'>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{words.speed}</legend>
      {SPEEDS.map((one) => (
        <Chip key={one} isPressed={one === speed} onClick={() => setSpeed(one)}>
          {words.speeds[one]}
        </Chip>
      ))}
    </fieldset>
  )
}

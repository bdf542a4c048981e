import { Loader, Mic, MicOff, Square } from 'lucide-react'
import type { CSSProperties } from 'react'
import { classes } from '../../kit/ui/classes.ts'
import { LevelRing } from './LevelRing.tsx'
import { microphoneMessages } from './messages.en.ts'
import type { MicrophonePhase } from './microphone-state.ts'
import type { Microphone } from './use-microphone.ts'

const { button: words } = microphoneMessages

const ICONS = {
  idle: Mic,
  error: Mic,
  muted: MicOff,
  asking: Loader,
  listening: Square,
  processing: Loader,
} as const satisfies Record<MicrophonePhase, typeof Mic>

/** What a press does: it begins, says that all was said, or gives up. */
function pressMicrophone({ phase, start, finish, cancel }: Microphone): void {
  const press = { idle: start, error: start, muted: start, asking: cancel, listening: finish, processing: cancel }
  press[phase]()
}

type Props = {
  microphone: Microphone
  className?: string
  iconClassName?: string
  /** Where it stands, for what no class says. */
  place?: CSSProperties
  keys?: string | undefined
  /** Whether its name is shown where it is pointed at; a prompt beside it may say it already. */
  hasTooltip?: boolean
  /** Its name while nobody speaks, where it is for something special. */
  idleName?: string
}

/** The microphone's button, with its state as an icon, a name and a ring that shows the level. */
export function MicrophoneButton({
  microphone,
  className = '',
  iconClassName = 'size-5',
  place,
  keys,
  hasTooltip = true,
  idleName = words.names.idle,
}: Props) {
  const { phase, level, isHandsFree } = microphone
  const Icon = ICONS[phase]
  const name = phase === 'idle' ? idleName : phase === 'listening' && isHandsFree ? words.stop : words.names[phase]
  function handlePress() {
    if (phase === 'listening' && isHandsFree) microphone.cancel()
    else pressMicrophone(microphone)
  }
  return (
    <button
      type="button"
      aria-label={name}
      aria-keyshortcuts={keys}
      data-tooltip={hasTooltip ? name : undefined}
      data-microphone={phase}
      onClick={handlePress}
      style={place}
      className={classes('grid place-items-center', className)}
    >
      {phase === 'listening' && <LevelRing level={level} />}
      <Icon
        aria-hidden="true"
        className={classes(iconClassName, Icon === Loader && 'animate-turn', Icon === Square && 'fill-current')}
      />
    </button>
  )
}

import { CircleStop, Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../kit/ui/classes.ts'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { Captions } from './Captions.tsx'
import { speechMessages } from './messages.en.ts'
import { useSpeech } from './speech.ts'
import { useSpeechState } from './speech-store.ts'

const { reading: words } = speechMessages

type ReadingBarProps = {
  label: string
  /** What of a longer text is being read. */
  title?: string
  onStop: () => void
  /** Further buttons, before those that pause and stop. */
  children?: ReactNode
  className: string
}

/** The words that are being read aloud, wherever the page is scrolled to, with the ways to pause and to stop it. */
export function ReadingBar({ label, title, onStop, children, className }: ReadingBarProps) {
  const speech = useSpeech()
  const isPaused = useSpeechState((state) => state.isPaused)
  return (
    <section aria-label={label} className={classes('flex animate-appear items-center gap-2 bg-surface', className)}>
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="truncate text-13 font-medium">{title}</p>}
        <div className="line-clamp-2 flex min-h-11 items-center text-15">
          <Captions className="text-15" />
        </div>
      </div>
      {children}
      <IconButton label={isPaused ? words.resume : words.pause} onClick={isPaused ? speech.resume : speech.pause}>
        {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </IconButton>
      <IconButton label={words.stop} onClick={onStop}>
        <CircleStop aria-hidden="true" />
      </IconButton>
    </section>
  )
}

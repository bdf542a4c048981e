import type { TranscriptEntry } from '@placard/contract'
import { useEffect, useState } from 'react'
import { tinykeys } from 'tinykeys'
import { useCommands } from '../../client/commands/commands.ts'
import { waitAfter } from './frames.ts'
import { REPLAY_NOTES } from './replay-keys.ts'
import type { Speed } from './speeds.ts'

/** Elements that handle arrow keys or Space themselves. */
const TAKES_KEYS = 'input, textarea, select, button, a, summary, [role="radio"]'

/** For the sheet of keys. */
const NOTES = { notes: REPLAY_NOTES }

/** The place in the address of a replay at which a line of the record is shown. */
const LINE = /^#line-(\d+)$/

/** The line that the address names, or the first one. */
function lineNamed(entries: readonly TranscriptEntry[]): number {
  const seq = Number(LINE.exec(window.location.hash)?.[1])
  return Math.max(
    0,
    entries.findIndex((entry) => entry.seq === seq),
  )
}

/** The position of a replay, and the controls that change it. */
export function usePlayer(entries: readonly TranscriptEntry[]) {
  const [index, setIndex] = useState(() => lineNamed(entries))
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(16)
  const last = Math.max(0, entries.length - 1)
  const goTo = (wanted: number) => setIndex(Math.min(last, Math.max(0, wanted)))
  const toggle = () => {
    if (!isPlaying && index === last) setIndex(0)
    setPlaying(!isPlaying)
  }
  useCommands(NOTES)
  useKeys({ step: (by) => goTo(index + by), toFirst: () => goTo(0), toLast: () => goTo(last), toggle })
  return { index, last, goTo, isPlaying, setPlaying, toggle, speed, setSpeed }
}

/** A rest after a line that was spoken, in ms; the pause that the session made there held its speech. */
const AFTER_SPEECH_MS = 400

/** What playback waits for. */
interface MayGoOn {
  /** The room at this position is there. */
  readonly isReady: boolean
  /** The line is still to be said, or is being said. */
  readonly isHeld: boolean
  readonly isSaid: boolean
}

/** Advances a replay during playback; it waits while data is loading or a line is spoken, and stops at the end. */
export function usePlaying(
  { index, last, goTo, isPlaying, setPlaying, speed }: ReturnType<typeof usePlayer>,
  entries: readonly TranscriptEntry[],
  { isReady, isHeld, isSaid }: MayGoOn,
): void {
  const isMoving = isPlaying && isReady && !isHeld
  const wait = isMoving
    ? Math.min(waitAfter(entries, index, speed) ?? 0, isSaid ? AFTER_SPEECH_MS : Infinity)
    : undefined
  useEffect(() => {
    if (wait === undefined) return
    const timer = setTimeout(() => {
      if (index === last) setPlaying(false)
      else goTo(index + 1)
    }, wait)
    return () => clearTimeout(timer)
  })
}

interface Keys {
  readonly step: (by: number) => void
  readonly toFirst: () => void
  readonly toLast: () => void
  readonly toggle: () => void
}

/** Keyboard shortcuts, active while the focus is in no control with keys of its own. */
function useKeys({ step, toFirst, toLast, toggle }: Keys): void {
  useEffect(() => {
    const free = (run: () => void) => (event: KeyboardEvent) => {
      if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(TAKES_KEYS))) return
      event.preventDefault()
      run()
    }
    return tinykeys(window, {
      ArrowLeft: free(() => step(-1)),
      ArrowRight: free(() => step(1)),
      Home: free(toFirst),
      End: free(toLast),
      Space: free(toggle),
    })
  })
}

import { useEffect, useRef, useState } from 'react'
import { drillMessages } from './messages.en.ts'
import type { ClockOnPage } from './use-speech-clock.ts'

const { floor: words } = drillMessages
/** Remaining seconds at which the timer announces the time, and the interval of announcements in overtime. */
const TOLD_AT = [30, 15]
const OVER_EVERY = 30
const NEAR_END = 15

/** Text of the timer's live region: changes only at the thresholds, never each second. */
function useTold(clock: ClockOnPage, given: number): string {
  const left = given - clock.usedSeconds
  const [said, setSaid] = useState('')
  const last = useRef<number>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = clock.state === 'idle' ? undefined : left
    if (clock.state !== 'running') return
    if (before === undefined) {
      if (clock.usedSeconds === 0) setSaid(words.began(given))
      return
    }
    const passed = TOLD_AT.find((moment) => before > moment && left <= moment)
    if (before > 0 && left <= 0) setSaid(words.ended)
    else if (passed !== undefined) setSaid(words.remain(passed))
    else if (left < 0 && before !== left && -left % OVER_EVERY === 0) setSaid(words.overBy(-left))
  }, [clock.state, clock.usedSeconds, left, given])
  return said
}

/** Speech timer: counts down, then counts the overtime. */
export function SpeechTimer({ clock, given }: { clock: ClockOnPage; given: number }) {
  const told = useTold(clock, given)
  const left = given - clock.usedSeconds
  const isOver = left < 0
  const isNear = !isOver && left <= NEAR_END && clock.state !== 'idle'
  const ink = isOver ? 'text-danger' : isNear ? 'text-warning' : 'text-text'
  const fill = isOver ? 'bg-danger' : isNear ? 'bg-warning' : 'bg-accent'
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <p
        role="timer"
        aria-live="off"
        aria-label={words.timer}
        className={`font-serif text-24 leading-none tabular ${ink}`}
      >
        {isOver ? words.over(-left) : words.left(left)}
      </p>
      <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-hairline">
        <span
          className={`block h-full rounded-full ${fill}`}
          style={{ width: `${isOver ? 100 : (left / given) * 100}%` }}
        />
      </span>
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  )
}

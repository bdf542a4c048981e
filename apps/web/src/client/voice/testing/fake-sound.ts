import type { Clock } from '../clock.ts'
import type { SoundBuffer, SoundContext } from '../sound-out.ts'

/** A clock that stands still until it is moved. */
export function fakeClock() {
  const timers = new Set<{ at: number; readonly every: number | undefined; readonly task: () => void }>()
  let now = 0
  const timer = (at: number, every: number | undefined, task: () => void) => {
    const one = { at, every, task }
    timers.add(one)
    return () => void timers.delete(one)
  }
  const clock: Clock = {
    now: () => now,
    after: (ms, task) => timer(now + ms, undefined, task),
    every: (ms, task) => timer(now + ms, ms, task),
  }

  function due(until: number) {
    return [...timers].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0]
  }

  return {
    clock,
    /** The time passes in one leap, as in a tab that slept: timers that are due run once, late. */
    leap(ms: number): void {
      now += ms
      for (const one of [...timers].filter(({ at }) => at <= now)) {
        if (one.every === undefined) timers.delete(one)
        else one.at = now + one.every
        one.task()
      }
    },
    /** The time passes, timer by timer; what they have promised is done in between. */
    async pass(ms: number): Promise<void> {
      const until = now + ms
      await settled()
      for (let one = due(until); one !== undefined; one = due(until)) {
        now = one.at
        if (one.every === undefined) timers.delete(one)
        else one.at += one.every
        one.task()
        await settled()
      }
      now = until
    },
  }
}

/** Lets promises that are settled be heard of. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

/** A sound that was to be heard, and when it was ended early. */
export interface PlayedSound {
  readonly duration: number
  readonly startedAt: number
  stoppedAt: number | undefined
}

/**
 * A context whose time is that of the clock while it runs. A file of n bytes is a sound of n seconds; an empty one cannot be
 * decoded.
 */
export class FakeSoundContext implements SoundContext {
  readonly destination = {}
  readonly sounds: PlayedSound[] = []
  /** The browser keeps the sound back until a gesture. */
  isBlocked = false
  loudness: number[] = []
  state = 'suspended'
  private readonly clock: Clock
  private passed = 0
  private runsSince = 0

  constructor(clock: Clock) {
    this.clock = clock
  }

  get currentTime(): number {
    return this.passed + (this.state === 'running' ? (this.clock.now() - this.runsSince) / 1000 : 0)
  }

  createGain() {
    const gain = {
      value: 1,
      cancelScheduledValues: () => undefined,
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: (value: number) => {
        gain.value = value
        this.loudness.push(value)
      },
    }
    return { gain, connect: () => undefined, disconnect: () => undefined }
  }

  createBufferSource() {
    const { sounds } = this
    let played: PlayedSound | undefined
    const source = {
      buffer: noBuffer(),
      connect: () => undefined,
      start(startedAt: number) {
        played = { duration: source.buffer?.duration ?? 0, startedAt, stoppedAt: undefined }
        sounds.push(played)
      },
      stop(at: number) {
        if (played !== undefined) played.stoppedAt = at
      },
    }
    return source
  }

  async decodeAudioData({ byteLength }: ArrayBuffer): Promise<SoundBuffer> {
    if (byteLength === 0) throw new DOMException('Unable to decode audio data', 'EncodingError')
    return { duration: byteLength }
  }

  async resume(): Promise<void> {
    if (this.isBlocked || this.state === 'running') return
    this.state = 'running'
    this.runsSince = this.clock.now()
  }

  async suspend(): Promise<void> {
    this.passed = this.currentTime
    this.state = 'suspended'
  }
}

function noBuffer(): SoundBuffer | null {
  return null
}

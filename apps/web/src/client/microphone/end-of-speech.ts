/** What a stretch of sound tells. */
export type SpeechSign = 'began' | 'ended'

/** Hears when somebody begins and ends to speak, by loudness alone. */
export interface EndOfSpeech {
  /**
   * Takes the loudness of the next stretch, in decibels below full scale.
   * @param isEchoing whether the page itself speaks, or has just done so: then only what is much louder counts.
   */
  push(decibels: number, ms: number, isEchoing: boolean): SpeechSign | undefined
  /** Loudness of the room, in decibels below full scale. */
  readonly floor: number
}

/** Speech so long, in ms, begins a turn: shorter bursts are knocks and clicks. */
const BEGINS_MS = 150
/** Quiet so long, in ms, ends it: longer than any pause within a sentence, shorter than what feels like waiting. */
const ENDS_MS = 560
/** A burst so short, in ms, within that quiet does not count: a click of a mouse. */
const BURST_MS = 45
/** Speech is so much louder than the room, in decibels. */
const ABOVE_FLOOR_DB = 10
/** Nothing quieter is speech, in decibels below full scale. */
const QUIET_DB = -52
/** So much louder it must be while the page speaks, in decibels: what the echo canceller leaves of it is quieter. */
const ECHO_DB = 14
/** The quietest tenth of so much sound, in ms, is the room: speech has its pauses, a noise has none. */
const ROOM_MS = 2_500
const ROOM_SHARE = 0.1
/** The room before anything was heard of it, and the least and most that is believed of one, in decibels. */
const ROOM_DB = { usual: -55, least: -75, most: -25 } as const
/** Sound so long, in ms, tells of the room; until then the usual is not exceeded. */
const KNOWN_MS = 1_000

/** @param room loudness of the room, where an earlier turn has found that out. */
export function endOfSpeech(room: number = ROOM_DB.usual): EndOfSpeech {
  const past: { readonly decibels: number; readonly ms: number }[] = []
  let pastMs = 0
  let floor = room
  let isBegun = false
  /** How long it has been loud, less how long it was quiet in between. */
  let loudMs = 0
  let quietMs = 0
  let burstMs = 0

  function learnRoom(decibels: number, ms: number): void {
    past.push({ decibels, ms })
    pastMs += ms
    while (pastMs > ROOM_MS) pastMs -= past.shift()?.ms ?? pastMs
    const sorted = past.map((one) => one.decibels).toSorted((one, other) => one - other)
    const quietest = sorted[Math.floor(ROOM_SHARE * sorted.length)] ?? room
    const believed = pastMs < KNOWN_MS ? Math.min(quietest, room) : quietest
    floor = Math.min(ROOM_DB.most, Math.max(ROOM_DB.least, believed))
  }

  function before(isLoud: boolean, ms: number): SpeechSign | undefined {
    loudMs = Math.max(0, loudMs + (isLoud ? ms : -ms))
    if (loudMs < BEGINS_MS) return undefined
    isBegun = true
    quietMs = 0
    return 'began'
  }

  function during(isLoud: boolean, ms: number): SpeechSign | undefined {
    burstMs = isLoud ? burstMs + ms : 0
    quietMs = burstMs > BURST_MS ? 0 : quietMs + ms
    if (quietMs < ENDS_MS) return undefined
    isBegun = false
    loudMs = 0
    return 'ended'
  }

  return {
    get floor() {
      return floor
    },
    push(decibels, ms, isEchoing) {
      learnRoom(decibels, ms)
      const least = Math.max(QUIET_DB, floor + ABOVE_FLOOR_DB) + (isEchoing ? ECHO_DB : 0)
      return isBegun ? during(decibels > least, ms) : before(decibels > least, ms)
    },
  }
}

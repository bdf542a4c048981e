/** A decoded sound; `duration` in seconds. */
export interface SoundBuffer {
  readonly duration: number
}

interface GainPort {
  readonly gain: {
    value: number
    cancelScheduledValues(at: number): unknown
    setValueAtTime(value: number, at: number): unknown
    linearRampToValueAtTime(value: number, at: number): unknown
  }
  connect(to: object): unknown
  disconnect(): void
}

interface SourcePort {
  buffer: SoundBuffer | null
  connect(to: object): unknown
  start(at: number): void
  stop(at: number): void
}

/** The used part of an `AudioContext`. */
export interface SoundContext {
  readonly currentTime: number
  readonly state: string
  readonly destination: object
  createGain(): GainPort
  createBufferSource(): SourcePort
  decodeAudioData(file: ArrayBuffer): Promise<SoundBuffer>
  resume(): Promise<void>
  suspend(): Promise<void>
}

/** Seconds of a change of loudness: at once, it would click. */
const RAMP = 0.01
/** Seconds between asking for a sound and its first sample, so that none is late. */
const LEAD = 0.02

/** When a sound begins and ends, by the context's clock, in seconds. */
export interface Span {
  readonly startsAt: number
  readonly endsAt: number
}

/** The sounds of one utterance, which are silenced together. */
export interface SoundTrack {
  /** Plays a sound without a gap behind the one before it. */
  add(sound: SoundBuffer): Span
  /** Ends all sounds within 10 ms. */
  cut(): void
}

/** Where sounds go. */
export interface SoundOut {
  /** Seconds; they stand still while the context does. */
  time(): number
  isRunning(): boolean
  /** Asks the browser to let sounds be heard; it may refuse until a gesture. Never rejects. */
  wake(): void
  rest(): void
  setLoudness(value: number): void
  /** @throws for a file that the browser cannot decode. */
  decode(file: ArrayBuffer): Promise<SoundBuffer>
  newTrack(): SoundTrack
}

export function createSoundOut(context: SoundContext): SoundOut {
  const master = context.createGain()
  master.connect(context.destination)

  function ramp({ gain }: GainPort, to: number): void {
    const now = context.currentTime
    gain.cancelScheduledValues(now)
    gain.setValueAtTime(gain.value, now)
    gain.linearRampToValueAtTime(to, now + RAMP)
  }

  return {
    time: () => context.currentTime,
    isRunning: () => context.state === 'running',
    wake: () => void context.resume().catch(() => undefined),
    rest: () => void context.suspend().catch(() => undefined),
    setLoudness: (value) => ramp(master, value),
    decode: (file) => context.decodeAudioData(file),
    newTrack() {
      const voice = context.createGain()
      voice.connect(master)
      const sources: SourcePort[] = []
      let end = 0
      return {
        add(sound) {
          const source = context.createBufferSource()
          source.buffer = sound
          source.connect(voice)
          const startsAt = Math.max(end, context.currentTime + LEAD)
          source.start(startsAt)
          sources.push(source)
          end = startsAt + sound.duration
          return { startsAt, endsAt: end }
        },
        cut() {
          ramp(voice, 0)
          for (const source of sources) source.stop(context.currentTime + RAMP)
        },
      }
    },
  }
}

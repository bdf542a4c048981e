import { joinedSamples } from '@placard/voice'
import type { BrowserContext, Page } from '@playwright/test'
import { spokenSamples } from './microphone.ts'

/** Samples a second of what is said. */
const RATE = 16_000
/** Tells of each block of 128 samples in which anything is loud, when it was: to the millisecond, by the machine's clock. */
const EAR = `registerProcessor('ear', class extends AudioWorkletProcessor {
  process([[samples]]) {
    if (samples?.some((sample) => Math.abs(sample) > 0.002)) this.port.postMessage(Date.now())
    return true
  }
})`

/** What a page hears and plays while a test speaks to it. All times are in ms since 1970. */
export interface LiveSound {
  /** When something was said into the microphone, block by block. */
  readonly said: number[]
  /** When sound left the page, block by block. */
  readonly played: number[]
  /** Says samples at 16 kHz; resolves when all was said. */
  say(samples: readonly number[]): Promise<void>
  /** The microphone is gone, as when its plug is pulled. */
  unplug(): void
}

declare global {
  interface Window {
    liveSound: LiveSound
  }
}

/**
 * Gives the pages of a context a microphone that a test speaks into whenever it likes, in a room that is never quite
 * silent, and listens to all sound that leaves their `AudioContext`. Needs `bypassCSP`: what listens is no file of the page.
 */
export async function liveMicrophone(context: BrowserContext): Promise<void> {
  await context.addInitScript(listenToSounds, `data:text/javascript,${encodeURIComponent(EAR)}`)
}

/** Runs in the page, before its own code. */
function listenToSounds(earAddress: string): void {
  const microphones: { readonly tracks: readonly MediaStreamTrack[]; readonly mouth: AudioNode }[] = []
  const connect = AudioNode.prototype.connect
  const said: number[] = []
  const played: number[] = []

  async function hear(node: AudioNode, times: number[]): Promise<void> {
    await node.context.audioWorklet.addModule(earAddress)
    const ear = new AudioWorkletNode(node.context, 'ear', { numberOfOutputs: 0 })
    ear.port.onmessage = ({ data }) => void times.push(Number(data))
    Reflect.apply(connect, node, [ear])
  }

  // all that goes to the loudspeakers is heard on its way
  Reflect.set(AudioNode.prototype, 'connect', function (this: AudioNode, to: AudioNode, ...more: number[]) {
    if (to instanceof AudioDestinationNode) void hear(this, played)
    return Reflect.apply(connect, this, [to, ...more])
  })

  // a page without an address yet has no devices at all
  if (!('mediaDevices' in navigator)) return
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext()
    const out = context.createMediaStreamDestination()
    const room = context.createBufferSource()
    room.buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
    room.buffer.getChannelData(0).forEach((_, at, all) => {
      all[at] = 0.0004 * Math.sin(at * at * 0.37)
    })
    room.loop = true
    room.connect(out)
    room.start()
    const mouth = context.createGain()
    mouth.connect(out)
    await hear(mouth, said)
    microphones.push({ tracks: out.stream.getTracks(), mouth })
    return out.stream
  }

  const last = () => {
    const microphone = microphones.at(-1)
    if (microphone === undefined) throw new Error('no microphone was opened')
    return microphone
  }
  window.liveSound = {
    said,
    played,
    say(samples) {
      const { mouth } = last()
      const source = new AudioBufferSourceNode(mouth.context)
      source.buffer = mouth.context.createBuffer(1, samples.length, 16_000)
      source.buffer.copyToChannel(Float32Array.from(samples), 0)
      source.connect(mouth)
      source.start()
      return new Promise((resolve) => source.addEventListener('ended', () => resolve(), { once: true }))
    },
    unplug() {
      for (const track of last().tracks) {
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    },
  }
}

/** A sentence that is said without a pause before or after it. */
export function sentence(text: string, voiceId = 'leda'): Float32Array {
  const samples = spokenSamples(text, voiceId)
  const loud = (sample: number) => Math.abs(sample) > 0.02
  return samples.slice(samples.findIndex(loud), samples.findLastIndex(loud) + 1)
}

/** Sentences with pauses of so many ms between them. */
export function withPauses(sentences: readonly Float32Array[], pauseMs: number): Float32Array {
  const pause = new Float32Array((pauseMs / 1000) * RATE)
  return joinedSamples(sentences.flatMap((one, at) => (at === 0 ? [one] : [pause, one])))
}

/** A fan that is switched on: loud, and nobody's words. */
export function noise(ms: number): Float32Array {
  return Float32Array.from({ length: (ms / 1000) * RATE }, (_, at) => 0.2 * Math.sin(at * 0.07))
}

/** Says something into the page's microphone; resolves when all was said. */
export function sayTo(page: Page, samples: Float32Array): Promise<void> {
  return page.evaluate((all) => window.liveSound.say(all), [...samples])
}

/** Whether sound leaves the page now: in the last fifth of a second. */
export function isHeard(page: Page): Promise<boolean> {
  return page.evaluate(() => Date.now() - (window.liveSound.played.at(-1) ?? 0) < 200)
}

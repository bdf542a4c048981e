import type { EmbeddedSpeech } from '@placard/voice/flite'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { PreparationStanding } from '../../../client/gateways/voice-gateway.ts'
import { demoVoice } from './demo-voice.ts'
import type { FromFileWorker, ToFileWorker } from './file-protocol.ts'
import { FileWorker, type FileWorkerPort } from './file-worker.ts'
import { fetchVoice, type VoiceCache } from './voice-file.ts'
import { voicePreparation } from './voice-preparation.ts'

const SPEECH = { text: 'The floor is yours.', voiceId: 'leda', speed: 1, style: 'professional' } as const
const never = new AbortController().signal

function aCache(kept?: Blob): VoiceCache & { kept: Blob | undefined } {
  const cache = {
    kept,
    read: async () => cache.kept,
    keep: async (file: Blob) => void Object.assign(cache, { kept: file }),
    remove: async () => void Object.assign(cache, { kept: undefined }),
  }
  return cache
}

function aPreparation(fetching: (onRatio: (ratio: number) => void, signal: AbortSignal) => Promise<Blob>, kept?: Blob) {
  const store = createStore<PreparationStanding>(() => ({ status: 'missing' }))
  const cache = aCache(kept)
  return { store, cache, preparation: voicePreparation({ store, cache, fetchVoice: fetching }) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the voice of the demo', () => {
  it('is fetched once the user wants that, and not again', async () => {
    const seen: PreparationStanding[] = []
    const { store, cache, preparation } = aPreparation(async (onRatio) => {
      onRatio(0.5)
      return new Blob(['voice'])
    })
    store.subscribe((standing) => seen.push(standing))
    const ready = preparation.prepare(true, never)
    await settled()
    expect(store.getState()).toEqual({ status: 'asking' })
    preparation.accept()
    await ready
    expect(seen.slice(1)).toEqual([
      { status: 'fetching', ratio: 0 },
      { status: 'fetching', ratio: 0.5 },
      { status: 'ready' },
    ])
    expect(await cache.kept?.text()).toBe('voice')
    await preparation.prepare(true, never)
    expect(store.getState()).toEqual({ status: 'ready' })
  })

  it('is ready without a question where it was fetched on an earlier visit', async () => {
    const { store, preparation } = aPreparation(() => Promise.reject(new Error('offline')), new Blob(['voice']))
    await preparation.prepare(false, never)
    expect(store.getState()).toEqual({ status: 'ready' })
  })

  it.each([
    { isWanted: false, status: 'declined', because: 'whoever has said no is left alone' },
    { isWanted: true, status: 'asking', because: 'they want to hear something after all' },
  ])('is offered again to one who has declined: $status, because $because', async ({ isWanted, status }) => {
    const { store, preparation } = aPreparation(async () => new Blob())
    const first = preparation.prepare(false, never)
    await settled()
    preparation.decline()
    await first
    void preparation.prepare(isWanted, never)
    await settled()
    expect(store.getState()).toEqual({ status })
  })

  it('is given up when the user cancels its download', async () => {
    let given: AbortSignal | undefined
    const { store, cache, preparation } = aPreparation(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          given = signal
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    const first = preparation.prepare(true, never)
    await settled()
    preparation.accept()
    preparation.decline()
    await first
    await settled()
    expect(given?.aborted).toBe(true)
    expect(store.getState()).toEqual({ status: 'declined' })
    expect(cache.kept).toBeUndefined()
  })

  it('says that it could not be fetched', async () => {
    const { store, preparation } = aPreparation(() => Promise.reject(new TypeError('Failed to fetch')))
    const first = preparation.prepare(true, never)
    await settled()
    preparation.accept()
    await first
    expect(store.getState()).toEqual({ status: 'failed' })
  })

  it('takes its question back when whoever wanted to hear something has gone', async () => {
    const { store, preparation } = aPreparation(async () => new Blob())
    const gone = new AbortController()
    const first = preparation.prepare(true, gone.signal)
    await settled()
    gone.abort()
    await first
    expect(store.getState()).toEqual({ status: 'missing' })
  })
})

describe('the file of the voice', () => {
  const FILE = { path: '/voice/flite.bin', bytes: 8 }
  const answering =
    (body: string, headers: Record<string, string> = {}, status = 200): typeof fetch =>
    async () =>
      new Response(body, { status, headers })

  it('tells how much of it has come', async () => {
    const ratios: number[] = []
    const file = await fetchVoice(answering('the file'), FILE, (ratio) => ratios.push(ratio), never)
    expect(await file.text()).toBe('the file')
    expect(ratios.at(-1)).toBe(1)
  })

  it('is taken as it comes from a server that packs what it sends', async () => {
    const send = answering('the file', { 'content-length': '3', 'content-encoding': 'br' })
    expect((await fetchVoice(send, FILE, () => undefined, never)).size).toBe(8)
  })

  it.each([
    { send: answering('the', { 'content-length': '8' }), because: 'it broke off' },
    { send: answering('<html>', {}, 404), because: 'it is not there' },
  ])('is refused when $because', async ({ send }) => {
    await expect(fetchVoice(send, FILE, () => undefined, never)).rejects.toThrow('the voice')
  })
})

type Port = FileWorkerPort<EmbeddedSpeech, ArrayBuffer>

class FakeWorker implements Port {
  onmessage: Port['onmessage'] = null
  onerror: Port['onerror'] = null
  readonly received: ToFileWorker<EmbeddedSpeech>[] = []
  isEnded = false

  postMessage(message: ToFileWorker<EmbeddedSpeech>): void {
    this.received.push(message)
  }
  terminate(): void {
    this.isEnded = true
  }
  get spokenIds(): number[] {
    return this.received.flatMap((message) => (message.type === 'order' ? [message.id] : []))
  }
  say(data: FromFileWorker<ArrayBuffer>): void {
    this.onmessage?.(new MessageEvent('message', { data }))
  }
}

function aVoice(file: Blob | undefined = new Blob(['voice'])) {
  const workers: FakeWorker[] = []
  const timers: { ms: number; task: () => void; isOver: boolean }[] = []
  let isUnusable = false
  const voice = new FileWorker<EmbeddedSpeech, ArrayBuffer>({
    readFile: async () => file,
    newWorker() {
      workers.push(new FakeWorker())
      return workers[workers.length - 1] ?? new FakeWorker()
    },
    onUnusable: () => {
      isUnusable = true
    },
    after(ms, task) {
      const timer = { ms, task, isOver: false }
      timers.push(timer)
      return () => {
        timer.isOver = true
      }
    },
  })
  const runOut = (ms: number) => {
    for (const timer of timers) if (!timer.isOver && timer.ms === ms) timer.task()
  }
  return { voice, workers, runOut, isUnusable: () => isUnusable }
}

describe('the worker that speaks', () => {
  it('says one piece after the other, and none whose listener has gone before its turn', async () => {
    const { voice, workers } = aVoice()
    const gone = new AbortController()
    const first = voice.order(SPEECH)
    const second = voice.order(SPEECH, gone.signal)
    second.catch(() => undefined)
    const third = voice.order(SPEECH)
    await settled()
    expect(workers[0]?.spokenIds).toEqual([1])
    gone.abort()
    workers[0]?.say({ type: 'answer', id: 1, answer: new ArrayBuffer(4) })
    expect((await first).byteLength).toBe(4)
    await expect(second).rejects.toThrow()
    await settled()
    expect(workers[0]?.spokenIds).toEqual([1, 2])
    workers[0]?.say({ type: 'answer', id: 2, answer: new ArrayBuffer(8) })
    expect((await third).byteLength).toBe(8)
  })

  it.each([
    { end: (worker: FakeWorker) => worker.onerror?.(new ErrorEvent('error')), because: 'it died' },
    { end: (worker: FakeWorker) => worker.say({ type: 'failed', id: 1 }), because: 'it could not say it' },
  ])('tells whoever waits when $because, and says the next piece', async ({ end }) => {
    const { voice, workers } = aVoice()
    const first = voice.order(SPEECH)
    await settled()
    workers.forEach(end)
    await expect(first).rejects.toThrow('the worker')
    void voice.order(SPEECH)
    await settled()
    expect(workers.at(-1)?.spokenIds.at(-1)).toBe(2)
  })

  it('is ended when it hangs, and another one is opened', async () => {
    const { voice, workers, runOut } = aVoice()
    const first = voice.order(SPEECH)
    await settled()
    runOut(60_000)
    await expect(first).rejects.toThrow('stopped')
    void voice.order(SPEECH)
    await settled()
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false])
  })

  it('gives its memory back after minutes of silence', async () => {
    const { voice, workers, runOut } = aVoice()
    const first = voice.order(SPEECH)
    await settled()
    workers[0]?.say({ type: 'answer', id: 1, answer: new ArrayBuffer(4) })
    await first
    runOut(180_000)
    expect(workers[0]?.isEnded).toBe(true)
  })

  it('says that a damaged file cannot be used', async () => {
    const { voice, workers, isUnusable } = aVoice()
    const first = voice.order(SPEECH)
    await settled()
    workers[0]?.say({ type: 'unusable' })
    await expect(first).rejects.toThrow('stopped')
    expect(isUnusable()).toBe(true)
  })
})

describe('speech of the demo', () => {
  const spoken: unknown[] = []
  const voice = {
    async order(speech: unknown) {
      spoken.push(speech)
      return new ArrayBuffer(4)
    },
  }
  const ASSIGNMENT = { characterId: 'seat-ken', voiceId: 'kore', voiceName: 'Kore', provider: 'embedded' } as const

  it('speaks in the style of the delegate', async () => {
    const gateway = demoVoice(voice, () => Promise.reject(new Error('denied')))
    await gateway.speak({ text: 'No.', voiceId: 'kore', characterPersonality: 'aggressive' })
    expect(spoken.at(-1)).toEqual({ text: 'No.', voiceId: 'kore', speed: 1, style: 'authoritative' })
  })

  it('refuses what is not English, so that the browser’s own voice can have it', async () => {
    const gateway = demoVoice(voice, () => Promise.reject(new Error('denied')))
    const french = gateway.speak({ text: 'Merci.', voiceId: 'kore', settings: { language: 'fr-FR' } })
    await expect(french).rejects.toThrow('English')
  })

  it('keeps the voices of delegates as long as the page where the browser keeps nothing', async () => {
    const gateway = demoVoice(voice, () => Promise.reject(new Error('denied')))
    await gateway.saveAssignments('one', [ASSIGNMENT])
    expect(await gateway.readAssignments('one')).toEqual([ASSIGNMENT])
    expect(await gateway.readAssignments('other')).toEqual([])
  })
})

/// <reference lib="webworker" />
import { createEmbeddedSpeech, createEmbeddedUnderstanding } from '@placard/language'
import { loadArguments, loadPhrases, loadTongue, loadWorld, shippedCatalogue } from './content.ts'
import { DemoHost, type MovedOn, type TabChannel } from './demo-host.ts'
import type { FromWorker, TestClock, ToWorker } from './protocol.ts'
import { browserAlone } from './session-runner.ts'
import { type DemoStore, openDemoStore } from './storage/open-store.ts'

const CHANNEL = 'placard.demo.sessions'

/** The browser's database; undefined where even accessing it is denied. */
function databases(): IDBFactory | undefined {
  try {
    return self.indexedDB
  } catch {
    return undefined
  }
}

function browserTabs(): TabChannel {
  const channel = new BroadcastChannel(CHANNEL)
  return {
    tell: (moved) => channel.postMessage(moved),
    onMoved(listener) {
      channel.onmessage = ({ data }: MessageEvent<MovedOn>) => listener(data)
    },
  }
}

function say(message: FromWorker): void {
  self.postMessage(message)
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function openHost(demoStore: DemoStore, clock: TestClock | undefined): Promise<DemoHost> {
  const [{ names, world }, phrases] = await Promise.all([loadWorld(), loadPhrases()])
  return new DemoHost({
    demoStore,
    world,
    catalogue: shippedCatalogue(),
    understanding: createEmbeddedUnderstanding(names, loadTongue),
    speech: createEmbeddedSpeech(phrases, loadArguments),
    tabs: browserTabs(),
    alone: browserAlone(navigator.locks),
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    newSalt: () => hexOf(crypto.getRandomValues(new Uint8Array(16))),
    clock,
    onSetAside: () => say({ type: 'set-aside' }),
  })
}

async function receive(host: DemoHost, message: Exclude<ToWorker, { type: 'open' }>): Promise<void> {
  switch (message.type) {
    case 'call':
      return say({ type: 'answer', id: message.id, answer: await host.answer(message) })
    case 'watch': {
      const { watch, sessionId, after } = message
      host.watch(watch, sessionId, after, (update) => say({ type: 'update', watch, update }))
      return say({ type: 'status', watch, status: 'live' })
    }
    case 'unwatch':
      return host.unwatch(message.watch)
  }
}

/**
 * The first message opens the host, all others wait for it. A failure to open it raises the error event of the worker.
 */
let opening: Promise<DemoHost> | undefined

async function open(clock: TestClock | undefined): Promise<DemoHost> {
  const demoStore = await openDemoStore(databases())
  const host = await openHost(demoStore, clock)
  say({ type: 'ready', storage: demoStore.storage })
  return host
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') {
    opening ??= open(data.clock)
    opening.catch((error: unknown) => reportError(error))
    return
  }
  void opening?.then((host) => receive(host, data))
}

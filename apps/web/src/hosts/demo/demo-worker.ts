/// <reference lib="webworker" />
import { RESTORE_WITHIN_SECONDS } from '@placard/contract'
import { createEmbeddedSpeech, createEmbeddedUnderstanding } from '@placard/language'
import { loadArguments, loadPhrases, loadTongue, loadWorld, shippedCatalogue } from './content.ts'
import { DemoHost, type MovedOn, type TabChannel } from './demo-host.ts'
import type { FromPageEngines } from './engines/engine-protocol.ts'
import { PageEngines } from './engines/page-engines.ts'
import type { FromWorker, TestClock, ToWorker } from './protocol.ts'
import { browserAlone } from './session-runner.ts'
import { type DemoStore, openDemoStore } from './storage/open-store.ts'
import { type CampaignLanguage, type SwitchedLanguage, switchedLanguage } from './switched-language.ts'

const CHANNEL = 'placard.demo.sessions'

interface Open {
  readonly host: DemoHost
  readonly language: SwitchedLanguage
}

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

/** The page's engines: the model of this device is for windows only. */
const engines = new PageEngines(say)

/** Built in, and with the model of this device while its owner wants that. */
function languageOf(embedded: CampaignLanguage): SwitchedLanguage {
  return switchedLanguage(embedded, async () => {
    const provider = await engines.find({ engineChoice: { kind: 'device' } })
    if (provider === undefined) return undefined
    const { deviceLanguage } = await import('./device-language.ts')
    return deviceLanguage(provider, embedded, (error) => reportError(error))
  })
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function openHost(demoStore: DemoStore, clock: TestClock | undefined): Promise<Open> {
  const [{ names, world }, phrases] = await Promise.all([loadWorld(), loadPhrases()])
  const language = languageOf({
    understanding: createEmbeddedUnderstanding(names, loadTongue),
    speech: createEmbeddedSpeech(phrases, loadArguments),
  })
  const host = new DemoHost({
    demoStore,
    world,
    catalogue: shippedCatalogue(),
    understanding: language.understanding,
    speech: language.speech,
    tabs: browserTabs(),
    alone: browserAlone(navigator.locks),
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    newSalt: () => hexOf(crypto.getRandomValues(new Uint8Array(16))),
    clock,
    onSetAside: () => say({ type: 'set-aside' }),
  })
  return { host, language }
}

async function receive({ host, language }: Open, message: Exclude<ToWorker, { type: 'open' } | FromPageEngines>) {
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
    case 'use-device':
      return language.use(message.isOn)
  }
}

/**
 * The first message opens the host, all others wait for it. A failure to open it raises the error event of the worker.
 */
let opening: Promise<Open> | undefined

async function open(clock: TestClock | undefined): Promise<Open> {
  const demoStore = await openDemoStore(databases())
  await demoStore.eraseRemoved(Date.now() - RESTORE_WITHIN_SECONDS * 1000)
  const opened = await openHost(demoStore, clock)
  say({ type: 'ready', storage: demoStore.storage })
  return opened
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') {
    opening ??= open(data.clock)
    opening.catch((error: unknown) => reportError(error))
    return
  }
  if (data.type === 'engine' || data.type === 'said' || data.type === 'spoken') return engines.heard(data)
  void opening?.then((opened) => receive(opened, data))
}

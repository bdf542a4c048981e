import { type EventStore, InMemoryEventStore, type SessionLists } from '@placard/application'
import type { DemoStorage } from '../protocol.ts'
import { forgetAssignments } from '../voice/kept-assignments.ts'
import { openDatabase } from './database.ts'
import { IndexedEventStore } from './indexed-store.ts'
import { brokenSessions, setAside } from './set-aside.ts'

const NAME = 'placard-demo'
/** Further databases to try when one cannot be opened; each keeps its data. */
const GENERATIONS = 5

/** The demo's store, where it stores its sessions, and a way to set an unreadable one aside. */
export interface DemoStore {
  readonly store: EventStore & SessionLists
  readonly storage: DemoStorage
  setAside(sessionId: string): Promise<void>
  /** Erases the sessions that were deleted before an instant, epoch ms, with the voices given to their delegates. */
  eraseRemoved(before: number): Promise<void>
}

/**
 * Opens the browser's database for the demo. Unreadable sessions are set aside; a database that cannot be opened is
 * left unchanged, and a new one is created. Where the browser denies storage, sessions last as long as the tab.
 */
export async function openDemoStore(factory: IDBFactory | undefined): Promise<DemoStore> {
  for (let generation = 1; factory && generation <= GENERATIONS; generation++) {
    try {
      return await openGeneration(factory, generation)
    } catch (error) {
      if (isDenied(error)) break
    }
  }
  const store = new InMemoryEventStore()
  return {
    store,
    storage: 'memory',
    setAside: async () => undefined,
    eraseRemoved: async (before) => void (await store.eraseRemoved(before)),
  }
}

async function openGeneration(factory: IDBFactory, generation: number): Promise<DemoStore> {
  const name = generation === 1 ? NAME : `${NAME}-${generation}`
  const { database, isNew } = await openDatabase(factory, name)
  const broken = await brokenSessions(database)
  const takeAway = async (sessionId: string) => {
    await setAside(database, sessionId)
    await forgetAssignments(factory, sessionId)
  }
  for (const sessionId of broken) await takeAway(sessionId)
  const store = new IndexedEventStore(database)
  const isRecovered = broken.length > 0 || (generation > 1 && isNew)
  return {
    store,
    storage: isRecovered ? 'recovered' : 'persistent',
    setAside: takeAway,
    async eraseRemoved(before) {
      for (const sessionId of await store.eraseRemoved(before)) await forgetAssignments(factory, sessionId)
    },
  }
}

/** Whether the browser denies all storage: trying another name would not help. */
function isDenied(error: unknown): boolean {
  return error instanceof DOMException && ['SecurityError', 'InvalidStateError', 'NotAllowedError'].includes(error.name)
}

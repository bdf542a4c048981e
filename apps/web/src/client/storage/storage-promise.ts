import { createStore } from 'zustand/vanilla'

/**
 * The browser's promise about storage: kept until the user deletes it (`kept`), evicted when space runs out (`may-go`),
 * or no promise (`unknown`). `not-asked` before the first request.
 */
export type StoragePromise = 'not-asked' | 'kept' | 'may-go' | 'unknown'

export const storagePromiseStore = createStore<{ promise: StoragePromise }>(() => ({ promise: 'not-asked' }))

type Manager = Pick<StorageManager, 'persist' | 'persisted'>

/** Asks the browser for persistent storage. */
export async function askToStore(manager: Manager | undefined = navigator.storage): Promise<void> {
  storagePromiseStore.setState({ promise: await answerOf(() => manager?.persist?.()) })
}

/** Reads the browser's promise, without asking for persistent storage. */
export async function lookAtStorage(manager: Manager | undefined = navigator.storage): Promise<void> {
  const promise = await answerOf(() => manager?.persisted?.())
  storagePromiseStore.setState({ promise })
}

async function answerOf(ask: () => Promise<boolean> | undefined): Promise<StoragePromise> {
  try {
    const isKept = await ask()
    if (isKept === undefined) return 'unknown'
    return isKept ? 'kept' : 'may-go'
  } catch {
    return 'unknown'
  }
}

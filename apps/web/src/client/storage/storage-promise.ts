import { createStore } from 'zustand/vanilla'

/**
 * What the browser says about how long it keeps what is stored: until the person deletes it (`kept`), until it needs the
 * room (`may-go`), or nothing at all (`unknown`). `not-asked` before anybody asked.
 */
export type StoragePromise = 'not-asked' | 'kept' | 'may-go' | 'unknown'

export const storagePromiseStore = createStore<{ promise: StoragePromise }>(() => ({ promise: 'not-asked' }))

type Manager = Pick<StorageManager, 'persist' | 'persisted'>

/** Asks the browser to keep what is stored until the person deletes it. */
export async function askToStore(manager: Manager | undefined = navigator.storage): Promise<void> {
  storagePromiseStore.setState({ promise: await answerOf(() => manager?.persist?.()) })
}

/** Looks what the browser has promised, without asking for more. */
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

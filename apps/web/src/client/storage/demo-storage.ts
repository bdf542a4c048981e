import { createStore } from 'zustand/vanilla'

/** What a person must know about where the demo keeps its sessions; undefined when all is as it should be. */
export type StorageTrouble = 'memory' | 'recovered'

export const demoStorageStore = createStore<{ trouble: StorageTrouble | undefined }>(() => ({ trouble: undefined }))

/** Takes note of where the demo keeps its sessions. */
export function tellDemoStorage(storage: StorageTrouble | 'persistent'): void {
  demoStorageStore.setState({ trouble: storage === 'persistent' ? undefined : storage })
}

import { createStore } from 'zustand/vanilla'

/** A problem with the demo's storage that users must know about; undefined when there is none. */
export type StorageTrouble = 'memory' | 'recovered'

export const demoStorageStore = createStore<{ trouble: StorageTrouble | undefined }>(() => ({ trouble: undefined }))

/** Records where the demo stores its sessions. */
export function tellDemoStorage(storage: StorageTrouble | 'persistent'): void {
  demoStorageStore.setState({ trouble: storage === 'persistent' ? undefined : storage })
}

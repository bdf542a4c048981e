import { useEffect, useSyncExternalStore } from 'react'

/** Lazily loaded chunk. Until it has loaded, and where loading fails, its consumers do without it. */
export interface LoadedLater<Part> {
  readonly load: () => Promise<void>
  /** The module once it has loaded; starts loading when it is wanted. */
  readonly use: (isWanted: boolean) => Part | undefined
}

export function loadedLater<Part>(fetchPart: () => Promise<Part>): LoadedLater<Part> {
  let part: Part | undefined
  let loading: Promise<void> | undefined
  const waiting = new Set<() => void>()

  async function fetchOnce(): Promise<void> {
    try {
      part = await fetchPart()
      for (const tell of waiting) tell()
    } catch {
      // after a failure, for instance offline, the next consumer retries
      loading = undefined
    }
  }

  function load(): Promise<void> {
    loading ??= fetchOnce()
    return loading
  }

  function subscribe(tell: () => void): () => void {
    waiting.add(tell)
    return () => waiting.delete(tell)
  }

  return {
    load,
    use(isWanted) {
      const known = useSyncExternalStore(subscribe, () => part)
      useEffect(() => {
        if (isWanted) void load()
      }, [isWanted])
      return isWanted ? known : undefined
    },
  }
}

import { useEffect, useSyncExternalStore } from 'react'

/** Code that comes in a chunk of its own. Until it is there, and where it cannot be had, what needs it does without. */
export interface LoadedLater<Part> {
  readonly load: () => Promise<void>
  /** The part once it is there; asks for it when it is wanted. */
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
      // without a network it is asked for again by the next who wants it
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

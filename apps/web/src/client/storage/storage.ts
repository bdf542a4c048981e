/**
 * Small values stored in the browser. Denied, full or damaged storage never stops the page: values then live in memory.
 */
export type KeptValues = {
  /** The stored JSON value, or undefined when there is none or it cannot be read. */
  read(key: string): unknown
  /** The stored text, readable or not; undefined when there is none. */
  readText(key: string): string | undefined
  write(key: string, value: unknown): void
  remove(key: string): void
  /** False once the browser has refused to store something. */
  isKept(): boolean
}

/** @param openStorage returns the browser's storage; may throw where storage is denied. */
export function keptValues(openStorage: () => Storage): KeptValues {
  const memory = new Map<string, string>()
  let isKept = true

  function attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
    try {
      return use(openStorage())
    } catch {
      isKept = false
      return undefined
    }
  }

  const readText = (key: string) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined

  return {
    readText,
    read(key) {
      const text = readText(key)
      try {
        return text === undefined ? undefined : JSON.parse(text)
      } catch {
        return undefined
      }
    },
    write(key, value) {
      const text = JSON.stringify(value)
      const isStored = attempt((storage) => {
        storage.setItem(key, text)
        return true
      })
      if (isStored === true) memory.delete(key)
      else memory.set(key, text)
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    isKept: () => isKept,
  }
}

export const browserValues = keptValues(() => window.localStorage)

/** Session storage: text typed in a session belongs to its tab. */
export const tabValues = keptValues(() => window.sessionStorage)

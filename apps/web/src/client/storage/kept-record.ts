import type { KeptValues } from './storage.ts'

/** Named values stored under one key, shared by all tabs. Beyond `most` values, the oldest are evicted. */
export function keptRecord(values: KeptValues, key: string, most: number) {
  const all = (): Readonly<Record<string, unknown>> => {
    const kept = values.read(key)
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  }
  return {
    all,
    /** Stores a value as the newest; undefined removes it. */
    write(name: string, value: unknown): void {
      const { [name]: _, ...others } = all()
      const rest = Object.entries(value === undefined ? others : { ...others, [name]: value })
      if (rest.length === 0) values.remove(key)
      else values.write(key, Object.fromEntries(rest.slice(-most)))
    },
  }
}

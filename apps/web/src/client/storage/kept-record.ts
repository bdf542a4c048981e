import type { KeptValues } from './storage.ts'

/** Values kept by name under one key, as all tabs have left them. Of more than `most` the oldest go first. */
export function keptRecord(values: KeptValues, key: string, most: number) {
  const all = (): Readonly<Record<string, unknown>> => {
    const kept = values.read(key)
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  }
  return {
    all,
    /** Keeps a value as the newest; undefined forgets it. */
    write(name: string, value: unknown): void {
      const { [name]: _, ...others } = all()
      const rest = Object.entries(value === undefined ? others : { ...others, [name]: value })
      if (rest.length === 0) values.remove(key)
      else values.write(key, Object.fromEntries(rest.slice(-most)))
    },
  }
}

/** A copy of a list with one entry replaced (structural sharing); unchanged when the index is out of range. */
export function replaced<Item>(list: readonly Item[], place: number, item: Item): readonly Item[] {
  const next = list.slice()
  if (place >= 0 && place < next.length) next[place] = item
  return next
}

/** The same for numbers. Separate for performance: a function that also sees objects would box each number. */
export function numberReplaced(list: readonly number[], place: number, value: number): readonly number[] {
  const next = list.slice()
  if (place >= 0 && place < next.length) next[place] = value
  return next
}

/**
 * A copy of a record with one entry added or replaced. Copied by a loop: a spread takes three times as long where every
 * record has other keys.
 */
export function withEntry<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
  value: Value,
): Readonly<Record<string, Value>> {
  const next: Record<string, Value> = {}
  for (const held in record) {
    const kept = record[held]
    if (kept !== undefined) next[held] = kept
  }
  next[name] = value
  return next
}

/** A list with one entry replaced, every other shared; a copy of it when there is no such place. */
export function replaced<Item>(list: readonly Item[], place: number, item: Item): readonly Item[] {
  const next = list.slice()
  if (place >= 0 && place < next.length) next[place] = item
  return next
}

/** The same for numbers. A function of its own: where objects are written too, numbers would be kept one by one as objects. */
export function numberReplaced(list: readonly number[], place: number, value: number): readonly number[] {
  const next = list.slice()
  if (place >= 0 && place < next.length) next[place] = value
  return next
}

/** A record with one entry added or replaced. Entry by entry: a spread takes three times as long where every record has other names. */
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

/** A list with one entry replaced, every other shared; a copy of it when there is no such place. */
export function replaced<Item>(list: readonly Item[], place: number, item: Item): readonly Item[] {
  const next = list.slice()
  if (place >= 0 && place < next.length) next[place] = item
  return next
}

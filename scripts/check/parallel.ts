/**
 * Maps a list with limited concurrency, started in order.
 * @returns the results, in the list's order
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>()
  const waiting = items.entries()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const [index, item] of waiting) results.set(index, await work(item))
  })
  await Promise.all(workers)
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result)
}

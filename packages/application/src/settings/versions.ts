/** Negative when the first version is older, positive when it is newer; undefined when either is no version. */
export function compareVersions(first: string, second: string): number | undefined {
  const numbers = [first, second].map((version) =>
    /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/.exec(version)?.slice(1).map(Number),
  )
  const [a, b] = numbers
  if (a === undefined || b === undefined) return undefined
  const at = a.findIndex((part, index) => part !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

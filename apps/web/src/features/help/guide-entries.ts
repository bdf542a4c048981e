/** An entry of the guide that the built-in assistant answers from, as the help shows it. */
export type GuideEntry = {
  readonly id: string
  readonly title: string
  readonly questions: readonly string[]
  readonly terms: string
  /** Markdown. */
  readonly answer: string
}

/** The entries about the product: all that the sections consist of. */
export async function loadProductEntries(): Promise<readonly GuideEntry[]> {
  return (await import('@placard/content/guide/product.json')).default.entries
}

/** All entries in which the help's search looks: on the product, the rules, and on being a delegate. */
export async function loadAllEntries(): Promise<readonly GuideEntry[]> {
  const [product, { default: procedure }, { default: writing }, { default: delegates }] = await Promise.all([
    loadProductEntries(),
    import('@placard/content/guide/procedure.json'),
    import('@placard/content/guide/writing.json'),
    import('@placard/content/guide/delegates.json'),
  ])
  return [...product, ...procedure.entries, ...writing.entries, ...delegates.entries]
}

/** One kind of data that the server keeps, from its data map. */
type DataGroup = { readonly id: string; readonly lines: readonly unknown[] }

/** What the settings say of the legal texts, of which another feature has the words. */
export interface LegalTexts {
  /** The version in force of each text, and the calendar date since when. */
  readonly versions: readonly {
    readonly id: 'terms' | 'privacy'
    readonly version: string
    readonly changedOn: string
  }[]
  /** What the server keeps, by kind. @throws when it cannot be loaded. */
  readonly loadDataUse: () => Promise<readonly DataGroup[]>
}

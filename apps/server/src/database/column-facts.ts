/** What a column holds, why, how long, and what happens to it when its person asks for a copy or for deletion. */
export interface ColumnFacts {
  readonly category: 'identifier' | 'contact' | 'credential' | 'conversation' | 'activity' | 'content' | 'operation'
  readonly purpose: string
  readonly retention: string
  /** `yes`: part of the person's copy. `described`: named there but never disclosed. `no`: says nothing of a person. */
  readonly export: 'yes' | 'described' | 'no'
  /** `with-owner`: deleted with the account. `unlink`: kept without the person. `keep`: not about a person. */
  readonly erase: 'with-owner' | 'unlink' | 'keep'
}

/** The columns of a table, by their names in the database. */
export type TableFacts = Readonly<Record<string, ColumnFacts>>

/** Says what a column is. */
export function facts(
  category: ColumnFacts['category'],
  purpose: string,
  retention: string,
  copy: ColumnFacts['export'],
  erase: ColumnFacts['erase'],
): ColumnFacts {
  return { category, purpose, retention, export: copy, erase }
}

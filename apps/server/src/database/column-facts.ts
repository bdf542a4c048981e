/** Facts about a column: content, purpose, retention, and what a copy or a deletion of the account does with it. */
export interface ColumnFacts {
  readonly category: 'identifier' | 'contact' | 'credential' | 'conversation' | 'activity' | 'content' | 'operation'
  readonly purpose: string
  readonly retention: string
  /** `yes`: part of the user's export. `described`: named there but never disclosed. `no`: no personal data. */
  readonly export: 'yes' | 'described' | 'no'
  /** `with-owner`: deleted with the account. `unlink`: kept without the user. `keep`: not about a person. */
  readonly erase: 'with-owner' | 'unlink' | 'keep'
}

/** The columns of a table, by their names in the database. */
export type TableFacts = Readonly<Record<string, ColumnFacts>>

/** Facts about one column. */
export function facts(
  category: ColumnFacts['category'],
  purpose: string,
  retention: string,
  copy: ColumnFacts['export'],
  erase: ColumnFacts['erase'],
): ColumnFacts {
  return { category, purpose, retention, export: copy, erase }
}

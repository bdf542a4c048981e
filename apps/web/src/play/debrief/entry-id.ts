/** The anchor of an entry of the record. */
export function entryId(seq: number): string {
  return `entry-${seq}`
}

/** Whether the fragment of an address is the anchor of a record entry. */
export function isEntryAddress(hash: string): boolean {
  return hash.startsWith('#entry-')
}

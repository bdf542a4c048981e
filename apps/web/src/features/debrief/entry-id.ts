/** The anchor of an entry of the record. */
export function entryId(seq: number): string {
  return `entry-${seq}`
}

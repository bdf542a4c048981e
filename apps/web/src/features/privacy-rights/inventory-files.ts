import type { PersonalInventory } from '@placard/contract'

const COLUMNS = ['category', 'title', 'records', 'since', 'sources', 'purposes', 'recipients', 'retention'] as const

/** A cell that no spreadsheet takes for a formula. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** The list of what is kept as a table, a line for each kind of information. */
export function inventoryCsv({ information, processors }: PersonalInventory): string {
  const nameOf = (id: string) => processors.find((one) => one.id === id)?.name ?? id
  const lines = information.map(({ category, title, records, since, sources, purposes, recipients, retention }) => [
    category,
    title,
    String(records),
    since ?? '',
    sources.join('; '),
    purposes.join('; '),
    recipients.map(nameOf).join('; '),
    retention.join('; '),
  ])
  return [COLUMNS, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')
}

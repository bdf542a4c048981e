import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A column of raw bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
})

/** A column that holds a moment, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

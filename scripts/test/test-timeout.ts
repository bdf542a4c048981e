/** The timeout of every test, in ms. It ends what hangs, and no more: see vitest.config.ts. */
export const TEST_TIMEOUT_MS = 900_000

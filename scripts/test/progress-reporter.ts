import type { Reporter } from 'vitest/node'

/** Tells whoever started Vitest of each test that ended: its own output names files only, and a file may be long. */
// biome-ignore lint/style/noDefaultExport: Vitest takes the default export
export default class ProgressReporter implements Reporter {
  onTestCaseResult(): void {
    process.send?.('a test ended')
  }
}

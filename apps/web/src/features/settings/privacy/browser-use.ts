export type BrowserUse = {
  /** Entries of the local storage and databases. */
  readonly entries: number
  /** What the browser counts for this site, the page kept for offline use included; undefined where it does not say. */
  readonly bytes: number | undefined
}

/** Counts what the browser stores for this site. */
export async function browserUse(): Promise<BrowserUse> {
  const [databases, estimate] = await Promise.all([
    indexedDB.databases?.().catch(() => []) ?? [],
    navigator.storage?.estimate?.().catch(() => undefined),
  ])
  return { entries: localEntries() + databases.length, bytes: estimate?.usage }
}

function localEntries(): number {
  try {
    return window.localStorage.length
  } catch {
    // storage is denied: nothing is stored
    return 0
  }
}

/** Whether the browser asks every site not to sell or share what it knows (Global Privacy Control). */
export function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

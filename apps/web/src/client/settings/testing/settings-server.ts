import { judged, latest, listOf, type SettingEntries } from '@placard/application'
import type { SettingEntry } from '@placard/contract'
import type { SettingsCalls } from '../settings-sync.ts'

/** The settings of accounts, as the server keeps them; it can be down. */
export class SettingsServer {
  readonly #stored = new Map<string, SettingEntries>()
  /** What it was asked for, in order: `read`, or `write` and the names of settings. */
  readonly asked: string[] = []
  isDown = false

  of(account: string): SettingEntries {
    return this.#stored.get(account) ?? {}
  }

  put(account: string, changes: readonly SettingEntry[]) {
    const { believed, early } = judged(changes, Date.now())
    const entries = latest(this.of(account), believed)
    this.#stored.set(account, entries)
    return { entries, early }
  }

  callsFor(account: string): SettingsCalls {
    const answer = (what: string, changes: readonly SettingEntry[]) => {
      this.asked.push(what)
      if (this.isDown) throw new Error('unreachable')
      const { entries, early } = this.put(account, changes)
      return { entries: listOf(entries), early: [...early], now: Date.now() }
    }
    return {
      read: async () => answer('read', []),
      write: async (changes) => answer(`write ${changes.map(({ name }) => name).join(' ')}`, changes),
    }
  }
}

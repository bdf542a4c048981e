import { listOf } from '@placard/application'
import { settingsCalls } from '@placard/contract'
import type { Call } from '../../client/api/client.ts'
import type { SettingsStore } from '../../client/settings/settings-store.ts'
import { keepingMessages } from './keeping-messages.en.ts'
import type { Keeps } from './keeps.ts'

/**
 * The settings of this browser. They are synchronised at sign-in anyway; moving them waits until the account has them.
 */
export function keptSettings(settings: Pick<SettingsStore, 'device'>, call: Call): Keeps {
  return {
    kind: 'settings',
    async collect() {
      const entries = listOf(settings.device().entries)
      if (entries.length === 0) return []
      return [
        {
          id: 'settings',
          name: keepingMessages.settings(entries.length),
          weight: 1,
          async move() {
            await call(settingsCalls.write, { body: { entries: listOf(settings.device().entries) } })
            return { outcome: 'kept' }
          },
        },
      ]
    },
  }
}

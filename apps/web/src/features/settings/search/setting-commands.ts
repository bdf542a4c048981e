import { modeStore } from '../../../client/auth/mode-store.ts'
import type { Command } from '../../../client/commands/commands.ts'
import { frameMessages } from '../frame/messages.en.ts'
import { settingPlaces } from './places.ts'
import { seek } from './sought-store.ts'

/** Acts once the open dialog is closed, which gives the focus back to where it was: nothing else can have it before. */
function afterDialog(act: () => void): void {
  const dialog = document.querySelector('dialog[open]')
  if (dialog === null) act()
  else dialog.addEventListener('close', act, { once: true })
}

/** A command for each control of the settings, which leads to it. Pages of the account have commands of their own. */
export function settingCommands(): readonly Command[] {
  return settingPlaces(modeStore.getState().mode === 'demo')
    .filter(({ at }) => typeof at === 'string')
    .map((place) => ({
      id: `setting-${place.id}`,
      label: place.label,
      keywords: place.keywords,
      group: frameMessages.search.group,
      isSoughtOnly: true,
      run: () => afterDialog(() => seek(place)),
    }))
}

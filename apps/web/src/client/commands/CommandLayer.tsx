import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useCommands } from './commands.ts'
import { useCommandKeys } from './keys.ts'
import { paletteMessages } from './messages.en.ts'
import { closeOverlay, openPalette, openShortcuts, overlaysStore } from './overlays-store.ts'

const CommandPalette = lazy(() => import('./CommandPalette.tsx').then((module) => ({ default: module.CommandPalette })))
const ShortcutSheet = lazy(() => import('./ShortcutSheet.tsx').then((module) => ({ default: module.ShortcutSheet })))

/** The commands that open the palette and the sheet of keys. */
const OWN = {
  commands: [
    {
      id: 'palette',
      label: paletteMessages.open,
      group: paletteMessages.group,
      keys: ['$mod+Shift+K'],
      isKeyOnly: true,
      run: openPalette,
    },
    {
      id: 'shortcuts',
      label: paletteMessages.shortcuts,
      group: paletteMessages.group,
      keywords: paletteMessages.shortcutsWords,
      keys: ['?', 'Shift+?'],
      run: openShortcuts,
    },
  ],
} as const

/** Binds the keys of commands, and shows the command palette and the sheet of keys, each loaded lazily. */
export function CommandLayer() {
  useCommands(OWN)
  useCommandKeys()
  const open = useStore(overlaysStore, (state) => state.open)
  const [opened, setOpened] = useState<readonly (typeof open)[]>([])
  if (open !== undefined && !opened.includes(open)) setOpened([...opened, open])
  useEffect(() => closeOverlay, [])
  return (
    <Suspense>
      {opened.includes('palette') && <CommandPalette isOpen={open === 'palette'} onClose={closeOverlay} />}
      {opened.includes('shortcuts') && <ShortcutSheet isOpen={open === 'shortcuts'} onClose={closeOverlay} />}
    </Suspense>
  )
}

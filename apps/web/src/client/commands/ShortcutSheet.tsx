import { useStore } from 'zustand'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { Switch } from '../../kit/ui/Switch.tsx'
import { useSetting } from '../settings/current.ts'
import { deviceSettings } from '../settings/settings.ts'
import { boundKeys, commandStore, type KeyNote } from './commands.ts'
import { KeyList } from './KeyList.tsx'
import { paletteMessages } from './messages.en.ts'

function useGroups(): readonly (readonly [group: string, rows: readonly KeyNote[]])[] {
  const sources = useStore(commandStore, (state) => state.sources)
  const rows = [...boundKeys(sources), ...sources.flatMap(({ notes }) => notes)]
  // commands of the current view were registered last, and are what users look for first
  return [...Map.groupBy(rows, ({ group }) => group)].toReversed()
}

/** Lists every keyboard shortcut of the current view, and switches single-key shortcuts off. */
export function ShortcutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const groups = useGroups()
  const isOn = useSetting('singleKeyShortcuts')
  const { sheet } = paletteMessages
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={sheet.title}>
      <p className="mb-4 text-13 text-text-3">{sheet.rest}</p>
      {groups.map(([group, rows]) => (
        <section key={group} aria-label={group} className="mb-5">
          <h3 className="mb-2 text-13 font-medium text-text-3">{group}</h3>
          <KeyList rows={rows} />
        </section>
      ))}
      <div className="border-t border-hairline pt-4">
        <Switch
          label={sheet.singleKeys}
          hint={sheet.singleKeysHelp}
          isOn={isOn}
          onToggle={(singleKeyShortcuts) => deviceSettings.change({ singleKeyShortcuts })}
        />
      </div>
    </Dialog>
  )
}

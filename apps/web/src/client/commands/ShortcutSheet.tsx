import { useStore } from 'zustand'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { Switch } from '../../kit/ui/Switch.tsx'
import { useSetting } from '../settings/current.ts'
import { deviceSettings } from '../settings/settings.ts'
import { allCommands, commandStore } from './commands.ts'
import { Keys } from './Keys.tsx'
import { paletteMessages } from './messages.en.ts'

type Row = { readonly keys: string; readonly label: string; readonly group: string }

function useRows(): readonly (readonly [group: string, rows: readonly Row[]])[] {
  const sources = useStore(commandStore, (state) => state.sources)
  const bound = allCommands(sources).flatMap(({ keys, label, group }): Row[] =>
    keys?.[0] === undefined ? [] : [{ keys: keys[0], label, group }],
  )
  const rows = [...bound, ...sources.flatMap(({ notes }) => notes)]
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row])
  // commands of the current view were registered last, and are what users look for first
  return [...groups].toReversed()
}

/** Lists every keyboard shortcut of the current view, and switches single-key shortcuts off. */
export function ShortcutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const groups = useRows()
  const isOn = useSetting('singleKeyShortcuts')
  const { sheet } = paletteMessages
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={sheet.title}>
      <p className="mb-4 text-13 text-text-3">{sheet.rest}</p>
      {groups.map(([group, rows]) => (
        <section key={group} aria-label={group} className="mb-5">
          <h3 className="mb-2 text-13 font-medium text-text-3">{group}</h3>
          <dl className="flex flex-col gap-1.5 text-14">
            {rows.map(({ keys, label }) => (
              <div key={`${keys} ${label}`} className="flex items-center justify-between gap-4">
                <dt>{label}</dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
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

import { useSetting } from '../../shared/settings/current.ts'
import { deviceSettings } from '../../shared/settings/settings.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { useHallUi, useHallUiState } from './hall-ui.ts'
import { lateMessages } from './late-messages.en.ts'

const { shortcuts } = lateMessages

const ROWS = [
  ['/', shortcuts.composer],
  ['m', shortcuts.motion],
  ['v', shortcuts.vote],
  ['?', shortcuts.sheet],
  ['Enter', shortcuts.send],
  ['Shift + Enter', shortcuts.newLine],
  ['← →', shortcuts.seats],
  ['Ctrl + Z', shortcuts.undo],
] as const

/** The sheet that names the keys of the screen, and switches single ones off. */
export function ShortcutSheet() {
  const ui = useHallUi()
  const isOpen = useHallUiState(({ dialog }) => dialog === 'shortcuts')
  const isOn = useSetting('singleKeyShortcuts')

  return (
    <Dialog isOpen={isOpen} onClose={() => ui.setState({ dialog: undefined })} title={shortcuts.title}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-15">
        {ROWS.map(([keys, meaning]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-control border border-control bg-sunken px-2 py-0.5 font-sans text-13">
                {keys}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex items-start gap-3 border-t border-hairline pt-4 text-15">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => deviceSettings.change({ singleKeyShortcuts: event.target.checked })}
          className="mt-1 size-5"
        />
        <span>
          {shortcuts.singleKeys}
          <span className="block text-13 text-text-3">{shortcuts.singleKeysHelp}</span>
        </span>
      </label>
    </Dialog>
  )
}

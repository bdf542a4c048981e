import { useEffect, useState } from 'react'
import { browserValues } from '../../shared/storage.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { showToast } from '../../shared/ui/toast-store.ts'
import { FIRST_BALLOT_ID } from './chamber/ballot.ts'
import { COMPOSER_ID } from './chamber/Composer.tsx'
import { useHallUi, useHallUiState } from './hall-ui.ts'
import { sessionMessages } from './messages.en.ts'
import { isShortcutEvent, type ShortcutId, shortcutOf } from './model/shortcuts.ts'
import { useSession } from './session-context.ts'

const { shortcuts } = sessionMessages
const KEY = 'placard.single-keys'

function useShortcuts(isOn: boolean) {
  const session = useSession()
  const ui = useHallUi()
  useEffect(() => {
    const run: Record<ShortcutId, () => void> = {
      composer: () => document.getElementById(COMPOSER_ID)?.focus(),
      motion: () => void session.act({ kind: 'motion', motion: 'vote' }, 'acts'),
      vote: () => {
        ui.setState({ closedVote: undefined })
        // The board may only now be drawn again.
        requestAnimationFrame(() => {
          const ballot = document.getElementById(FIRST_BALLOT_ID)
          if (ballot === null) showToast(shortcuts.noVote)
          else ballot.focus()
        })
      },
      sheet: () => ui.setState({ dialog: 'shortcuts' }),
    }
    function handleKeyDown(event: KeyboardEvent) {
      const shortcut = shortcutOf(event.key)
      if (shortcut === undefined || !isShortcutEvent(event) || !isOn) return
      event.preventDefault()
      run[shortcut]()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [session, ui, isOn])
}

const ROWS = [
  ['/', shortcuts.composer],
  ['m', shortcuts.motion],
  ['v', shortcuts.vote],
  ['?', shortcuts.sheet],
  ['Enter', shortcuts.send],
  ['Shift + Enter', shortcuts.newLine],
  ['← →', shortcuts.seats],
] as const

/** The keys of the screen and the sheet that names them; single keys can be switched off. */
export function Shortcuts() {
  const ui = useHallUi()
  const isOpen = useHallUiState(({ dialog }) => dialog === 'shortcuts')
  const [isOn, setIsOn] = useState(() => browserValues.read(KEY) !== false)
  useShortcuts(isOn)

  function handleToggle(isChecked: boolean) {
    setIsOn(isChecked)
    browserValues.write(KEY, isChecked)
  }

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
          onChange={(event) => handleToggle(event.target.checked)}
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

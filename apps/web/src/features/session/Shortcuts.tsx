import { useEffect, useState } from 'react'
import { tinykeys } from 'tinykeys'
import { browserValues } from '../../shared/storage.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { showToast } from '../../shared/ui/toast-store.ts'
import { FIRST_BALLOT_ID } from './chamber/ballot.ts'
import { COMPOSER_ID } from './chamber/composer-id.ts'
import { useHallUi, useHallUiState } from './hall-ui.ts'
import { sessionMessages } from './messages.en.ts'
import { mayBeShortcut } from './model/shortcuts.ts'
import { useSession } from './session-context.ts'

const { shortcuts } = sessionMessages
const KEY = 'placard.single-keys'

function useShortcuts(isOn: boolean) {
  const session = useSession()
  const ui = useHallUi()
  useEffect(() => {
    if (!isOn) return
    const unlessTyping = (run: () => void) => (event: KeyboardEvent) => {
      if (!mayBeShortcut(event)) return
      event.preventDefault()
      run()
    }
    function goToBallot() {
      ui.setState({ closedVote: undefined })
      // The board may only now be drawn again.
      requestAnimationFrame(() => {
        const ballot = document.getElementById(FIRST_BALLOT_ID)
        if (ballot === null) showToast(shortcuts.noVote)
        else ballot.focus()
      })
    }
    const goToComposer = unlessTyping(() => document.getElementById(COMPOSER_ID)?.focus())
    const showSheet = unlessTyping(() => ui.setState({ dialog: 'shortcuts' }))
    return tinykeys(window, {
      '/': goToComposer,
      // Where the slash is a shifted key, as on German keyboards.
      'Shift+/': goToComposer,
      m: unlessTyping(() => void session.act({ kind: 'motion', motion: 'vote' }, 'acts')),
      v: unlessTyping(goToBallot),
      '?': showSheet,
      'Shift+?': showSheet,
    })
  }, [session, ui, isOn])
}

/** Undoing is no single key: it works wherever nothing is typed. */
function useUndoKey() {
  const session = useSession()
  useEffect(
    () =>
      tinykeys(window, {
        '$mod+z': (event) => {
          if (!mayBeShortcut(event) || session.store.getState().undoable === undefined) return
          event.preventDefault()
          void session.undo()
        },
      }),
    [session],
  )
}

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

/** The keys of the screen and the sheet that names them; single keys can be switched off. */
export function Shortcuts() {
  const ui = useHallUi()
  const isOpen = useHallUiState(({ dialog }) => dialog === 'shortcuts')
  const [isOn, setIsOn] = useState(() => browserValues.read(KEY) !== false)
  useShortcuts(isOn)
  useUndoKey()

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

import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { useSetting } from '../../shared/settings/current.ts'
import { showToast } from '../../shared/ui/toast-store.ts'
import { FIRST_BALLOT_ID } from './chamber/ballot.ts'
import { COMPOSER_ID } from './chamber/composer-id.ts'
import { useHallUi } from './hall-ui.ts'
import { sessionMessages } from './messages.en.ts'
import { mayBeShortcut } from './model/shortcuts.ts'
import { useSession } from './session-context.ts'

const { announce } = sessionMessages

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
        if (ballot === null) showToast(announce.noVote)
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

/** The keys of the screen; single keys can be switched off. */
export function Shortcuts() {
  useShortcuts(useSetting('singleKeyShortcuts'))
  useUndoKey()
  return null
}

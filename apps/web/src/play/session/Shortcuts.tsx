import { useMemo } from 'react'
import { type Command, useCommands } from '../../client/commands/commands.ts'
import { useHasVoice } from '../../client/voice/use-has-voice.ts'
import { showToast } from '../../kit/ui/toast-store.ts'
import { FIRST_BALLOT_ID } from './chamber/ballot.ts'
import { COMPOSER_ID } from './chamber/composer-id.ts'
import { HALL_KEYS, HALL_NOTES } from './hall-keys.ts'
import { useHallUi } from './hall-ui.ts'
import { sessionMessages } from './messages.en.ts'
import { useSession } from './session-context.ts'
import { shortcutMessages as shortcuts } from './shortcut-messages.en.ts'

const { announce } = sessionMessages
const group = shortcuts.group

function useHallCommands(): readonly Command[] {
  const session = useSession()
  const ui = useHallUi()
  const hasVoice = useHasVoice()
  return useMemo(() => {
    function goToBallot() {
      ui.setState({ closedVote: undefined })
      // The board may be rendered only now.
      requestAnimationFrame(() => {
        const ballot = document.getElementById(FIRST_BALLOT_ID)
        if (ballot === null) showToast(announce.noVote)
        else ballot.focus()
      })
    }
    function undo() {
      if (session.store.getState().undoable !== undefined) void session.undo()
    }
    const goToComposer = () => document.getElementById(COMPOSER_ID)?.focus()
    const moveToVote = () => void session.act({ kind: 'motion', motion: 'vote' }, 'acts')
    return [
      { id: 'hall-composer', ...HALL_KEYS.composer, run: goToComposer },
      { id: 'hall-motion', ...HALL_KEYS.motion, run: moveToVote },
      { id: 'hall-ballot', ...HALL_KEYS.ballot, run: goToBallot },
      { id: 'hall-undo', ...HALL_KEYS.undo, run: undo },
      ...(hasVoice
        ? [
            {
              id: 'hall-voice',
              ...HALL_KEYS.voice,
              isInFields: true,
              run: () => ui.setState(({ isVoiceOn }) => ({ isVoiceOn: !isVoiceOn })),
            },
          ]
        : []),
      {
        id: 'hall-delegates',
        label: shortcuts.delegates,
        group,
        run: () => ui.setState({ drawer: { kind: 'delegates' } }),
      },
      { id: 'hall-exit', label: shortcuts.exit, group, run: () => ui.setState({ dialog: 'exit' }) },
    ]
  }, [session, ui, hasVoice])
}

/** The commands of the hall, by key and in the palette. */
export function Shortcuts() {
  const commands = useHallCommands()
  useCommands(useMemo(() => ({ commands, notes: HALL_NOTES }), [commands]))
  return null
}

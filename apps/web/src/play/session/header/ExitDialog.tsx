import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'
import { modeStore } from '../../../client/auth/mode-store.ts'
import { navigate } from '../../../client/navigation/view-store.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { useHallUi, useHallUiState } from '../hall-ui.ts'
import { lateMessages } from '../late-messages.en.ts'
import { isPlayedAlone } from '../model/people.ts'
import { useSession, useView } from '../session-context.ts'

const { exit } = lateMessages

/** Confirms leaving, and says what is kept: the session pauses at once. */
export function ExitDialog() {
  const ui = useHallUi()
  const isOpen = useHallUiState(({ dialog }) => dialog === 'exit')
  const view = useView()
  const { status } = view
  const isAlone = isPlayedAlone(view)
  const session = useSession()
  const queries = useQueryClient()
  const isDemo = useStore(modeStore, ({ mode }) => mode === 'demo')
  const [isLeaving, setIsLeaving] = useState(false)

  async function handleLeave() {
    setIsLeaving(true)
    if (isAlone && status === 'active' && (await session.pause()) !== 'taken')
      showToast(exit.failed, { tone: 'warning' })
    void queries.invalidateQueries({ queryKey: ['sessions'] })
    navigate({ kind: 'campaigns' })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => ui.setState({ dialog: undefined })}
      title={exit.title}
      actions={
        <>
          <Button onClick={() => ui.setState({ dialog: undefined })}>{exit.stay}</Button>
          <Button variant="primary" isBusy={isLeaving} onClick={() => void handleLeave()}>
            {exit.leave}
          </Button>
        </>
      }
    >
      <p className="text-15">
        {status === 'concluded' ? exit.over : !isAlone ? exit.goesOn : isDemo ? exit.keptDemo : exit.kept}
      </p>
      <p className="mt-2 text-14 text-text-2">{exit.words}</p>
    </Dialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { type ChatScope, useChatScope } from '../../../client/gateways/chat-scope.ts'
import { PaperGatewayContext } from '../../../client/gateways/paper-gateway.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { ProgressBar } from '../../../kit/ui/Meter.tsx'
import { useChatUi } from '../chat-ui.ts'
import { refreshConversations } from '../panel/use-conversations.ts'
import { FileChoice } from './FileChoice.tsx'
import { ImportReport } from './ImportReport.tsx'
import type { ImportRun, ImportState } from './import-run.ts'
import { importMessages as words } from './messages.en.ts'
import { importRunOf } from './run-of.ts'
import { TakingBackView } from './UndoImport.tsx'

/** Phases after which the list of chats must be refetched. */
const ENDS: ReadonlySet<ImportState['phase']> = new Set(['done', 'cancelled', 'broken', 'taken-back'])

function Going({ state, onCancel }: { state: ImportState & { phase: 'reading' | 'running' }; onCancel: () => void }) {
  const isRunning = state.phase === 'running'
  const text = isRunning ? words.running(state.items.length, state.count) : words.reading(state.fileName)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-14 tabular [overflow-wrap:anywhere]">{text}</p>
      <ProgressBar
        label={words.progress}
        ratio={isRunning ? state.items.length / Math.max(1, state.count) : 0}
        valueText={text}
      />
      <p className="text-13 text-text-2">{words.goesOn}</p>
      <div className="flex justify-end">
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </div>
  )
}

function Content({ run, chatScope, onClose }: { run: ImportRun; chatScope: ChatScope; onClose: () => void }) {
  const state = useStore(run.store)
  switch (state.phase) {
    case 'idle':
      return <FileChoice isDemo={chatScope.isDemo} onChoose={(file) => void run.start(file)} />
    case 'reading':
    case 'running':
      return <Going state={state} onCancel={() => run.cancel()} />
    case 'refused':
      return (
        <div className="flex flex-col gap-4">
          <Alert tone="danger" title={words.refused(state.fileName)}>
            {words.faults[state.fault]}
          </Alert>
          <div className="flex justify-end">
            <Button onClick={() => run.reset()}>{words.again}</Button>
          </div>
        </div>
      )
    case 'taking-back':
    case 'taken-back':
      return (
        <TakingBackView
          state={state}
          onStop={() => run.cancel()}
          onRest={() => void run.undoImport()}
          onAgain={() => run.reset()}
        />
      )
    default:
      return (
        <ImportReport
          state={state}
          onAgain={() => run.reset()}
          onClose={onClose}
          onUndoImport={() => void run.undoImport()}
        />
      )
  }
}

/** Dialog that imports an export of another product, and reports the outcome of each conversation. */
export function ImportDialog() {
  const ui = useChatUi()
  const chatScope = useChatScope()
  const queries = useQueryClient()
  const papers = use(PaperGatewayContext)
  const run = useMemo(() => importRunOf(chatScope, papers), [chatScope, papers])
  const isOpen = useStore(ui, ({ dialog }) => dialog === 'import')
  const isOver = useStore(run.store, ({ phase }) => ENDS.has(phase))
  useEffect(() => {
    if (!isOver) return
    void refreshConversations(queries)
    void queries.invalidateQueries({ queryKey: ['projects'] })
  }, [isOver, queries])
  const close = () => ui.setState({ dialog: undefined })
  return (
    <Dialog isOpen={isOpen} onClose={close} title={words.title}>
      <Content run={run} chatScope={chatScope} onClose={close} />
    </Dialog>
  )
}

import { pause } from '../../../client/api/retry.ts'
import type { ChatScope } from '../../../client/gateways/chat-scope.ts'
import type { PaperGateway } from '../../../client/gateways/paper-gateway.ts'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { companionsTo, removeEmptyProject } from './bring-companions.ts'
import { ImportRun } from './import-run.ts'
import { importMessages as words } from './messages.en.ts'
import { WorkerReader } from './worker-reader.ts'

const runs = new WeakMap<ChatScope, ImportRun>()

/** Import of the current user, shared by all views; aborted when they leave. */
export function importRunOf(chatScope: ChatScope, papers: PaperGateway | undefined): ImportRun {
  const known = runs.get(chatScope)
  if (known !== undefined) return known
  const run = new ImportRun({
    reader: () => new WorkerReader(),
    keep: (whole, signal) => chatScope.gateway.keep(whole, signal),
    beginToBring: () =>
      companionsTo({
        chats: chatScope.gateway,
        papers,
        projects: chatScope.projects,
        newId: () => crypto.randomUUID(),
      }),
    remove: (conversationId) => chatScope.gateway.remove(conversationId),
    removeProject: (project) => removeEmptyProject(chatScope, project),
    wait: pause,
  })
  chatScope.left.addEventListener('abort', () => run.cancel(), { once: true })
  run.store.subscribe((state, before) => {
    if (state.phase === 'done' && before.phase !== 'done') showToast(words.finished(state.items.length))
  })
  runs.set(chatScope, run)
  return run
}

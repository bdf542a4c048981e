import { pause } from '../../../client/api/retry.ts'
import type { ChatHome } from '../../../client/gateways/chat-home.ts'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { ImportRun } from './import-run.ts'
import { importMessages as words } from './messages.en.ts'
import { WorkerReader } from './worker-reader.ts'

const runs = new WeakMap<ChatHome, ImportRun>()

/** The import of whoever is here, the same wherever it is looked at; it ends when they leave. */
export function importRunOf(home: ChatHome): ImportRun {
  const known = runs.get(home)
  if (known !== undefined) return known
  const run = new ImportRun({
    reader: () => new WorkerReader(),
    keep: (whole, signal) => home.gateway.keep(whole, signal),
    remove: (conversationId) => home.gateway.remove(conversationId),
    wait: pause,
  })
  home.left.addEventListener('abort', () => run.cancel(), { once: true })
  run.store.subscribe((state, before) => {
    if (state.phase === 'done' && before.phase !== 'done') showToast(words.finished(state.items.length))
  })
  runs.set(home, run)
  return run
}

import { InMemoryPapers } from '@placard/application'
import type { WorkingPaper } from '@placard/contract'
import type { PaperGateway } from '../../../client/gateways/paper-gateway.ts'
import { BUILT_IN, idOf, refusedWith } from './fake-chat.ts'

const OWNER = 'amina'

export function aPaper(changes: Partial<WorkingPaper> = {}): WorkingPaper {
  return {
    id: idOf(50),
    conversationId: idOf(1),
    messageId: null,
    kind: 'resolution',
    title: 'Clean water',
    version: 2,
    text: '1. Urges States to act.',
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    ...changes,
  }
}

/** A host of working papers for tests. A change appends what was asked for; "nothing" is declined. */
export function fakePapers(store = new InMemoryPapers(async () => ({ projectId: null }))): PaperGateway {
  let lastAt = 0
  return {
    listPapers: (filter: Parameters<PaperGateway['listPapers']>[0]) => store.list(OWNER, filter),
    readPaper: async (paperId: string) => found(await store.read(OWNER, paperId)),
    createPaper: async (paper: Parameters<PaperGateway['createPaper']>[0]) =>
      found(await store.create(OWNER, paper, 0)),
    async savePaper(paperId: string, save: Parameters<PaperGateway['savePaper']>[1]) {
      lastAt += 1
      return found(await store.save(OWNER, paperId, save, lastAt))
    },
    readVersion: async (paperId: string, version: number) => found(await store.version(OWNER, paperId, version)),
    async changeParagraph(_: string, { paragraph, wish }: Parameters<PaperGateway['changeParagraph']>[1]) {
      return wish === 'nothing'
        ? { outcome: 'declined' as const, says: 'I cannot do that.', engine: BUILT_IN }
        : { outcome: 'changed' as const, text: `${paragraph} (${wish})`, engine: BUILT_IN }
    },
    async removePaper(paperId: string) {
      if (!(await store.remove(OWNER, paperId))) throw refusedWith('not-found', 404, 'Gone.')
    },
  }
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw refusedWith('not-found', 404, 'Gone.')
  return value
}

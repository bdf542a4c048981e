import { InMemoryPapers } from '@placard/application'
import type { PaperKind } from '@placard/contract'
import { ApiError } from '../../api/api-error.ts'
import type { PaperGateway } from '../../gateways/paper-gateway.ts'

const OWNER = 'amina'
const CONVERSATION = '0199aa00-0000-7000-8000-0000000000c0'

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ApiError('refused', 'Gone.', { status: 404 })
  return value
}

function refuse(): never {
  throw new Error('this call is not part of the test')
}

/** The working papers of somebody, for tests of what is done with them outside the chat. */
export function papersIn() {
  const store = new InMemoryPapers(async () => ({ projectId: null }))
  let at = 0
  const gateway: PaperGateway = {
    listPapers: (filter) => store.list(OWNER, filter),
    readPaper: async (paperId) => found(await store.read(OWNER, paperId)),
    savePaper: refuse,
    createPaper: refuse,
    readVersion: refuse,
    changeParagraph: refuse,
    removePaper: async (paperId) => void (await store.remove(OWNER, paperId)),
  }
  return {
    gateway,
    async begin(id: string, title: string, text: string, kind: PaperKind = 'resolution') {
      at += 1
      await store.create(OWNER, { id, conversationId: CONVERSATION, messageId: null, kind, title, text }, at)
    },
    /** Writes on, as in another tab. */
    async write(id: string, text: string) {
      const { paper } = found(await store.read(OWNER, id))
      at += 1
      const { kind, title, version: expected } = paper
      await store.save(OWNER, id, { expected, kind, title, text, making: 'typed' }, at)
    },
  }
}

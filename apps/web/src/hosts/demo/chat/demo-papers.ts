import { InMemoryPapers, type PaperHome, type PaperStore } from '@placard/application'
import type { ParagraphWish } from '@placard/contract'
import { PARAGRAPH_RULES, type ParagraphChanger } from '@placard/language/papers'
import type { PaperGateway } from '../../../client/gateways/paper-gateway.ts'
import type { Answer, Answers } from '../protocol.ts'
import { DEMO_PERSON } from './chat-protocol.ts'
import { found, NOT_FOUND } from './demo-answers.ts'
import type { KeptPapers } from './kept-papers.ts'

interface DemoPapers {
  /** Persistent storage; undefined where the browser stores nothing. */
  readonly kept: KeptPapers | undefined
  readonly changer: ParagraphChanger
  readonly now: () => number
  readonly home: PaperHome
}

const ENGINE = { rung: 'embedded', model: '', place: 'built-in', promptVersion: PARAGRAPH_RULES } as const

/** The implementations of the calls about working papers, for the demo's one user. */
export function paperAnswers({ kept, changer, now, home }: DemoPapers): Answers<PaperGateway> {
  const store: PaperStore = kept?.storeFor(home) ?? new InMemoryPapers(home)
  return {
    listPapers: async (filter) => ({ ok: true, value: await store.list(DEMO_PERSON, filter) }),
    readPaper: async (paperId) => found(await store.read(DEMO_PERSON, paperId)),
    createPaper: (paper) => written(() => store.create(DEMO_PERSON, paper, now())),
    savePaper: (paperId, save) => written(() => store.save(DEMO_PERSON, paperId, save, now())),
    readVersion: async (paperId, version) => found(await store.version(DEMO_PERSON, paperId, version)),
    async changeParagraph(_, wish: ParagraphWish) {
      const change = await changer(wish)
      return change.ok
        ? { ok: true, value: { outcome: 'changed', text: change.text, engine: ENGINE } }
        : { ok: true, value: { outcome: 'declined', says: change.says, engine: ENGINE } }
    },
    async removePaper(paperId) {
      const isRemoved = await store.remove(DEMO_PERSON, paperId)
      return isRemoved ? { ok: true, value: undefined } : NOT_FOUND
    },
  }
}

/** The result of a write; refused when the browser has no room for it. */
async function written<Value>(write: () => Promise<Value | undefined>): Promise<Answer<Value>> {
  try {
    return found(await write())
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    if (isFull) return { ok: false, rejection: { code: 'storage-full', isFull } }
    throw error
  }
}

import { InMemoryPapers, type PaperHome, type PaperStore } from '@placard/application'
import type { ParagraphWish, WorkingPaper } from '@placard/contract'
import { PARAGRAPH_RULES, type ParagraphChanger } from '@placard/language/papers'
import type { PaperGateway } from '../../../client/gateways/paper-gateway.ts'
import type { Answer, Answers } from '../protocol.ts'
import { DEMO_PERSON } from './chat-protocol.ts'
import { found, NOT_FOUND } from './demo-answers.ts'
import type { KeptPapers } from './kept-papers.ts'

/** The demo's working papers: their store, and all of them with their texts, which a search reads. */
export interface SearchedPapers {
  readonly store: PaperStore
  readonly all: () => Promise<readonly WorkingPaper[]>
}

/** `kept`: persistent storage; undefined where the browser stores nothing. */
export function demoPapers(kept: KeptPapers | undefined, home: PaperHome): SearchedPapers {
  if (kept !== undefined) return { store: kept.storeFor(home), all: () => kept.all() }
  const store = new InMemoryPapers(home)
  return { store, all: () => store.all(DEMO_PERSON) }
}

interface PaperCalls {
  readonly store: PaperStore
  readonly changer: ParagraphChanger
  readonly now: () => number
}

const ENGINE = { rung: 'embedded', model: '', place: 'built-in', promptVersion: PARAGRAPH_RULES } as const

/** The implementations of the calls about working papers, for the demo's one user. */
export function paperAnswers({ store, changer, now }: PaperCalls): Answers<PaperGateway> {
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

import type { AssistantCountry } from '../content.ts'
import type { ProductKind } from '../operations.ts'
import { PAPER_WORDS } from './paper.ts'
import type { Product } from './product-kinds.ts'
import { DAYS } from './study-plan.ts'

/** What a product is about. */
interface Subject {
  readonly topic: string
  readonly country: AssistantCountry | undefined
}

const USUAL = { seconds: 60, clauses: 3, questions: 5 } as const

/** A product of a kind as it is written when nothing else is said. */
export function newProduct(kind: ProductKind, { topic, country }: Subject): Product {
  switch (kind) {
    case 'speech':
      return {
        kind,
        topic,
        country,
        purpose: 'opening',
        side: 'own',
        length: { unit: 'seconds', count: USUAL.seconds },
        tone: 'usual',
        additions: [],
        variant: 0,
      }
    case 'clauses':
      return {
        kind,
        topic,
        country,
        part: 'operative',
        count: USUAL.clauses,
        from: 0,
        force: 'usual',
        forces: [],
        additions: [],
        selection: undefined,
      }
    case 'paper':
      return { kind, topic, country, words: PAPER_WORDS, additions: [], selection: undefined, variant: 0 }
    case 'brief':
      return { kind, topic, country, variant: 0 }
    case 'crisis-note':
      return { kind, topic, country, form: 'directive', isSecret: false, count: 4, variant: 0 }
    case 'quiz':
      return {
        kind,
        topic,
        country,
        count: USUAL.questions,
        from: 0,
        isHard: false,
        shows: 'all',
        selection: undefined,
      }
    case 'study-plan':
      return { kind, topic, country, days: DAYS.usual, selection: undefined }
  }
}

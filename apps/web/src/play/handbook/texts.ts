import type { ProcedurePack } from '@placard/contract'
import { loadTopic } from '../../client/guide/guide-entries.ts'
import { pageLanguage } from '../../kit/language/language.ts'

/** An entry of the guide. */
export type Entry = { readonly id: string; readonly title: string; readonly answer: string }

/** Lines by what they say; those under `any` are in a neutral tone. */
export type SpokenLines = Readonly<Record<string, { readonly any: readonly string[] }>>

/** The shipped texts that the handbook consists of, besides the campaigns. */
export type HandbookTexts = {
  readonly packs: readonly ProcedurePack[]
  /** On the rules of procedure, in the order of the guide. */
  readonly rules: readonly Entry[]
  /** On wording, in the order in which they are printed. */
  readonly wording: readonly Entry[]
  readonly lines: SpokenLines
}

/** Entries about how a delegate words things. */
const WORDING = [
  'diplomatic-language',
  'negotiation',
  'answering-arguments',
  'preambulatory-phrases',
  'operative-verbs',
]

/**
 * Loads the texts, which the help, the rules and the delegates already have: rules and guide in the page's language, what
 * delegates say in English.
 */
export async function loadHandbookTexts(): Promise<HandbookTexts> {
  const [{ shippedPacks }, rules, writing, { default: acts }, { default: bargaining }] = await Promise.all([
    import('@placard/content/procedure/packs.ts'),
    loadTopic('procedure'),
    loadTopic('writing'),
    import('@placard/content/phrases/procedure.json'),
    import('@placard/content/phrases/bargaining.json'),
  ])
  return {
    packs: await packsOf(Object.values(shippedPacks)),
    rules,
    wording: WORDING.flatMap((id) => writing.filter((entry) => entry.id === id)),
    lines: { ...acts, ...bargaining },
  }
}

/** Packs in the words of the page's language. */
async function packsOf(packs: readonly ProcedurePack[]): Promise<readonly ProcedurePack[]> {
  if (pageLanguage === 'en') return packs
  const { inPageLanguage } = await import('./pack-texts.ts')
  return Promise.all(packs.map(inPageLanguage))
}

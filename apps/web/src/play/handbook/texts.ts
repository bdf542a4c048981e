import type { ProcedurePack } from '@placard/contract'

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

/** Loads the texts, which the help, the rules and the delegates already have. */
export async function loadHandbookTexts(): Promise<HandbookTexts> {
  const [{ shippedPacks }, { default: procedure }, { default: writing }, { default: acts }, { default: bargaining }] =
    await Promise.all([
      import('@placard/content/procedure/packs.ts'),
      import('@placard/content/guide/procedure.json'),
      import('@placard/content/guide/writing.json'),
      import('@placard/content/phrases/procedure.json'),
      import('@placard/content/phrases/bargaining.json'),
    ])
  return {
    packs: Object.values(shippedPacks),
    rules: procedure.entries,
    wording: WORDING.flatMap((id) => writing.entries.filter((entry) => entry.id === id)),
    lines: { ...acts, ...bargaining },
  }
}

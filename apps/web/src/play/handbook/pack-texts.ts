import type { ProcedurePack } from '@placard/contract'
import * as z from 'zod/mini'
import { pageLanguage } from '../../kit/language/language.ts'

const Source = z.object({ source: z.string() })
/** The words of a pack in another language; what its rules are stands in the English one alone. */
const TranslatedPack = z.object({
  title: z.string(),
  summary: z.string(),
  quorum: Source,
  support: Source,
  motions: z.array(z.object({ motion: z.string(), source: z.string() })),
  points: z.array(z.object({ point: z.string(), source: z.string() })),
})

/** The files of every language, each a chunk of its own. */
const FILES = import.meta.glob('../../../../../content/procedure/{fr,es}/*.json', { import: 'default' })

/** A pack in the words of the page's language; what it has no words for stays English. */
export async function inPageLanguage(pack: ProcedurePack): Promise<ProcedurePack> {
  const load = FILES[`../../../../../content/procedure/${pageLanguage}/${pack.id}.json`]
  return load === undefined ? pack : translated(pack, TranslatedPack.parse(await load()))
}

function translated(pack: ProcedurePack, words: z.infer<typeof TranslatedPack>): ProcedurePack {
  const motions = new Map(words.motions.map(({ motion, source }) => [motion, source]))
  const points = new Map(words.points.map(({ point, source }) => [point, source]))
  return {
    ...pack,
    title: words.title,
    summary: words.summary,
    quorum: { ...pack.quorum, source: words.quorum.source },
    support: { ...pack.support, source: words.support.source },
    motions: pack.motions.map((rule) => ({ ...rule, source: motions.get(rule.motion) ?? rule.source })),
    points: pack.points.map((rule) => ({ ...rule, source: points.get(rule.point) ?? rule.source })),
  }
}

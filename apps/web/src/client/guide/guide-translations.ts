import * as z from 'zod/mini'

/** What a reader of another language gets of the guide's entries; what people type for them stays English. */
const TranslatedFile = z.object({
  entries: z.array(z.object({ id: z.string(), title: z.string(), answer: z.string() })),
})
type Translated = z.infer<typeof TranslatedFile>['entries'][number]

/** The files of every language, each a chunk of its own. */
const FILES = import.meta.glob('../../../../../content/guide/{fr,es}/*.json', { import: 'default' })

/** The entries of a topic in another language by their ids; empty where there are none. */
export async function translatedEntries(language: string, topic: string): Promise<ReadonlyMap<string, Translated>> {
  const load = FILES[`../../../../../content/guide/${language}/${topic}.json`]
  const file = load === undefined ? { entries: [] } : TranslatedFile.parse(await load())
  return new Map(file.entries.map((entry) => [entry.id, entry]))
}

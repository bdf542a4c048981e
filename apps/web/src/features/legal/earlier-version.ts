import type { LegalId, LegalText } from './legal-page.ts'

type Version = { readonly default: LegalText }

/** Every version that was given out, each in a chunk of its own. */
const FILES = import.meta.glob<Version>('../../../../../content/legal/{terms,privacy}-*.json')

/** A version of a text. @throws {Error} when it is not here or cannot be loaded. */
export async function loadVersion(id: LegalId, version: string): Promise<LegalText> {
  const load = FILES[`../../../../../content/legal/${id}-${version}.json`]
  if (load === undefined) throw new Error(`there is no version ${version} of ${id}`)
  return (await load()).default
}

import * as z from 'zod/mini'
import { browserValues, type KeptValues } from '../../client/storage/storage.ts'
import { LEGAL_IDS, type LegalId, type LegalText } from './legal-page.ts'

const KEY = 'placard.legal'
const Seen = z.object({ terms: z.optional(z.string()), privacy: z.optional(z.string()) })

type Dated = Pick<LegalText, 'id' | 'version' | 'changedOn'>

function seenIn(values: KeptValues): z.infer<typeof Seen> {
  const read = Seen.safeParse(values.read(KEY))
  return read.success ? read.data : {}
}

/** Remembers in this browser that a text has been seen, or that its reader wants to hear no more of it. */
export function markSeen({ id, version }: Pick<LegalText, 'id' | 'version'>, values: KeptValues = browserValues): void {
  const seen = seenIn(values)
  if (seen[id] !== version) values.write(KEY, { ...seen, [id]: version })
}

/**
 * The texts that have changed since somebody last agreed to them or saw them.
 *
 * @param since when they agreed: an account began with the texts of its day. Undefined in the demo, where nobody agreed
 *   to anything: what is there at first is no change.
 */
export function changedSince(
  since: string | undefined,
  texts: readonly Dated[],
  values: KeptValues = browserValues,
): readonly LegalId[] {
  const seen = seenIn(values)
  const changed = texts.filter(({ id, version, changedOn }) => {
    if (seen[id] !== undefined) return seen[id] !== version
    return since !== undefined && since.slice(0, changedOn.length) < changedOn
  })
  return LEGAL_IDS.filter((id) => changed.some((text) => text.id === id))
}

import { nameLine } from '@placard/language/models'
import type { Room } from '@placard/voice/hearing'

/** Most characters of all hints together: the recognisers of compatible servers read some 200 tokens. */
const HINTS_MAX_LENGTH = 800

/** Names that may be said in a room, so that a recogniser spells them: delegations, then motions, options and issues. */
export function hintsOf(room: Room): readonly string[] {
  const { own, others, issues, motions } = room
  const options = issues.flatMap((issue) => issue.options)
  const labels = [...options, ...issues].map(({ label }) => label)
  const names = [own, ...others].flatMap(([name]) => (name === undefined ? [] : [name]))
  const terms = [...options, ...issues].flatMap((matter) => matter.terms)
  const all = [...names, ...motions.map((motion) => motion.replaceAll('-', ' ')), ...labels, ...terms]
  const hints: string[] = []
  let length = 0
  for (const hint of new Set(all.map((name) => nameLine(name)))) {
    length += hint.length + 2
    if (length > HINTS_MAX_LENGTH) break
    if (hint !== '') hints.push(hint)
  }
  return hints
}

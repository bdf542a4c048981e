import type { Answer } from '../answer.ts'
import type { Knowledge } from '../knowledge.ts'
import { matterOn } from './matter.ts'
import { preferredMeasures } from './measures.ts'
import type { Product } from './product-kinds.ts'
import { sidesMessages as words } from './sides-messages.en.ts'
import { namesBehind } from './who-wants.ts'

const MEASURES_MOST = 4

/** Who would ask for what a product proposes, or resist it, measure by measure. */
export async function sidesAnswer(product: Product, side: 'for' | 'against', knowledge: Knowledge): Promise<Answer> {
  const { topic, title, line, world, sources } = await matterOn(product, knowledge)
  if (topic === undefined) return { text: words.nothing(title), sources, form: 'admits' }
  const force = product.kind === 'clauses' ? product.force : 'usual'
  const measures = preferredMeasures(topic, line?.interest, { force, variant: 0 }).slice(0, MEASURES_MOST)
  const what = side === 'for' ? 'wants' : 'resists'
  const lines = measures.flatMap(({ id, label }) => {
    const names = namesBehind(topic, id, what, world)
    return names === '' ? [] : [words.line(label, names)]
  })
  const others = topic.interests.length > 0 && lines.length === 0
  const text = others ? words.nobody(side, title) : [words.lead(side, title), lines.join('\n'), words.end].join('\n\n')
  return { text, sources, form: 'explanation' }
}

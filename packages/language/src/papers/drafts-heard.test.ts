import { expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { topics } from '../../../../content/topics/topics.ts'
import type { Topic } from '../assistant/content.ts'
import { clauseAnswer } from '../assistant/products/clauses.ts'
import { newProduct } from '../assistant/products/new-product.ts'
import { knownWorld } from '../assistant/products/testing/known-world.ts'
import { whyAnswer } from '../assistant/products/why.ts'
import { readPaper } from './read-paper.ts'

const CAMPAIGNS = await shippedKnowledge.campaigns()
const { knowledge, countryOf } = await knownWorld(shippedKnowledge)

const TOPICS: readonly Topic[] = topics
const OF_CAMPAIGNS = TOPICS.flatMap(({ title, agenda }) =>
  agenda === undefined ? [] : [undefined, 'KEN', 'USA', 'RUS'].map((iso3) => ({ title, agenda, iso3 })),
)

// the reader is sure of all options but two: a fund in the one campaign, and a refusal in the other
it.each(OF_CAMPAIGNS)(
  'a draft on $title for $iso3 is heard in its campaign, but for one clause at most',
  async (row) => {
    const { title, agenda, iso3 } = row
    const wish = newProduct('clauses', { topic: title, country: iso3 === undefined ? undefined : countryOf(iso3) })
    if (wish.kind !== 'clauses') throw new Error('no clauses')
    const { text } = await clauseAnswer({ ...wish, part: 'draft', count: 5 }, knowledge)
    const campaign = CAMPAIGNS.find(({ id }) => id === agenda.campaign)
    if (campaign === undefined) throw new Error(`no campaign ${agenda.campaign}`)
    const draft = text.slice(text.indexOf('*The General Assembly*'), text.lastIndexOf('\n\n')).replaceAll('*', '')
    const place = campaign.id.startsWith('ukraine') ? 'Ukraine' : undefined
    const { clauses } = readPaper(
      { kind: 'resolution', title: `Draft resolution on ${title}`, text: draft },
      campaign,
      place,
    )
    const heard = new Set(
      clauses.flatMap(({ change }) => (change === undefined ? [] : [campaign.issues[change.issue]?.id])),
    )
    const asked = agenda.issues.slice(0, 5)
    expect(asked.filter((id) => heard.has(id)).length).toBeGreaterThanOrEqual(Math.max(2, asked.length - 1))
  },
)

it('says of a clause of the agenda which question of the campaign it answers', async () => {
  const wish = newProduct('clauses', { topic: 'loss and damage', country: undefined })
  if (wish.kind !== 'clauses') throw new Error('no clauses')
  const { text } = await whyAnswer({ ...wish, part: 'draft', count: 5 }, 1, knowledge)
  expect(text).toMatch(/^Clause 1 asks for .*on the agenda of the campaign “Climate Crisis Summit”: .*\?$/)
})

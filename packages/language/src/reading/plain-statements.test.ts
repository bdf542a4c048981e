import { Campaign } from '@placard/contract'
import type { Proposal } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import nuclear from '../../../../content/campaigns/nuclear-non-proliferation.json' with { type: 'json' }
import pandemic from '../../../../content/campaigns/pandemic-preparedness.json' with { type: 'json' }
import ukraine from '../../../../content/campaigns/ukraine-humanitarian-crisis.json' with { type: 'json' }
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { createEmbeddedUnderstanding } from './embedded-understanding.ts'
import { agendaTermsOf, neutralView } from './neutral-view.ts'
import { readerOf } from './testing/reader.ts'

const FILES = { nuclear, pandemic, ukraine }
const readIn = readerOf({ countries, campaigns: Object.values(FILES) })

const READ: readonly { in: keyof typeof FILES; text: string; act: object; because: string }[] = [
  {
    in: 'pandemic',
    text: 'South Africa, we stand with you on technology transfer.',
    act: { kind: 'explain', issue: 1, target: 'zaf' },
    because: 'a matter is no option',
  },
  {
    in: 'pandemic',
    text: 'We urge Indonesia to show some flexibility on markets.',
    act: { kind: 'appeal', issue: 3, target: 'idn' },
    because: 'who is urged is appealed to',
  },
  {
    in: 'pandemic',
    text: 'I ask all delegations to show some flexibility in the last hour.',
    act: { kind: 'appeal' },
    because: 'flexibility is no matter of the agenda here',
  },
  {
    in: 'pandemic',
    text: 'We will vote for this text, because a weak treaty is better than a strong funeral.',
    act: { kind: 'declare', stance: 'favour' },
    because: 'a vote is announced',
  },
  {
    in: 'pandemic',
    text: 'China, if you share sequences within seventy-two hours, we will support the rule that nobody is punished for it.',
    act: { kind: 'question', target: 'chn', asked: { topic: 'accept', change: { issue: 2, option: 2 } } },
    because: 'both halves are one option, which China is asked for',
  },
  {
    in: 'ukraine',
    text: 'Brazil, do you even know where Ukraine is?',
    act: { kind: 'insult', target: 'bra' },
    because: 'such a question is a jibe',
  },
]

describe('a statement that its form fixes', () => {
  it.each(READ)('in $in: $text ($because)', async ({ in: campaign, text, act }) => {
    const [best] = await readIn(FILES[campaign].id, text)
    expect(best?.act).toMatchObject(act)
    if (best?.act.kind === 'appeal' && !('issue' in act)) expect(best.act).not.toHaveProperty('issue')
  })

  it('is no announced vote where it hangs on a condition', async () => {
    const [best] = await readIn(pandemic.id, 'We will vote for this text if it has ten billion a year in grants.')
    expect(best?.act.kind).not.toBe('declare')
  })
})

describe('agreement with a delegation', () => {
  const campaign = Campaign.parse(nuclear)
  const view = neutralView(campaign, countries.countries)
  const agenda = agendaTermsOf(campaign)
  const port = createEmbeddedUnderstanding(countries)
  const zone = { issue: 4, option: 2 }
  const proposed: Proposal = {
    id: 'p1',
    draft: 'draft-1',
    by: 'egy',
    partner: undefined,
    changes: [zone],
    at: 60_000,
    reactions: {},
    status: 'lapsed',
  }
  const read = async (proposals: readonly Proposal[]) =>
    (await port.understand({ text: 'We agree with Egypt.', view: { ...view, proposals }, agenda })).readings[0]?.act

  it('is support for what it named last', async () => {
    expect(await read([proposed])).toEqual({ kind: 'support', change: zone, target: 'egy' })
  })

  it('is on the matter that it spoke of last, where it has named no option', async () => {
    const issue = 2
    const lastStatement = `On ${view.issues[issue]?.title} there is little to add.`
    const seats = view.seats.map((seat) => (seat.id === 'egy' ? { ...seat, lastStatement } : seat))
    const { readings } = await port.understand({ text: 'We agree with Egypt.', view: { ...view, seats }, agenda })
    expect(readings[0]?.act).toMatchObject({ kind: 'explain', target: 'egy', issue })
  })

  it('is a view put to it where it has named nothing', async () => {
    expect(await read([])).toMatchObject({ kind: 'explain', target: 'egy' })
  })
})

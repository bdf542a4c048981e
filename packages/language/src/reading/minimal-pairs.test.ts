import type { Act } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import climate from '../../../../content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import cyber from '../../../../content/campaigns/cybersecurity-alliance.json' with { type: 'json' }
import nuclear from '../../../../content/campaigns/nuclear-non-proliferation.json' with { type: 'json' }
import pandemic from '../../../../content/campaigns/pandemic-preparedness.json' with { type: 'json' }
import trade from '../../../../content/campaigns/trade-mediation.json' with { type: 'json' }
import ukraine from '../../../../content/campaigns/ukraine-humanitarian-crisis.json' with { type: 'json' }
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { readerOf } from './testing/reader.ts'

const readIn = readerOf({ countries, campaigns: [climate, cyber, nuclear, pandemic, trade, ukraine] })

/** What is spoken of, by campaign: options with and without a negation in their own name. */
const OPTIONS = [
  { campaign: 'climate-crisis-summit', option: 'a transition away from fossil fuels' },
  { campaign: 'climate-crisis-summit', option: 'expert review of every pledge' },
  { campaign: 'cybersecurity-alliance', option: 'no safe havens for ransomware' },
  { campaign: 'nuclear-non-proliferation', option: 'no first use by anyone' },
  { campaign: 'pandemic-preparedness', option: 'compulsory licences within 30 days' },
  { campaign: 'trade-mediation', option: 'interim appeal arbitration' },
  { campaign: 'ukraine-humanitarian-crisis', option: 'no attacks on ports and merchant ships' },
] as const

/** Two sentences that differ in polarity alone: the first says yes, the second no. */
const PAIRS: readonly (readonly [yes: string, no: string])[] = [
  ['We support {x}.', 'We do not support {x}.'],
  ['We can accept {x}.', 'We cannot accept {x}.'],
  ['We could live with {x}.', 'We could not live with {x}.'],
  ['{x} is something we can live with.', '{x} is not something we can live with.'],
  ['There is no reason to oppose {x}.', 'There is no reason to support {x}.'],
  ['My delegation has no objection to {x}.', 'My delegation has an objection to {x}.'],
  ['We are ready to accept {x}.', 'We are in no way ready to accept {x}.'],
  ['We would welcome {x}.', 'We would hardly welcome {x}.'],
  ['We are not against {x}.', 'We are against {x}.'],
  ['We will not stand in the way of {x}.', 'We will stand in the way of {x}.'],
  ['We do not reject {x}.', 'We reject {x}.'],
  ['We are happy to back {x}.', 'We are not happy to back {x}.'],
  ['Count us in on {x}.', 'Count us out on {x}.'],
  ['I have no problem with {x}.', 'I have a problem with {x}.'],
  ['We endorse {x} without hesitation.', 'We will never endorse {x}.'],
  ['We favour {x}.', 'We do not favour {x}.'],
  ['Yes to {x}.', 'No to {x}.'],
  ['I see no reason why we should oppose {x}.', 'I see no reason why we should support {x}.'],
  ['We no longer oppose {x}.', 'We no longer support {x}.'],
  ['We can sign up to {x}.', "We can't sign up to {x}."],
  ['No way would we oppose {x}.', 'No way would we accept {x}.'],
  ['We find {x} acceptable.', 'We find {x} unacceptable.'],
  ['I think we can agree to {x}.', "I don't think we can agree to {x}."],
  ['We refuse to reject {x}.', 'We refuse to accept {x}.'],
  ['It is not hard for us to accept {x}.', 'It is hard for us to accept {x}.'],
  ['We would not hesitate to support {x}.', 'We hesitate to support {x}.'],
  ['we r ok with {x}', 'we r not ok with {x}'],
  ['We are on board with {x}.', 'We are not on board with {x}.'],
  ['Our government does approve of {x}.', 'Our government does not approve of {x}.'],
  ['{x} is fine with us.', '{x} is not fine with us.'],
  ["I can't say that I oppose {x}.", "I can't say that I support {x}."],
  ['We do not object to {x}.', 'We object to {x}.'],
  ["We'd be glad to see {x} in the text.", "We'd hate to see {x} in the text."],
  ['Neither we nor our friends oppose {x}.', 'Neither we nor our friends support {x}.'],
  ['I am not saying no to {x}.', 'I am saying no to {x}.'],
  ['{x} has our support.', '{x} does not have our support.'],
  ['We would be wrong to oppose {x}.', 'We would be wrong to accept {x}.'],
  ['We withdraw our objection to {x}.', 'We maintain our objection to {x}.'],
  ['We are fully behind {x}.', 'We are not behind {x}.'],
  ['We shall never oppose {x}.', 'We shall never support {x}.'],
  ['We can hardly oppose {x}.', 'We can hardly support {x}.'],
  ['{x} works for us.', '{x} does not work for us.'],
  ['We see merit in {x}.', 'We see no merit in {x}.'],
  ['We are prepared to go along with {x}.', 'We are not prepared to go along with {x}.'],
  ['There is nothing in {x} that we could not accept.', 'There is nothing in {x} that we could accept.'],
  ['We have heard enough: we support {x}.', 'We have heard enough: we oppose {x}.'],
  ['My instructions allow me to support {x}.', 'My instructions do not allow me to support {x}.'],
  ['Madam Chair, we are for {x}.', 'Madam Chair, we are not for {x}.'],
]

const YES: ReadonlySet<string> = new Set(['support', 'concede', 'propose', 'react', 'declare', 'accept', 'sponsor'])
const NO: ReadonlySet<string> = new Set(['oppose', 'threaten', 'decline', 'withdraw'])

/** Which way an act points; stances and reactions by their own value. */
function signOf(act: Act): 'yes' | 'no' | 'neither' {
  if (act.kind === 'react') return act.reaction === 'cannot-accept' ? 'no' : 'yes'
  if (act.kind === 'declare') return act.stance === 'against' ? 'no' : act.stance === 'favour' ? 'yes' : 'neither'
  if (act.kind === 'vote') return act.choice === 'against' ? 'no' : act.choice === 'for' ? 'yes' : 'neither'
  return YES.has(act.kind) ? 'yes' : NO.has(act.kind) ? 'no' : 'neither'
}

async function firstSign(text: string, campaign: string): Promise<string> {
  const [first] = await readIn(campaign, text)
  return first === undefined ? 'neither' : signOf(first.act)
}

describe('sentences that differ in polarity alone', () => {
  it('are never turned round, and nearly all are read as they are meant', async () => {
    const lines = OPTIONS.flatMap(({ campaign, option }) =>
      PAIRS.flatMap(([yes, no]) => [
        { campaign, text: yes.replace('{x}', option), meant: 'yes' },
        { campaign, text: no.replace('{x}', option), meant: 'no' },
      ]),
    )
    expect(lines.length / 2).toBeGreaterThanOrEqual(300)
    const read = await Promise.all(
      lines.map(async ({ campaign, text, meant }) => ({ text, meant, read: await firstSign(text, campaign) })),
    )
    const turned = read.filter((line) => line.read !== 'neither' && line.read !== line.meant)
    expect(turned.map(({ text, meant }) => `${meant}: ${text}`)).toEqual([])
    const right = read.filter((line) => line.read === line.meant).length
    expect(right / read.length).toBeGreaterThanOrEqual(0.98)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { Answer, PublicView } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { phrases } from '../../../../content/phrases/phrases.ts'
import { neutralView } from '../reading/neutral-view.ts'
import { answered } from './answered.ts'
import { questionKind } from './questions.ts'

const file = new URL('../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const opening = neutralView(Campaign.parse(JSON.parse(readFileSync(file, 'utf8'))), countries.countries)
const cores: Readonly<Record<string, unknown>> = phrases.cores
const germany = opening.seats.find(({ id }) => id === 'deu')
if (germany === undefined) throw new RangeError('Germany has no seat')
const seat = germany
const change = { issue: 1, option: 3 }

/** The answer of Germany, asked so by China, a delegate. */
function toChina(words: string, verdict: Answer['verdict'] = 'no', isAppeal = false) {
  const past = { seat, view: opening, own: [], heard: { words, isAppeal } }
  return answered({ to: 'need', verdict, change }, change.issue, 'chn', past)
}

describe('an open question', () => {
  it.each([
    { words: 'Germany, what would you need on adaptation?', kind: undefined },
    { words: 'What could China do for you on adaptation, Germany?', kind: 'help' },
    { words: 'What are you prepared to give on adaptation, Germany? Be precise, please.', kind: 'offer' },
    { words: 'On adaptation, Germany: what do you bring yourself? Show us!', kind: 'offer' },
    { words: 'Which of the options on adaptation could you defend at home, Germany, and which not?', kind: 'bearable' },
    { words: 'If nobody were listening, what would you settle for on adaptation?', kind: 'bearable' },
    { words: 'Is there a word on adaptation that would be too heavy for your country?', kind: 'limit' },
    { words: 'What could you not accept, and what would you merely not enjoy?', kind: 'limit' },
    { words: 'What would make it easier for you to move on adaptation, Germany?', kind: 'obstacle' },
    { words: 'What would have to change on adaptation for you to join us, Germany?', kind: 'obstacle' },
    { words: 'On what evidence does your view on adaptation rest, Germany?', kind: 'evidence' },
    { words: 'What evidence have you for your position on adaptation, Germany?', kind: 'evidence' },
    { words: 'Germany, whom would you send to settle adaptation with us, and by when?', kind: 'when' },
    { words: 'When do you mean to decide on adaptation, Germany? We should like a date.', kind: 'when' },
    { words: 'I put it plainly, Germany: what is your bottom line on adaptation?', kind: 'stake' },
    { words: 'Are you with us on adaptation, Germany, or are you against us?', kind: 'side' },
    { words: 'Germany, two words will do. Where do you stand on adaptation?', kind: 'stand' },
    { words: 'Would you wish the same rule at home as next door?', kind: 'own-rule' },
  ] as const)('is answered in its kind: $words', ({ words, kind }) => {
    expect(questionKind(words)).toBe(kind)
    expect(toChina(words).situation).toBe(kind === undefined ? 'need' : `answer-${kind}`)
    if (kind !== undefined && kind !== 'limit') expect(toChina(words, 'yes').situation).toBe(`answer-${kind}-met`)
  })

  it('has words for every kind of answer, and no need is read out beside them', () => {
    const asked = [
      'by when',
      'What could China do for you',
      'bottom line',
      'same rule at home',
      'yes or no',
      'your offer',
      'easier',
      'live with',
    ]
    for (const words of asked) {
      const answers = [toChina(words), toChina(words, 'yes')]
      for (const { situation, need } of answers) {
        expect(Object.keys(cores)).toContain(situation)
        expect(need).toBeUndefined()
      }
    }
  })

  it('names what would be too heavy, and says why', () => {
    const { option, ground } = toChina('Is there a word that would be too heavy for you?')
    expect(option).not.toEqual(change)
    expect(ground).toEqual({ change: option, side: 'against' })
  })

  it('is more than half of those that the voices ask', () => {
    const folder = new URL('../../../../content/voices/', import.meta.url)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
    const asked = files.flatMap((name) => linesOf(readFileSync(new URL(name, folder), 'utf8')))
    const known = asked.filter((line) => questionKind(line) !== undefined)
    expect(asked.length).toBeGreaterThan(40)
    expect(known.length / asked.length).toBeGreaterThan(0.5)
  })
})

function linesOf(text: string): readonly string[] {
  const { lines }: { lines: Readonly<Record<string, readonly string[]>> } = JSON.parse(text)
  return lines['ask'] ?? []
}

describe('an appeal between delegates', () => {
  it('is answered as an appeal', () => {
    expect(toChina('We ask you for one small step on adaptation, Germany.', 'no', true).situation).toBe('need-appealed')
  })
})

describe('what a person asks for most', () => {
  const asked = (lastStatement: string): PublicView => ({
    ...opening,
    seats: opening.seats.map((one) => (one.id === 'ken' ? { ...one, holder: 'person', lastStatement } : one)),
  })
  it.each([
    { says: 'Germany, what do you need most?', situation: 'need-most', because: 'no matter was named' },
    { says: 'Allemagne, de quoi avez-vous le plus besoin ?', situation: 'need-most', because: 'in French too' },
    { says: 'Germany, what do you need?', situation: 'need', because: 'nothing is weighed' },
    {
      says: `Germany, what do you need most on ${opening.issues[change.issue]?.title}?`,
      situation: 'need',
      because: 'the matter was named',
    },
  ])('is answered with $situation: $because', ({ says, situation }) => {
    const past = { seat, view: asked(says), own: [] }
    expect(answered({ to: 'need', verdict: 'no', change }, change.issue, 'ken', past).situation).toBe(situation)
  })
})

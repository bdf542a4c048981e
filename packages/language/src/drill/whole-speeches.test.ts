import { describe, expect, it } from 'vitest'
import { drillKnowledge } from '../../../../content/debate/drill-knowledge.ts'
import type { FindingId } from './findings.ts'
import { speechMarker } from './mark-speech.ts'

const markSpeech = speechMarker(drillKnowledge)

interface Case {
  readonly motion: string
  readonly side: 'for' | 'against'
  readonly text: string
  readonly because: string
}

const marked = ({ motion, side, text }: Omit<Case, 'because'>) =>
  markSpeech({ text, motion, side, opponent: '', speechSeconds: 90, usedSeconds: undefined, before: [] })
const grave = (one: Case) =>
  marked(one)
    .findings.filter(({ most }) => most !== undefined)
    .map(({ id }) => id)

const DOUBTS =
  'Peace in Europe has rested on one doubt: nobody in Moscow could be certain what would follow a tank column into Poland. Take that doubt away, and a general may calculate again. A vow made in calm weather is forgotten in a storm anyway. Small nations next to big neighbours would look for bombs of their own.'
const DATE =
  'We need a fixed date for the end of coal, oil and gas. Without a date every investor builds one more plant, and each plant runs for forty years. Solar power has become cheaper by nine tenths. But nobody knows what prices will bring, and so no state should ever commit to a fixed date.'
const PARADE =
  'The Geneva Conventions of 1949 protect the wounded. The Montreal Protocol of 1987 saved the ozone layer. The World Health Organization ended smallpox in 1980. The Kyoto Protocol was signed in 1997, and the Paris Agreement in 2015. UNESCO protects a thousand sites. So cyberspace needs a binding treaty.'
const AIR =
  'When we look at this question, we see that it is a question which has to be looked at. Children are children, and adverts are adverts. It matters today, it mattered yesterday, and it will matter tomorrow. We have to find the courage to act where action is called for. Responsibility is not a word, it is a responsibility. What is right has to be done, since it is right. So let us forbid what has to be forbidden, all of us together.'
const SCORN =
  'I had hoped for an argument and got a child’s drawing of one. My opponent plainly has not read a page on this. People like that should leave the thinking to others. What a waste of our afternoon. An appeal is needed, that much even you could have understood, if you had tried for once in your life.'
const TAIL =
  'Big clubs buy the best players and small clubs lose them every summer. In 2017 Neymar went to Paris for 222 million euros. If money decides, the table is known in August, and people stop going to the ground. American sports have caps on wages, and there different teams win. When every team has a chance, tickets sell and television pays more. And that is why powerful artificial intelligence needs an agency.'
const IMAGE =
  'If the baker writes off everyone’s bread on the slate, it is a happy morning. In the evening he puts up a sign: cash only. And it is the poor who have no cash. A loan is a bet that you pay. Wipe the slate, and the next lender asks twice the interest or does not come, and the hospital that should have been built is not built.'
const VAGUE =
  'I do not think that this is a good idea. It would be expensive, and people in rich countries have problems too. They did not know about the climate in the past. Nobody knows where the money goes in the end.'

const FIRST_USE = 'This house would oblige nuclear-weapon states to renounce first use.'
const DEBTS = 'This house would cancel the debts of the least developed countries.'

describe('a speech as a whole', () => {
  it.each<Case & { has: FindingId }>([
    {
      motion: FIRST_USE,
      side: 'for',
      text: DOUBTS,
      has: 'other-side',
      because: 'it never says so, but each thought is the other side’s',
    },
    {
      motion: 'This house would phase out coal, oil and gas by a fixed date.',
      side: 'for',
      text: DATE,
      has: 'contradicts',
      because: 'its last demand is the opposite of its first',
    },
    {
      motion: 'This house would replace the voluntary norms of cyberspace by a binding treaty.',
      side: 'for',
      text: PARADE,
      has: 'names-only',
      because: 'it goes from name to name without a reason',
    },
    {
      motion: 'This house would forbid advertising aimed at children.',
      side: 'for',
      text: AIR,
      has: 'padding',
      because: 'it names nothing, counts nothing and takes no stance',
    },
    {
      motion: 'This house would restore a binding appeal in the World Trade Organization.',
      side: 'for',
      text: SCORN,
      has: 'insults',
      because: 'scorn needs no harsh word',
    },
    {
      motion: 'This house would create an international agency to license powerful artificial intelligence.',
      side: 'for',
      text: TAIL,
      has: 'off-topic',
      because: 'the motion was only put in at the end',
    },
  ])('is found out, $has: $because', (one) => {
    expect(grave(one)).toContain(one.has)
    expect(marked(one).overall).toBeLessThanOrEqual(3)
  })

  it.each<Case>([
    {
      motion: FIRST_USE,
      side: 'against',
      text: DOUBTS,
      because: 'the same speech is right on the other bench',
    },
    {
      motion: DEBTS,
      side: 'against',
      text: IMAGE,
      because: 'an image carried through is on the motion, whatever words it brings',
    },
    {
      motion: 'This house would oblige large emitters to pay for loss and damage.',
      side: 'against',
      text: VAGUE,
      because: 'vague is not elsewhere',
    },
  ])('is left alone on $motion $because', (one) => {
    expect(grave(one)).toEqual([])
  })

  it('is worth more the further it is worked out, and not for talk about itself', () => {
    const depth = (text: string) =>
      marked({ motion: DEBTS, side: 'against', text }).criteria.argument.parts.find(({ id }) => id === 'depth')?.points
    const half = IMAGE.split('. ').slice(0, 4).join('. ')
    expect(depth(IMAGE)).toBeGreaterThan(depth(half) ?? 0)
    const thanks = 'Thank you for the honour of listening to my speech today, ladies and gentlemen.'
    expect(depth(`${IMAGE} ${thanks}`)).toBe(depth(IMAGE))
  })
})

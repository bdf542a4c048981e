import { describe, expect, it } from 'vitest'
import { phrases } from './phrases.ts'

const cores: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = phrases.cores

const MANNERS = ['collaborative', 'gentle', 'balanced', 'challenging', 'aggressive']
/** Acts that take a few words: where all delegations share them, nobody can tell one from another. */
const SHORT = /^(?:react|declare|vote|motion)-|^(?:accept|decline|sign|sponsor|second|withdraw)$/
/** Answers and explanations, which begin with the same words as a ballot. */
const ANSWERS = /^vote-(?:yes|no|open|already|signed|only-if|only-if-out|for-explained|against-explained)$/

/** Every common phrase, with the situation that it is for. */
const all = Object.entries(cores).flatMap(([situation, sets]) =>
  Object.values(sets)
    .flat()
    .map((text) => ({ situation, text })),
)
const matching = (pattern: RegExp) => all.filter(({ text }) => pattern.test(text)).map(({ text }) => text)

describe('the common phrases', () => {
  const short = Object.keys(cores).filter((form) => SHORT.test(form) && !ANSWERS.test(form))

  it.each(short)('give each manner eight lines of its own for %s', (form) => {
    for (const manner of MANNERS) expect(cores[form]?.[manner]?.length, manner).toBeGreaterThanOrEqual(8)
  })

  it.each([
    {
      fault: /(?:^|[.?!] )\{(?:option|other|take|give|changes|record|news)\}[.,?]/,
      because: 'an option is no sentence',
    },
    {
      fault: /(?:^|[.?!:,] |\b(?:that|and|but) )\{(?:option|other|record)\} (?:is|was|has|stays|costs|would be)\b/,
      because: 'an option may be a plural',
    },
    { fault: /\{(?:option|other|record)\}[^.]*\. It (?:came|was|has|is)\b/, because: '“it” fails for a plural option' },
    {
      fault:
        /\{(?:option|other)\}.*\b(?:without|miss|need|want|have|keep|give|let|see|find) that(?=[.,;]| (?:back|up|go)\b)/,
      because: '“that” is no name for an option: it has a pronoun of its own number',
    },
    { fault: /\bthere is \{|read the news: \{|\bnews is \{/, because: 'a crisis may be named in the plural' },
    { fault: /^No \{|(?:^|[.,] )[Nn]ot \{option\}/, because: 'an option brings its article' },
  ])('leave no sentence broken that an option or a crisis fills: $because', ({ fault }) => {
    expect(matching(fault)).toEqual([])
  })

  it.each([
    {
      claim: /nobody was let down|kept our promise|as we had promised/,
      because: 'a promise that is let go is not kept',
    },
    {
      claim: /others cannot live with|the room will not hold|more of us can carry/,
      because: 'nobody may have objected',
    },
    { claim: /has not held|what we bought/, because: 'what was gained may still stand' },
    { claim: /had our support before|have backed (?:this|it|\{option\}) before/, because: 'it may have been let pass' },
    { claim: /do not go back on|will hear from us first/, because: 'it may be let go later' },
    { claim: /cornered|nothing we want .{0,30}aimed/, because: 'nobody may have felt threatened' },
    {
      claim: /cannot go on (?:as if|without)|say nothing about \{news\}/,
      because: 'what follows may say nothing on it',
    },
    { claim: /have never been for|of two evils/i, because: 'it may have welcomed it' },
    { claim: /as far as we could go/, because: 'the two may be on different matters' },
    { claim: /continue to believe/, because: 'it may have given that up a moment ago' },
    { claim: /of the kind (?:came )?from/, because: 'it was exactly this, or nothing' },
    { claim: /is not enough for us/, because: 'it may go too far' },
    { claim: /what goes by this|should give (?:that|\{other\}) for|choice was another/, because: 'it is not English' },
  ])('claim nothing that may not have been so: $because', ({ claim }) => {
    const taken = Object.entries(cores).filter(
      ([situation]) => !/^(?:reply-|reminded|promise-kept|term-)/.test(situation),
    )
    const lines = taken.flatMap(([, sets]) => Object.values(sets).flat())
    expect(lines.filter((text) => claim.test(text))).toEqual([])
  })

  it('name the clause wherever one is to be voted on by itself', () => {
    const moved = all.filter(({ situation }) => situation === 'motion-division')
    expect(moved.filter(({ text }) => !text.includes('{issue}'))).toEqual([])
  })

  it('speak of a question put to the vote only as what it is, be it a draft, an amendment or a motion', () => {
    const ballots = all.filter(({ situation }) => /^vote-(?:for|against|abstain)$/.test(situation))
    expect(ballots.filter(({ text }) => /\b(?:text|draft|clause|carried out)\b/.test(text))).toEqual([])
  })
})

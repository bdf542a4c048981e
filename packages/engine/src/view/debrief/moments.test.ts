import { describe, expect, it } from 'vitest'
import type { SessionEvent, SessionEventBody } from '../../model/session/event.ts'
import type { CampaignState } from '../../model/session/state.ts'
import { aPromise, aResult, aRoom, aVote, rising, withSecrets, withText } from '../../testing/parts.ts'
import { Moments } from './moments.ts'

/** A room in which only China and Kenya care, China about the first issue and Kenya about the second. */
const opened = { ...aRoom(), commitments: [aPromise({ by: 'usa' })] }
const room = opened.seats.reduce<CampaignState>((state, { id }) => {
  return withSecrets(state, id, { table: rising(id === 'chn' ? 0.9 : 0, id === 'ken' ? 0.9 : 0, 0, 0, 0) })
}, opened)
const onTheFloor = withText(room, [0, 0, 0, 0, 0])

/** Notes things that happened one after another, and tells the moments kept. */
function momentsOf(happened: readonly (readonly [SessionEventBody, CampaignState?, CampaignState?])[]) {
  const moments = new Moments('ken')
  for (const [index, [body, before = onTheFloor, after = before]] of happened.entries()) {
    const event: SessionEvent = { ...body, at: 1_000 * index, now: 0 }
    moments.note(before, event, { ...after, seq: index + 1 })
  }
  return moments.best()
}

const signed = (seat: string): readonly [SessionEventBody] => [
  { kind: 'support-changed', draft: 'd1', seat, as: 'signatory' },
]
const kept: readonly [SessionEventBody] = [{ kind: 'commitment-settled', commitment: 'c1', status: 'kept' }]
const answered: readonly [SessionEventBody] = [
  { kind: 'crisis-answered', seat: 'fra', choice: 'talk', chanceRatio: 0.5, succeeded: true, capital: 90 },
]
const closing: SessionEventBody = { kind: 'vote-closed', vote: 'v1', result: aResult() }
const voting = { ...onTheFloor, floor: { ...onTheFloor.floor, vote: aVote('+++++') } }
/** One issue goes up by so many options. */
const clause = (issue: number, option: number): readonly [SessionEventBody, CampaignState, CampaignState] => [
  { kind: 'clause-changed', draft: 'd1', issue, before: 0, after: option, by: 'mhl' },
  onTheFloor,
  withText(room, [0, 0, 0, 0, 0].with(issue, option)),
]

describe('the moments of a session', () => {
  it('tell who did what and with what result, in the order it happened', () => {
    expect(momentsOf([answered, kept, signed('chn'), [closing, voting], clause(1, 2)])).toEqual([
      { seq: 1, at: 0, seat: 'fra', reason: 'crisis', detail: 'succeeded' },
      { seq: 2, at: 1_000, seat: 'usa', reason: 'promise', detail: 'kept' },
      { seq: 3, at: 2_000, seat: 'chn', reason: 'support', detail: 'signatory' },
      { seq: 4, at: 3_000, seat: 'ken', reason: 'vote', detail: 'carried' },
      { seq: 5, at: 4_000, seat: 'mhl', reason: 'clause', detail: '1:2' },
    ])
  })

  it.each([
    { heavy: [closing, voting], reason: 'vote', because: 'the vote on the draft outweighs everything' },
    { heavy: answered, reason: 'crisis', because: 'a crisis that was answered outweighs a promise' },
    { heavy: kept, reason: 'promise', because: 'a settled promise outweighs a name' },
    { heavy: clause(1, 1), reason: 'clause', because: 'a clause that gave Kenya much outweighs a name' },
  ] as const)('keep a $reason before any name under the draft: $because', ({ heavy, reason }) => {
    const names = ['chn', 'fra', 'mhl', 'usa', 'ken'].map(signed)
    const moments = momentsOf([...names, heavy, ...names])
    expect(moments).toHaveLength(5)
    expect(moments.map((moment) => moment.reason)).toContain(reason)
  })

  it('rank a vote before a crisis, a crisis before a promise, and a promise before a name', () => {
    const five = <Item>(item: Item) => Array.from({ length: 5 }, () => item)
    const over = (heavy: readonly [SessionEventBody, CampaignState?], light: readonly [SessionEventBody]) =>
      new Set(momentsOf([...five(light), ...five(heavy), ...five(light)]).map(({ reason }) => reason))
    expect(over([closing, voting], answered)).toEqual(new Set(['vote']))
    expect(over(answered, kept)).toEqual(new Set(['crisis']))
    expect(over(kept, signed('chn'))).toEqual(new Set(['promise']))
  })

  it('count what a clause does to the viewer twice, and to everybody else once', () => {
    const forChina = clause(0, 1)
    const forKenya = clause(1, 1)
    const moments = momentsOf([forChina, forChina, forChina, ...Array.from({ length: 5 }, () => forKenya)])
    expect(moments.map(({ detail }) => detail)).toEqual(['1:1', '1:1', '1:1', '1:1', '1:1'])
  })

  it('count a loss as much as a gain, and a change nobody cares about not at all', () => {
    const lost: readonly [SessionEventBody, CampaignState, CampaignState] = [
      { kind: 'clause-changed', draft: 'd1', issue: 1, before: 3, after: 0, by: 'usa' },
      withText(room, [0, 3, 0, 0, 0]),
      onTheFloor,
    ]
    const idle = Array.from({ length: 5 }, () => clause(4, 3))
    expect(momentsOf([...idle, lost]).map(({ detail }) => detail)).toContain('1:0')
  })

  it.each([
    { question: { kind: 'amendment', proposal: 'p1' }, because: 'an amendment shows in the clause it changes' },
    { question: { kind: 'motion', motion: 'm1' }, because: 'procedure moves nobody’s gains' },
    { question: { kind: 'straw-poll', draft: 'd1', change: undefined }, because: 'a straw poll decides nothing' },
  ] as const)('name no vote on a $question.kind: $because', ({ question }) => {
    const vote = aVote('+++++', question)
    expect(momentsOf([[closing, { ...onTheFloor, floor: { ...onTheFloor.floor, vote } }]])).toEqual([])
  })

  it('name nothing else that happens', () => {
    expect(
      momentsOf([
        [{ kind: 'session-paused' }],
        [{ kind: 'act-taken', seat: 'ken', act: { kind: 'remark' }, words: 'Hello.', origin: 'person' }],
        [{ kind: 'stance-declared', draft: 'd1', seat: 'ken', stance: 'favour' }],
        [{ kind: 'commitment-settled', commitment: 'nobody’s', status: 'kept' }],
      ]),
    ).toEqual([])
  })
})

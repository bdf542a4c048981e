import { describe, expect, it } from 'vitest'
import type { Act } from '../model/acts/act.ts'
import type { CampaignState } from '../model/session/state.ts'
import { aProposal, aRoom, rising, withRegard, withSecrets, withText } from '../testing/parts.ts'
import { owedReplies } from './replies.ts'

/** Kenya is a person; France gains by every option of the first issue, the United States loses by it. */
const room: CampaignState = withSecrets(
  withSecrets(
    {
      ...aRoom({ people: ['KEN'], difficulty: 'beginner' }),
      relations: Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]),
    },
    'fra',
    { table: rising(0.6, 0.1, 0.1, 0.1, 0.1) },
  ),
  'usa',
  { table: [[0.5, 0.3, 0.1, 0], ...rising(0.2, 0.1, 0.1, 0.1)] },
)
const top = { issue: 0, option: 3 }

const answers = (state: CampaignState, act: Act) =>
  owedReplies({ ...state, seq: 30 }, 5_000, 'ken', act).map(({ seat, act: reply }) => ({ seat, act: reply }))

describe('a draft that a person introduces', () => {
  const introduced = withText(room, [3, 0, 0, 0, 0])
  const propose: Act = { kind: 'propose', changes: [top] }

  it('is taken up by who gains most by it and by who loses most', () => {
    expect(answers(introduced, propose)).toEqual([
      { seat: 'fra', act: { kind: 'support', change: top, target: 'ken', replyTo: 'propose' } },
      { seat: 'usa', act: { kind: 'oppose', change: top, target: 'ken', replyTo: 'propose' } },
    ])
  })

  it('is no longer taken up when the person proposes a change to it: placards answer that', () => {
    expect(answers({ ...introduced, proposals: [aProposal()] }, propose)).toEqual([])
  })
})

describe('an option that a person supports', () => {
  const support: Act = { kind: 'support', change: top }
  const onTheFloor = withText(room, [0, 0, 0, 0, 0], { sponsors: ['chn'] })
  const china = withSecrets(onTheFloor, 'chn', { table: rising(0.2, 0.1, 0.1, 0.1, 0.1) })

  it('is taken up by the delegation that proposed it rather than by the one that gains most', () => {
    const proposed = { ...china, proposals: [aProposal({ by: 'chn', changes: [top], status: 'lapsed' })] }
    expect(answers(china, support)[0]?.seat).toBe('fra')
    expect(answers(proposed, support)[0]).toMatchObject({ seat: 'chn', act: { kind: 'support', replyTo: 'support' } })
  })

  it('is taken up by the delegation that the person says it agrees with, whoever gains more', () => {
    expect(answers(china, { ...support, target: 'chn' })[0]?.seat).toBe('chn')
  })

  it('is not praised by a delegation that refused it before', () => {
    const reactions = { fra: 'cannot-accept' } as const
    const refused = { ...china, proposals: [aProposal({ by: 'chair', changes: [top], status: 'lapsed', reactions })] }
    const [answer] = answers(withSecrets(refused, 'usa', { table: rising(0.1, 0.1, 0.1, 0.1, 0.1) }), support)
    expect(answer).toMatchObject({ seat: 'fra', act: { kind: 'explain', answer: { to: 'view', verdict: 'no' } } })
  })
})

describe('an option that a person is against', () => {
  const oppose: Act = { kind: 'oppose', change: top }
  const onTheFloor = withText(room, [0, 0, 0, 0, 0], { sponsors: ['chn'] })
  const usa = withSecrets(onTheFloor, 'usa', { table: [[0.9, 0, 0, 0], [0], [0], [0], [0]] })

  it('has an ally in who loses by it, also where that has told its price before', () => {
    const told = { ...usa, points: { usa: { 'explain 0 price': 1 } } }
    expect(answers(usa, oppose)[0]).toMatchObject({ seat: 'usa', act: { kind: 'oppose', replyTo: 'oppose' } })
    const [answer] = answers(told, oppose)
    expect(answer).toMatchObject({ seat: 'usa', act: { kind: 'explain', answer: { to: 'view', verdict: 'yes' } } })
    expect(answer?.act.kind === 'explain' && answer.act.answer?.change).not.toEqual(top)
    // the answer speaks of what the person was against
    expect(answer?.act).toMatchObject({ answer: { other: top } })
  })
})

describe('a concession of a person', () => {
  const concede: Act = { kind: 'concede', changes: [top] }
  const onTheFloor = withText(room, [0, 0, 0, 0, 0], { sponsors: ['chn'] })

  it('to what another has on the table is welcomed by that delegation', () => {
    const open = { ...onTheFloor, proposals: [aProposal({ by: 'mhl', changes: [top] })] }
    expect(answers(open, concede)).toEqual([
      { seat: 'mhl', act: { kind: 'reassure', issue: 0, target: 'ken', replyTo: 'concede' } },
    ])
  })

  it('that became a proposal is answered by placards', () => {
    expect(answers({ ...onTheFloor, proposals: [aProposal({ changes: [top] })] }, concede)).toEqual([])
  })
})

describe('the name of a person under a draft', () => {
  const floor = withText(withRegard(room, 'mhl', 'ken', 0.9), [3, 0, 0, 0, 0], { sponsors: ['chn'] })

  it.each([
    { act: { kind: 'declare', draft: 'd1', stance: 'favour' }, answer: 'reassure', because: 'it is for the draft' },
    { act: { kind: 'declare', draft: 'd1', stance: 'against' }, answer: 'appeal', because: 'it may still be won' },
    { act: { kind: 'sign', draft: 'd1' }, answer: 'reassure', because: 'it signs' },
    { act: { kind: 'withdraw', draft: 'd1' }, answer: 'appeal', because: 'it takes its name away' },
  ] as const)('is answered by a sponsor with $answer when $because', ({ act, answer }) => {
    expect(answers(floor, act)).toEqual([{ seat: 'chn', act: { kind: answer, target: 'ken', replyTo: act.kind } }])
  })

  it('is answered by the warmest of the room when nobody else has put a name there', () => {
    const own = withText(withRegard(room, 'mhl', 'ken', 0.9), [3, 0, 0, 0, 0])
    expect(answers(own, { kind: 'declare', draft: 'd1', stance: 'favour' })[0]?.seat).toBe('mhl')
  })
})

describe('a threat of a person over an option', () => {
  it('is answered on its matter', () => {
    const [answer] = answers(room, { kind: 'threaten', target: 'usa', change: top })
    expect(answer).toMatchObject({ seat: 'usa', act: { target: 'ken', replyTo: 'threaten', issue: 0 } })
  })

  it.each([
    { target: 'fra', seat: 'fra', kind: 'support', because: 'France wants the same' },
    { target: undefined, seat: 'usa', kind: undefined, because: 'the United States lose most by it' },
  ])('is met by $seat: $because', ({ target, seat, kind }) => {
    const [answer] = answers(room, { kind: 'threaten', change: top, ...(target === undefined ? {} : { target }) })
    expect(answer).toMatchObject({ seat, act: { replyTo: 'threaten' } })
    if (kind === undefined) expect(['warn', 'appeal']).toContain(answer?.act.kind)
    else expect(answer?.act).toMatchObject({ kind, change: top })
  })
})

describe('a person who stands with a delegation on a matter', () => {
  const onTheFloor = withText(room, [2, 0, 0, 0, 0], { sponsors: ['chn'] })
  const france = onTheFloor.seats.find(({ id }) => id === 'fra')
  const now = onTheFloor.issues[0]?.options[2]?.position ?? 0
  const leaning = (france?.positions[0] ?? 0) >= now ? ('further' as const) : ('less-far' as const)

  it('is answered by it as an ally, however near to the text it stands', () => {
    const [answer] = answers(onTheFloor, { kind: 'explain', issue: 0, target: 'fra', leaning })
    expect(answer).toMatchObject({ seat: 'fra', act: { kind: 'explain', answer: { to: 'view', verdict: 'yes' } } })
  })
})

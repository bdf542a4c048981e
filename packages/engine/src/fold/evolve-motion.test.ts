import { describe, expect, it } from 'vitest'
import type { Motion } from '../model/floor/motion.ts'
import type { OwedAct } from '../model/session/state.ts'
import { aPack } from '../testing/a-pack.ts'
import { aMotion, aScene } from '../testing/a-scene.ts'
import { after } from '../testing/command-context.ts'

const plan = { procedure: aPack() }
const SECOND: OwedAct = { seat: 'fra', notBefore: 0, act: { kind: 'second' }, replyTo: 1, spoken: true }
const ANSWER: OwedAct = { seat: 'usa', notBefore: 0, act: { kind: 'reassure' }, replyTo: 1, spoken: true }
const CAUCUS = aMotion('unmoderated-caucus', { id: 'm1', terms: { minutes: 5 } })
const APPEAL = aMotion('appeal', { id: 'm2', by: 'usa' })

describe('a motion that is raised', () => {
  it('is before the committee with what it asks for, and without a second', () => {
    const terms = { minutes: 10, seconds: 60 }
    const event = { kind: 'motion-raised', motion: 'm9', as: 'moderated-caucus', by: 'ken', terms } as const
    const { floor } = after(aScene({ plan }), event, 5_000)
    const raised = { id: 'm9', motion: 'moderated-caucus', by: 'ken', secondedBy: undefined, at: 5_000, terms }
    expect(floor.motion).toEqual(raised)
    expect(floor.order).toBeUndefined()
  })

  it('without terms has none, not empty ones', () => {
    const { floor } = after(aScene({ plan }), { kind: 'motion-raised', motion: 'm9', as: 'vote', by: 'ken' })
    expect(floor.motion && 'terms' in floor.motion).toBe(false)
  })

  it('while another waits sets that one aside, with the second that was owed to it', () => {
    const scene = aScene({ plan, floor: { motion: CAUCUS }, owed: [SECOND, ANSWER] })
    const { floor, owed } = after(scene, { kind: 'motion-raised', motion: 'm2', as: 'appeal', by: 'usa' })
    expect(floor.motion?.id).toBe('m2')
    expect(floor.order?.waiting).toEqual([CAUCUS])
    expect(owed).toEqual([ANSWER])
  })
})

describe('the debate on a motion', () => {
  const scene = aScene({ plan, floor: { motion: aMotion('division', { terms: { issue: 1 } }) } })

  it('is open until its time', () => {
    expect(after(scene, { kind: 'motion-debate-opened', until: 15_000 }).floor.motion?.debateUntil).toBe(15_000)
  })

  it('remembers who has spoken on which side, in order', () => {
    const first = after(scene, { kind: 'motion-debated', by: 'ken', side: 'for' })
    const { motion } = after(first, { kind: 'motion-debated', by: 'usa', side: 'against' }).floor
    expect(motion?.speakers).toEqual([
      { seat: 'ken', side: 'for' },
      { seat: 'usa', side: 'against' },
    ])
  })

  it('on no motion is none', () => {
    const quiet = aScene({ plan })
    expect(after(quiet, { kind: 'motion-debate-opened', until: 1 }).floor).toEqual(quiet.floor)
    expect(after(quiet, { kind: 'motion-seconded', by: 'usa' }).floor).toEqual(quiet.floor)
  })

  it('or its vote begins when another delegation seconds it', () => {
    expect(after(scene, { kind: 'motion-seconded', by: 'usa' }).floor.motion?.secondedBy).toBe('usa')
  })
})

describe('a motion that is settled', () => {
  const WAITING: readonly Motion[] = [aMotion('close-list', { id: 'm0' }), CAUCUS]

  it.each([
    {
      motion: APPEAL,
      carried: false,
      next: 'm1',
      waiting: ['m0'],
      because: 'the one set aside last is taken up again',
    },
    {
      motion: APPEAL,
      carried: true,
      next: 'm1',
      waiting: ['m0'],
      because: 'an appeal decides a ruling and disposes of nothing else',
    },
    {
      motion: aMotion('suspend', { id: 'm3' }),
      carried: true,
      next: undefined,
      waiting: [],
      because: 'a suspension that carries disposes of what was before the committee',
    },
    {
      motion: aMotion('suspend', { id: 'm3' }),
      carried: false,
      next: 'm1',
      waiting: ['m0'],
      because: 'one that fails leaves the other where it stood',
    },
  ])('$motion.motion, carried $carried, is followed by $next: $because', ({ motion, carried, next, waiting }) => {
    const scene = aScene({ plan, floor: { motion }, order: { waiting: WAITING } })
    const { floor } = after(scene, { kind: 'motion-settled', motion: motion.id, carried }, 50_000)
    expect(floor.motion?.id).toBe(next)
    expect(floor.order?.waiting.map(({ id }) => id)).toEqual(waiting)
  })

  it('gives the one that is taken up again its whole time for a second', () => {
    const scene = aScene({ plan, floor: { motion: APPEAL }, order: { waiting: [CAUCUS] } })
    const { motion } = after(scene, { kind: 'motion-settled', motion: 'm2', carried: false }, 50_000).floor
    expect(motion).toEqual({ ...CAUCUS, at: 50_000 })
  })

  it('is remembered with its time, so that it is not raised again at once', () => {
    const scene = aScene({ plan, floor: { motion: CAUCUS }, order: { decidedAt: { suspend: 1_000 } } })
    const { order } = after(scene, { kind: 'motion-settled', motion: 'm1', carried: false }, 50_000).floor
    expect(order?.decidedAt).toEqual({ suspend: 1_000, 'unmoderated-caucus': 50_000 })
  })

  it('is owed a second no longer, and every other answer still is', () => {
    const scene = aScene({ plan, floor: { motion: CAUCUS }, owed: [SECOND, ANSWER] })
    expect(after(scene, { kind: 'motion-settled', motion: 'm1', carried: false }).owed).toEqual([ANSWER])
  })

  it('in a session without rules on it leaves no order of business behind', () => {
    const scene = aScene({ floor: { motion: aMotion('vote') } })
    const { floor } = after(scene, { kind: 'motion-settled', motion: 'm1', carried: false })
    expect(floor.motion).toBeUndefined()
    expect(floor.order).toBeUndefined()
  })
})

describe('a ruling of the chair', () => {
  const ruled = (ruling: 'well-taken' | 'not-well-taken' | 'granted' | 'answered', scene = aScene({ plan })) =>
    after(
      scene,
      { kind: 'point-ruled', seat: 'ken', point: 'order', ruling, reason: 'nothing-was-broken', by: 'chair' },
      8_000,
    ).floor.order

  it.each([
    { ruling: 'well-taken', isOpen: true, because: 'the one called to order may appeal' },
    { ruling: 'not-well-taken', isOpen: true, because: 'the one who raised it may appeal' },
    { ruling: 'granted', isOpen: false, because: 'a request that is granted leaves nobody aggrieved' },
    { ruling: 'answered', isOpen: false, because: 'an answer is no ruling' },
  ] as const)('$ruling is open to appeal: $isOpen, because $because', ({ ruling, isOpen }) => {
    const order = ruled(ruling)
    expect(order?.ruling).toEqual(isOpen ? { seat: 'ken', point: 'order', ruling, at: 8_000 } : undefined)
    expect(order?.lastRuling).toMatchObject({ ruling, by: 'chair', at: 8_000 })
  })

  it('overruled by the committee is settled, and what the committee said is what is remembered', () => {
    const scene = aScene({ plan, order: { ruling: { seat: 'ken', point: 'order', ruling: 'well-taken', at: 1 } } })
    const event = { kind: 'point-ruled', seat: 'ken', point: 'order', ruling: 'not-well-taken' } as const
    const { order } = after(scene, { ...event, reason: 'ruling-overruled', by: 'committee' }, 9_000).floor
    expect(order?.ruling).toBeUndefined()
    expect(order?.lastRuling).toMatchObject({ reason: 'ruling-overruled', by: 'committee' })
  })

  it('made before the chair gave reasons is open to appeal all the same', () => {
    const event = { kind: 'point-ruled', seat: 'ken', point: 'order', ruling: 'well-taken' } as const
    const { order } = after(aScene({ plan }), event, 9_000).floor
    expect(order?.ruling?.at).toBe(9_000)
    expect(order && 'lastRuling' in order).toBe(false)
  })

  it('leaves nothing to appeal against in a session without rules on it', () => {
    expect(ruled('not-well-taken', aScene())).toBeUndefined()
  })
})

describe('a caucus', () => {
  const opened = after(aScene({ plan }), {
    kind: 'caucus-opened',
    as: 'moderated',
    by: 'ken',
    issue: 2,
    seconds: 60,
    until: 300_000,
  })

  it('keeps to its issue, its speaking time and its end', () => {
    const caucus = { as: 'moderated', by: 'ken', issue: 2, seconds: 60, until: 300_000 }
    expect(opened.floor.order?.caucus).toEqual(caucus)
  })

  it('remembers whom the chair has called, and that nobody waited', () => {
    const first = after(opened, { kind: 'floor-given', seat: 'usa', until: 60_000 })
    const nobody = after(first, { kind: 'floor-given', seat: undefined, until: 120_000 })
    expect(first.floor.order?.caucus?.turn).toEqual({ seat: 'usa', until: 60_000, heard: ['usa'] })
    expect(nobody.floor.order?.caucus?.turn).toEqual({ seat: undefined, until: 120_000, heard: ['usa'] })
  })

  it('closes without a trace of its turns', () => {
    const given = after(opened, { kind: 'floor-given', seat: 'usa', until: 60_000 })
    expect(after(given, { kind: 'caucus-closed' }).floor.order?.caucus).toBeUndefined()
  })

  it('that is over calls nobody', () => {
    const scene = aScene({ plan })
    expect(after(scene, { kind: 'floor-given', seat: 'usa', until: 1 }).floor).toEqual(scene.floor)
  })
})

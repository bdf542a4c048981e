import { describe, expect, it } from 'vitest'
import { aPack } from '../../testing/a-pack.ts'
import { aPlan, Committee, outcomeOf } from '../../testing/committee.ts'
import { viewFor } from '../../view/seat-view.ts'
import { turnHolder } from './turns.ts'

const MODERATED = { kind: 'motion', motion: 'moderated-caucus', minutes: 5, seconds: 60 } as const

/** A committee in which a caucus moved by Kenya has just been opened. */
function inCaucus(motion: Parameters<Committee['act']>[1] = MODERATED): Committee {
  const plan = aPlan({ procedure: aPack() })
  const committee = new Committee(plan).until((state) => state.drafts.length > 0 && state.owed.length === 0)
  committee.act('ken', motion)
  committee.until((state) => state.floor.motion === undefined)
  if (!committee.state.floor.order?.caucus) throw new Error('the caucus was not carried')
  return committee
}

function callsIn(committee: Committee): readonly (string | undefined)[] {
  return committee.events('floor-given').map(({ seat }) => seat)
}

describe('a moderated caucus', () => {
  it('hears whom the chair has called, and nobody else', () => {
    const committee = inCaucus()
    expect(turnHolder(committee.state)).not.toBe('ken')
    expect(outcomeOf(committee.act('ken', { kind: 'remark' }))).toBe('not-recognised')
    expect(outcomeOf(committee.act('ken', { kind: 'propose', changes: [{ issue: 0, option: 3 }] }))).toBe(
      'not-recognised',
    )
    expect(viewFor(committee.state, 'ken').legal.kinds).not.toContain('remark')
    expect(viewFor(committee.state, 'ken').legal.kinds).toContain('request-floor')
  })

  it('calls a delegation that raises its placard before those that were heard already', () => {
    const committee = inCaucus()
    committee.act('ken', { kind: 'request-floor' }, 'person', '')
    committee.until((state) => turnHolder(state) === 'ken')
    const before = callsIn(committee).slice(0, -1)
    expect(new Set(before).size).toBe(before.length)
    expect(viewFor(committee.state, 'ken').legal.kinds).toContain('remark')
    expect(viewFor(committee.state, 'usa').speaker).toBe('ken')
    expect(outcomeOf(committee.act('ken', { kind: 'remark' }))).toBe('accepted')
    expect(turnHolder(committee.state)).not.toBe('ken')
  })

  it('calls nobody twice in a row while others wait', () => {
    const committee = inCaucus().until((state) => state.floor.order?.caucus === undefined)
    const calls = callsIn(committee).filter((seat) => seat !== undefined)
    expect(calls.length).toBeGreaterThan(4)
    for (const [index, seat] of calls.entries()) expect(seat, `call ${index}`).not.toBe(calls[index - 1])
  })

  it('passes a person by who says nothing for a minute', () => {
    const committee = inCaucus()
    committee.act('ken', { kind: 'request-floor' }, 'person', '')
    committee.until((state) => turnHolder(state) === 'ken')
    const calledAt = committee.state.clock.elapsedMs
    committee.until((state) => turnHolder(state) !== 'ken')
    expect(committee.state.clock.elapsedMs - calledAt).toBeGreaterThanOrEqual(60_000)
    expect(committee.state.clock.elapsedMs - calledAt).toBeLessThan(76_000)
    expect(committee.state.floor.speakersList).not.toContain('ken')
  })

  it('passes the floor on when who has it yields', () => {
    const committee = inCaucus()
    committee.act('ken', { kind: 'request-floor' }, 'person', '')
    committee.until((state) => turnHolder(state) === 'ken')
    expect(outcomeOf(committee.act('ken', { kind: 'yield' }, 'person', ''))).toBe('accepted')
    expect(turnHolder(committee.state)).not.toBe('ken')
  })

  it('lets a delegation that was asked answer next', () => {
    const committee = inCaucus()
    committee.act('ken', { kind: 'request-floor' }, 'person', '')
    committee.until((state) => turnHolder(state) === 'ken')
    committee.act('ken', { kind: 'question', issue: 0, target: 'usa' })
    expect(turnHolder(committee.state)).toBe('usa')
    committee.until(({ owed }) => owed.length === 0)
    const said = committee.events('act-taken').at(-1)
    expect(said).toMatchObject({ seat: 'usa', act: { kind: 'explain', issue: 0, target: 'ken' } })
  })

  it('leaves placards, names and points to everybody', () => {
    const committee = inCaucus()
    const draft = committee.state.drafts[0]?.id ?? ''
    const codes = [
      committee.act('ken', { kind: 'sign', draft }, 'person', ''),
      committee.act('ken', { kind: 'declare', draft, stance: 'favour' }, 'person', ''),
      committee.act('ken', { kind: 'point', point: 'inquiry' }, 'person', ''),
    ].map(outcomeOf)
    expect(codes).toEqual(['accepted', 'accepted', 'accepted'])
  })
})

describe('an unmoderated caucus', () => {
  it('keeps no turns', () => {
    const committee = inCaucus({ kind: 'motion', motion: 'unmoderated-caucus', minutes: 3 })
    expect(callsIn(committee)).toEqual([])
    const codes = [1, 2].map(() => outcomeOf(committee.act('ken', { kind: 'remark' })))
    expect(codes).toEqual(['accepted', 'accepted'])
  })
})

describe('the speaking time', () => {
  it('of an AI delegate is called after the last sentence that fits, and the act counts', () => {
    const committee = inCaucus()
    const holder = turnHolder(committee.state) ?? ''
    const long = `${'A short sentence of six words. '.repeat(40)}`
    expect(outcomeOf(committee.act(holder, { kind: 'remark' }, 'autonomous', long))).toBe('accepted')
    const words = committee.events('act-taken').at(-1)?.words ?? ''
    expect(words.split(' ')).toHaveLength(150)
    expect(words.endsWith('words.')).toBe(true)
    expect(committee.events('time-called').map(({ seat }) => seat)).toEqual([holder])
  })

  it('leaves a speech alone that is short enough', () => {
    const committee = inCaucus()
    const holder = turnHolder(committee.state) ?? ''
    committee.act(holder, { kind: 'remark' }, 'autonomous', 'Briefly  put.')
    expect(committee.events('act-taken').at(-1)?.words).toBe('Briefly  put.')
    expect(committee.events('time-called')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { Holder, SeatId } from '../model/committee/seat.ts'
import type { CampaignState } from '../model/session/state.ts'
import { aPack } from '../testing/a-pack.ts'
import { aPlan, Committee } from '../testing/committee.ts'
import { publicViewOf, viewFor } from './seat-view.ts'
import { transcriptOf } from './transcript.ts'

const SALT = '000102030405060708090a0b0c0d0e0f'

/** Sessions with and without a pack and a salt, in which Kenya is a person who now and then takes the floor. */
const SESSIONS = [
  { seed: 11, difficulty: 'beginner', because: 'nothing but the plan keeps secrets here' },
  { seed: 12, difficulty: 'expert', salt: SALT, because: 'the draw is salted' },
  { seed: 13, difficulty: 'advanced', procedure: aPack(), because: 'a chair rules and is asked' },
] as const

/** The states a session goes through, some twenty of them, each with everybody's eyes on it. */
function statesOf(plan: Partial<Parameters<typeof aPlan>[0]>): readonly CampaignState[] {
  const committee = new Committee(aPlan({ ...plan, people: ['KEN', 'MHL'] }))
  const states: CampaignState[] = [committee.state]
  let next = 10
  committee.until((state) => {
    if (state.status !== 'active') return true
    if (state.seq < next) return false
    next = state.seq + 20
    committee.act('ken', { kind: 'promise', target: 'fra', change: { issue: state.seq % 5, option: 1 } })
    committee.act('mhl', { kind: 'choose', choice: 'talk' }, 'person', '')
    states.push(committee.state)
    return false
  })
  return states
}

/** The names of all members in a JSON tree, at any depth; `names` collects them. */
function namesIn(value: unknown, names = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return names
  for (const [name, child] of Object.entries(value)) {
    if (!Array.isArray(value)) names.add(name)
    namesIn(child, names)
  }
  return names
}

/** The same session in another world: whatever a seat may not know has been made up anew. */
function inAnotherWorld(state: CampaignState, you: SeatId | undefined): CampaignState {
  const seats = state.seats.map((seat) => {
    if (seat.id === you) return seat
    const table = seat.secrets.table.map((row) => row.toReversed().map((score) => score / 2))
    const secrets = { table, reservation: 0.123, best: 0.987, redLines: [{ issue: 1, option: 3 }], agenda: 'made up' }
    const holder: Holder = seat.holder.kind === 'person' ? { kind: 'person', personId: 'somebody' } : seat.holder
    return { ...seat, secrets, holder }
  })
  return {
    ...state,
    seats,
    rng: state.rng ^ 0x5a5a5a5a,
    salt: 'ffffffffffffffffffffffffffffffff',
    owed: [],
    deck: [],
    courtesy: state.courtesy.map(() => 0.5),
    priorRelations: state.priorRelations.map((row) => row.map(() => -1)),
    estimates: state.estimates.map(({ table }) => ({ table, observations: 99 })),
    capital: state.capital.map((capital, index) => (seats[index]?.id === you ? capital : 1)),
  }
}

const SECRET_MEMBERS = ['reservation', 'table', 'redLines', 'agenda', 'best']
const HIDDEN_MEMBERS = [
  'secrets',
  'estimates',
  'rng',
  'salt',
  'owed',
  'deck',
  'priorRelations',
  'courtesy',
  'personId',
  'lastActAt',
  'effect',
  'success',
  'failure',
  'updates',
  'when',
  'baseChanceRatio',
]

describe.each(SESSIONS)('in a session from seed $seed, where $because', ({ because: _, ...plan }) => {
  const states = statesOf(plan)
  const ids = states[0]?.seats.map(({ id }) => id) ?? []

  it('was looked at from its opening to its resolution', () => {
    expect(states.length).toBeGreaterThan(15)
    expect(new Set(states.map(({ clock }) => clock.phaseIndex)).size).toBe(3)
  })

  it('nothing that a seat sees would be otherwise if the others had other secrets', () => {
    for (const state of states) {
      for (const you of ids) {
        expect(JSON.stringify(viewFor(inAnotherWorld(state, you), you))).toBe(JSON.stringify(viewFor(state, you)))
      }
      expect(JSON.stringify(publicViewOf(inAnotherWorld(state, undefined)))).toBe(JSON.stringify(publicViewOf(state)))
    }
  })

  it('no seat’s view names a secret anywhere but among its own, and none that is nobody’s to see', () => {
    for (const state of states) {
      for (const you of ids) {
        const { own, ...others } = viewFor(state, you)
        const named = namesIn(others)
        expect([...SECRET_MEMBERS, ...HIDDEN_MEMBERS].filter((name) => named.has(name))).toEqual([])
        const ownNames = namesIn(own)
        expect(HIDDEN_MEMBERS.filter((name) => ownNames.has(name))).toEqual([])
      }
    }
  })

  it('the press gallery sees nobody’s secrets and no seat of its own', () => {
    for (const state of states) {
      const view = publicViewOf(state)
      for (const name of ['own', 'you', 'legal', 'revealed']) expect(view).not.toHaveProperty(name)
      expect(view.seats.some(({ isYou }) => isYou)).toBe(false)
      const named = namesIn(view)
      expect([...SECRET_MEMBERS, ...HIDDEN_MEMBERS].filter((name) => named.has(name))).toEqual([])
    }
  })

  it('each seat sees its own secrets, whole and as they are', () => {
    for (const state of states) {
      for (const [index, you] of ids.entries()) {
        expect(viewFor(state, you).own).toMatchObject(state.seats[index]?.secrets ?? {})
        expect(viewFor(state, you).own.capital).toBe(state.capital[index])
      }
    }
  })
})

describe('what was secret comes out', () => {
  const committee = new Committee(aPlan({ seed: 14 }))

  it.each([
    { status: 'active', because: 'the debate goes on' },
    { status: 'paused', because: 'a pause is no end: the debate will go on' },
  ] as const)('not while the session is $status: $because', ({ status }) => {
    for (const { id } of committee.state.seats) {
      expect(viewFor({ ...committee.state, status }, id).revealed).toBeUndefined()
    }
  })

  it('to every seat alike once it is concluded, and to no gallery even then', () => {
    const { state } = committee.toTheEnd()
    const secrets = Object.fromEntries(state.seats.map((seat) => [seat.id, seat.secrets]))
    for (const { id } of state.seats) expect(viewFor(state, id).revealed).toEqual(secrets)
    expect(publicViewOf(state)).not.toHaveProperty('revealed')
  })

  it('and never in the transcript, which the gallery reads as it is written', () => {
    const entries = transcriptOf(committee.log)
    const named = namesIn(entries)
    expect([...SECRET_MEMBERS, ...HIDDEN_MEMBERS].filter((name) => named.has(name))).toEqual([])
    const written = JSON.stringify(entries)
    for (const { secrets } of committee.state.seats) {
      expect(written).not.toContain(secrets.agenda)
      for (const score of [secrets.reservation, ...secrets.table.flat()]) {
        expect(!Number.isInteger(score) && written.includes(String(score))).toBe(false)
      }
    }
  })
})

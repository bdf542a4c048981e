import { describe, expect, it } from 'vitest'
import { replay } from '../fold/evolve.ts'
import type { Seat, SeatSecrets } from '../model/committee/seat.ts'
import { stateHash } from '../primitives/hash/hash.ts'
import { dice } from '../primitives/random/random.ts'
import { drawSecrets } from '../setup/draw.ts'
import { aPlan, Committee } from '../testing/committee.ts'
import { viewFor } from '../view/seat-view.ts'

const SALT = '5f0c91d2a3b4c5d6e7f8091a2b3c4d5e'
const OTHER = 'a70c91d2a3b4c5d6e7f8091a2b3c4d5e'
const INSTRUCTIONS = 'Today “{raised}” weighs more, “{lowered}” less.'

const crises = aPlan().crises.flatMap((card) => [card, { ...card, id: `${card.id}-again` }])
const opened = (salt: string | undefined, seed = 7) =>
  new Committee(aPlan({ seed, crises, instructions: INSTRUCTIONS, ...(salt === undefined ? {} : { salt }) })).state

const numbersOf = ({ table, reservation, best }: SeatSecrets) => stateHash([table, reservation, best])

describe('an opening without a salt', () => {
  it.each([
    { seed: 1, hash: 'ad34d62ee06902f0' },
    { seed: 7, hash: '8b893aa559a5486b' },
    { seed: 99, hash: 'f1b7cb77d6b81db5' },
  ])('draws from seed $seed what it always drew', ({ seed, hash }) => {
    expect(stateHash(new Committee(aPlan({ seed })).state)).toBe(hash)
    expect(stateHash(new Committee(aPlan({ seed, instructions: INSTRUCTIONS })).state)).toBe(hash)
  })
})

describe('a salted opening', () => {
  it('D17 has none of the secrets its seed draws without the salt, nor those of another salt', () => {
    for (const known of [opened(undefined), opened(OTHER), opened(SALT, 8)]) {
      const secret = opened(SALT)
      for (const [index, { secrets }] of secret.seats.entries()) {
        const guessed = known.seats[index]?.secrets
        expect(guessed && numbersOf(guessed)).not.toBe(numbersOf(secrets))
      }
      expect(known.rng).not.toBe(secret.rng)
      expect(known.deck.map(({ id }) => id)).not.toEqual(secret.deck.map(({ id }) => id))
    }
  })

  it('D17 is not found by trying the beginnings of the generator a plain opening is found by', () => {
    const plan = aPlan({ crises })
    const beginnings = Array.from({ length: 200 }, (_, seed) => seed)
    const found = ({ seats }: { readonly seats: readonly Seat[] }) =>
      beginnings.filter((seed) => {
        const drawn = drawSecrets(plan, dice(seed))
        return drawn.ok && stateHash(drawn.seats[0]?.table) === stateHash(seats[0]?.secrets.table)
      })
    expect(found(opened(undefined))).toEqual([7])
    expect(found(opened(SALT))).toEqual([])
  })

  it('adds to every agenda what the draw has raised and lowered, and says so truly', () => {
    const { seats, issues } = opened(SALT)
    const plain = opened(undefined)
    for (const [index, { secrets }] of seats.entries()) {
      const authored = plain.seats[index]?.secrets.agenda ?? ''
      const [, raised, lowered] = /“(.*)” weighs more, “(.*)” less\.$/.exec(secrets.agenda) ?? []
      expect(secrets.agenda).toBe(`${authored} Today “${raised}” weighs more, “${lowered}” less.`)
      expect(issues.map(({ title }) => title)).toEqual(expect.arrayContaining([raised, lowered]))
      expect(raised).not.toBe(lowered)
    }
    const added = (salt: string) => opened(salt).seats.map(({ secrets }) => secrets.agenda)
    expect(added(SALT)).not.toEqual(added(OTHER))
  })

  it('replays to the very same state, and plays otherwise than the same seed with another salt', () => {
    const committee = new Committee(aPlan({ salt: SALT })).toTheEnd()
    expect(committee.state.conclusion).toBeDefined()
    expect(stateHash(replay(JSON.parse(JSON.stringify(committee.log))))).toBe(stateHash(committee.state))
    const again = new Committee(aPlan({ salt: SALT })).toTheEnd()
    expect(stateHash(again.state)).toBe(stateHash(committee.state))
    const other = new Committee(aPlan({ salt: OTHER })).toTheEnd()
    expect(stateHash(other.state)).not.toBe(stateHash(committee.state))
  })

  it('D17 shows its salt to no seat, at no time', () => {
    const committee = new Committee(aPlan({ salt: SALT }))
    for (const { id } of committee.state.seats) expect(JSON.stringify(viewFor(committee.state, id))).not.toContain(SALT)
    const { state } = committee.toTheEnd()
    for (const { id } of state.seats) expect(JSON.stringify(viewFor(state, id))).not.toContain(SALT)
  })
})

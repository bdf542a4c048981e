import { statSync } from 'node:fs'
import { join } from 'node:path'
import { measureRealVotes, type RollCall } from '@placard/engine/research'
import { describe, expect, it } from 'vitest'
import countryFile from '../countries/countries.json' with { type: 'json' }
import { recordedVotes } from './roll-calls.ts'

describe('the recorded votes', () => {
  const { rollCalls, members, sessions, heldOut, sources } = recordedVotes

  it('are those of all member states in the ten sessions the stances rest on, with source and licence', () => {
    expect(members).toEqual(countryFile.countries.map(({ iso3 }) => iso3))
    expect(sessions).toEqual({ first: 65, last: 74 })
    expect(rollCalls).toHaveLength(921)
    expect(sources.map(({ licence }) => licence)).toEqual(['CC0 1.0', 'cited', 'MIT'])
  })

  it('have a date, a title and a ballot or an absence for every member each', () => {
    for (const { id, date, title, ballots, session } of rollCalls) {
      expect(ballots, String(id)).toHaveLength(members.length)
      expect(title, String(id)).toMatch(/\S/)
      expect(Number(date.slice(0, 4)) - 1945, String(id)).toBeGreaterThanOrEqual(session)
      expect(ballots.some((ballot) => ballot !== null)).toBe(true)
    }
  })

  it('tell what happened: the Assembly asked for an end of the embargo in 2019 by 187 to 3 with 2 abstentions', () => {
    const embargo = rollCalls.find(({ text }) => text === '74/7')
    const count = (choice: string) => embargo?.ballots.filter((ballot) => ballot === choice).length
    expect([count('for'), count('against'), count('abstain')]).toEqual([187, 3, 2])
    expect(embargo?.ballots[members.indexOf('USA')]).toBe('against')
  })

  it('hold out the newest five sessions', () => {
    expect(heldOut).toEqual({ first: 70, last: 74 })
  })

  it('stay small', () => {
    expect(statSync(join(import.meta.dirname, 'roll-calls.json')).size).toBeLessThan(400_000)
  })
})

describe('telling real votes', () => {
  /** The first held-out session alone, so that the test is quick. */
  const { first } = recordedVotes.heldOut
  const { rollCalls, members } = recordedVotes
  const setting = { heldOut: { first, last: first }, memberCount: members.length, anchor: members.indexOf('USA') }
  const told = (record: readonly RollCall[]) => measureRealVotes({ ...setting, rollCalls: record })
  const report = told(rollCalls)

  it('beats every rule that is as blind', () => {
    const { engine, place, habit, always } = report.accuracy
    expect(engine).toBeGreaterThan(place)
    expect(place).toBeGreaterThan(habit + 0.05)
    expect(place).toBeGreaterThan(always + 0.05)
  })

  it('reads no ballot of the session told nor of a later one', () => {
    const turned = (rollCall: RollCall): RollCall => ({
      ...rollCall,
      ballots: rollCall.ballots.map((ballot) => (ballot === 'for' ? 'against' : ballot === null ? null : 'for')),
    })
    expect(told(rollCalls.map((one) => (one.session > first ? turned(one) : one)))).toEqual(report)
    const against = told(rollCalls.map((one) => (one.session === first ? turned(one) : one)))
    expect(against.accuracy.engine).toBeLessThan(0.3)
  })

  it('lives on the titles: with those of other texts it tells no more than a habit does', () => {
    const titles = rollCalls.map(({ title }) => title)
    const mixed = rollCalls.map((one, at) => ({ ...one, title: titles[(at * 389) % titles.length] ?? '' }))
    expect(told(mixed).accuracy.engine).toBeLessThan(report.accuracy.habit + 0.03)
  })
})

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { planSession } from '@placard/application'
import { replay, stateHash } from '@placard/engine'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { shippedCampaign, shippedCampaignIds, shippedWorld } from './content.ts'
import { playSession } from './play-session.ts'
import { POLICIES } from './policies.ts'
import { readLog, replayCommand } from './replay.ts'
import { simulateCommand } from './simulate.ts'

function play(id: string, policyName: string, seed: number) {
  const [campaign, policy] = [shippedCampaign(id), POLICIES[policyName]]
  if (!campaign || !policy) throw new Error(`no ${id} or ${policyName}`)
  const people = [{ userId: 'p', name: 'P', country: 'KEN' }]
  const planned = planSession({ campaign, world: shippedWorld, sessionId: 's', seed, pace: 1, people })
  if (!planned.ok) throw new Error(planned.rejection)
  return playSession(planned.plan, { seat: 'ken', policy, seed })
}

const printed: string[] = []
function capture(): void {
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line))
}
afterEach(() => vi.restoreAllMocks())

describe('a simulated session', () => {
  const pairs = shippedCampaignIds().flatMap((id) => Object.keys(POLICIES).map((policy) => ({ id, policy })))

  it.each(pairs)('of $id under the $policy policy ends, and its log tells the same', ({ id, policy }) => {
    const { state, events } = play(id, policy, 11)
    expect(state.status).toBe('concluded')
    expect(stateHash(replay(events))).toBe(stateHash(state))
  })

  it('comes out the same for the same seed, and otherwise for another', () => {
    const hashOf = (seed: number) => stateHash(play('climate-crisis-summit', 'random-legal', seed).state)
    expect(hashOf(5)).toBe(hashOf(5))
    expect(hashOf(5)).not.toBe(hashOf(6))
  })

  it('is never a success for somebody who stays silent', () => {
    for (const id of shippedCampaignIds()) {
      for (const seed of [1, 2, 3]) expect(play(id, 'silent', seed).state.conclusion?.score).toBeLessThan(0.7)
    }
  })
})

describe('the commands', () => {
  it('print a report, record a log, and replay it to the state it led to', () => {
    const folder = mkdtempSync(join(tmpdir(), 'placard-simulate-'))
    const file = join(folder, 'log.jsonl')
    try {
      capture()
      const args = ['--campaign', 'trade-mediation', '--seeds', '2', '--country', 'ken', '--record', file]
      expect(simulateCommand(args)).toBe(0)
      const report = JSON.parse(printed[0] ?? '')
      expect(report).toMatchObject({ campaign: 'trade-mediation', country: 'KEN', seeds: 2, seats: 7 })
      const counts = Object.values<{ count: number }>(report.results).map(({ count }) => count)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2)
      expect(replayCommand([file])).toBe(0)
      const events = readLog(readFileSync(file, 'utf8'))
      const expected = { events: events.length, seq: events.length, stateHash: stateHash(replay(events)) }
      expect(JSON.parse(printed[1] ?? '')).toEqual(expected)
      writeFileSync(file, JSON.stringify({ events }))
      expect(replayCommand([file])).toBe(0)
      expect(JSON.parse(printed[2] ?? '')).toEqual(expected)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it.each([
    { args: ['--campaign', 'no-such'], says: '--campaign is one of', because: 'there is no such campaign' },
    { args: ['--campaign', 'trade-mediation', '--seeds', '0'], says: '--seeds', because: 'none is no number of seeds' },
    { args: ['--campaign', 'trade-mediation', '--policy', 'x'], says: '--policy is one', because: 'nobody plays so' },
    { args: ['--campaign', 'trade-mediation', '--country', 'XXX'], says: '--country', because: 'no such member' },
    { args: ['--campaign', 'trade-mediation', '--difficulty', 'hard'], says: '--difficulty', because: 'no such level' },
    { args: ['--campaign', 'trade-mediation', '--tone', 'rude'], says: '--tone', because: 'there is no such mode' },
    { args: ['--nonsense'], says: 'nonsense', because: 'there is no such option' },
  ])('refuse $args: $because', ({ args, says }) => {
    capture()
    expect(simulateCommand(args)).toBe(2)
    expect(printed[0]).toContain(says)
  })

  it('say so when a file holds no log', () => {
    capture()
    expect(replayCommand([])).toBe(2)
    expect(replayCommand([new URL(import.meta.url).pathname])).toBe(1)
    expect(printed[1]).toContain('holds no session log')
  })
})

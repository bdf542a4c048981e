import type { Act } from '@placard/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Room } from '../room/room.ts'
import { aSessionInPlay } from '../room/testing/recorded-session.ts'
import { pointActText } from './TurningPointsPanel.tsx'

let room: Room
beforeAll(async () => {
  const { view } = await aSessionInPlay()
  const [give, take] = [
    { issue: 0, option: 1 },
    { issue: 1, option: 1 },
  ]
  room = { ...view, offers: [{ id: 'o1', by: 'deu', to: 'ken', give, take, at: 0, status: 'accepted' }] }
})

describe('the act of a turning point in words', () => {
  it('names whose offer it was, and what for what', () => {
    const [first, second] = room.issues
    const told = `Germany: ${first?.title}: ${first?.options[1]?.label} in return for ${second?.title}: ${second?.options[1]?.label}`
    expect(pointActText({ kind: 'accept', offer: 'o1' }, room)).toBe(`accept the offer of ${told}`)
    expect(pointActText({ kind: 'decline', offer: 'o1' }, room)).toBe(`decline the offer of ${told}`)
  })

  it('names the choice in a crisis', () => {
    const [choice] = room.crisis?.choices ?? []
    if (!choice) throw new RangeError('no crisis is open')
    expect(pointActText({ kind: 'choose', choice: choice.id }, room)).toBe(`answer the crisis: ${choice.text}`)
  })

  it.each([
    { act: { kind: 'accept', offer: 'gone' }, text: 'accept the offer', because: 'the offer is forgotten' },
    { act: { kind: 'choose', choice: 'gone' }, text: 'answer the crisis', because: 'the crisis is forgotten' },
    { act: { kind: 'second' }, text: 'second the motion', because: 'there is nothing to name' },
  ] satisfies readonly { act: Act; text: string; because: string }[])('$text: $because', ({ act, text }) =>
    expect(pointActText(act, room)).toBe(text),
  )
})

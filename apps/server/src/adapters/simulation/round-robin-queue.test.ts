import { describe, expect, it } from 'vitest'
import { RoundRobinQueue } from './round-robin-queue.ts'

const ROOM = { aPerson: 40, inAll: 50 }

/** A queue with requests of users; `ada 3` is Ada's third. */
function aLine(...wishes: readonly string[]) {
  const queue = new RoundRobinQueue<string>()
  const added = wishes.map((wish) => queue.add(wish.split(' ')[0] ?? '', wish, ROOM))
  return { queue, added }
}

/** The order in which everything is done, one at a time. */
function order(queue: RoundRobinQueue<string>): readonly string[] {
  const done: string[] = []
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    done.push(next.work)
    queue.served(next.userId)
  }
  return done
}

describe('the line before the workers', () => {
  it('D2 lets one user with 36 requests delay others by one of them at most', () => {
    const many = Array.from({ length: 36 }, (_, at) => `ada ${at + 1}`)
    const { queue } = aLine(...many)
    expect(queue.take()?.work).toBe('ada 1')
    queue.add('ben', 'ben 1', ROOM)
    queue.add('eve', 'eve 1', ROOM)
    queue.served('ada')
    expect(order(queue).slice(0, 4)).toEqual(['ben 1', 'eve 1', 'ada 2', 'ada 3'])
  })

  it('serves people in turns, and each person’s wishes in their order', () => {
    const { queue } = aLine('ada 1', 'ada 2', 'ada 3', 'ben 1', 'ben 2', 'eve 1')
    expect(order(queue)).toEqual(['ada 1', 'ben 1', 'eve 1', 'ada 2', 'ben 2', 'ada 3'])
  })

  it('D2 does two things of one person at once never', () => {
    const { queue } = aLine('ada 1', 'ada 2')
    expect(queue.take()?.work).toBe('ada 1')
    expect(queue.take()).toBeUndefined()
    queue.add('ben', 'ben 1', ROOM)
    expect(queue.take()?.work).toBe('ben 1')
    queue.served('ada')
    expect(queue.take()?.work).toBe('ada 2')
  })

  it('counts how many come before', () => {
    const wishes = ['ada 1', 'ada 2', 'ada 3', 'ben 1', 'ben 2', 'eve 1']
    const { queue } = aLine(...wishes)
    const inOrder = ['ada 1', 'ben 1', 'eve 1', 'ada 2', 'ben 2', 'ada 3']
    expect(wishes.map((wish) => queue.ahead(wish.split(' ')[0] ?? '', wish))).toEqual(
      wishes.map((wish) => inOrder.indexOf(wish)),
    )
  })

  it('D2 has room for so much of one person and so much in all', () => {
    const queue = new RoundRobinQueue<number>()
    const room = { aPerson: 2, inAll: 3 }
    const said = ['ada', 'ada', 'ada', 'ben', 'ben', 'eve'].map((userId, at) => queue.add(userId, at, room))
    expect(said).toEqual(['added', 'added', 'too-many', 'added', 'busy', 'busy'])
    expect(queue.size).toBe(3)
  })
})

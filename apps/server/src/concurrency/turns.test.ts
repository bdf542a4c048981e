import { describe, expect, it } from 'vitest'
import { Turns } from './turns.ts'

const tick = () => new Promise((resolve) => setTimeout(resolve, 1))

describe('turns on a session', () => {
  it('come one after the other, in the order they were asked for', async () => {
    const turns = new Turns()
    const log: string[] = []
    const work = (name: string) => async () => {
      log.push(`${name} begins`)
      await tick()
      log.push(`${name} ends`)
    }
    await Promise.all([turns.take('a', work('first')), turns.take('a', work('second'))])
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it('of different sessions do not wait for each other', async () => {
    const turns = new Turns()
    const log: string[] = []
    const slow = turns.take('a', async () => {
      await tick()
      log.push('a')
    })
    await turns.take('b', async () => void log.push('b'))
    await slow
    expect(log).toEqual(['b', 'a'])
  })

  it('go on after one that failed, whose failure is its caller’s alone', async () => {
    const turns = new Turns()
    const failing = turns.take('a', async () => Promise.reject(new Error('lost')))
    const next = turns.take('a', async () => 'taken')
    await expect(failing).rejects.toThrow('lost')
    expect(await next).toBe('taken')
  })
})

import { describe, expect, it } from 'vitest'
import { KeyedMutex } from './keyed-mutex.ts'

const tick = () => new Promise((resolve) => setTimeout(resolve, 1))

describe('turns on a session', () => {
  it('come one after the other, in the order they were asked for', async () => {
    const mutex = new KeyedMutex()
    const log: string[] = []
    const work = (name: string) => async () => {
      log.push(`${name} begins`)
      await tick()
      log.push(`${name} ends`)
    }
    await Promise.all([mutex.runExclusive('a', work('first')), mutex.runExclusive('a', work('second'))])
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it('of different sessions do not wait for each other', async () => {
    const mutex = new KeyedMutex()
    const log: string[] = []
    const slow = mutex.runExclusive('a', async () => {
      await tick()
      log.push('a')
    })
    await mutex.runExclusive('b', async () => void log.push('b'))
    await slow
    expect(log).toEqual(['b', 'a'])
  })

  it('continue after one that failed, whose failure is its caller’s alone', async () => {
    const mutex = new KeyedMutex()
    const failing = mutex.runExclusive('a', async () => Promise.reject(new Error('lost')))
    const next = mutex.runExclusive('a', async () => 'taken')
    await expect(failing).rejects.toThrow('lost')
    expect(await next).toBe('taken')
  })
})

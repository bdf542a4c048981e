import { afterEach, describe, expect, it } from 'vitest'
import { reportBy, reportFailure } from './error-reports.ts'

afterEach(() => reportBy(undefined))

function listen() {
  const heard: unknown[] = []
  reportBy(async (error) => {
    heard.push(error)
    return `id-${heard.length}`
  })
  return heard
}

describe('a failure', () => {
  it('is told once, however often it happens', async () => {
    const heard = listen()
    expect(await reportFailure(new Error('a'), 'panel')).toBe('id-1')
    expect(await reportFailure(new Error('a'), 'panel')).toBe('id-1')
    expect(heard).toHaveLength(1)
  })

  it('stops after five different ones', async () => {
    const heard = listen()
    for (const word of 'abcdefg') await reportFailure(new Error(word), 'uncaught')
    expect(heard).toHaveLength(5)
  })

  it('is nothing when there is nobody to tell, or code is missing, or nobody listens', async () => {
    expect(await reportFailure(new Error('a'), 'view')).toBeUndefined()
    const heard = listen()
    expect(await reportFailure(new TypeError('Failed to fetch dynamically imported module: x'), 'view')).toBeUndefined()
    expect(heard).toEqual([])
    reportBy(() => Promise.reject(new Error('503')))
    expect(await reportFailure(new Error('a'), 'view')).toBeUndefined()
  })
})

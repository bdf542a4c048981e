import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from './api/api-error.ts'
import { type FailureReport, reportFailure, reportOf, sendReportsBy } from './error-reports.ts'

afterEach(() => sendReportsBy(undefined))

function listen() {
  const heard: FailureReport[] = []
  sendReportsBy(async (report) => {
    heard.push(report)
    return `id-${heard.length}`
  })
  return heard
}

describe('what is told of a failure', () => {
  it('is where it happened, not what is on the page', () => {
    const error = new Error('x'.repeat(900))
    error.stack = `Error: what a person wrote\nand more of it\n    at speak (/assets/a.js:1:2)\n    at b`
    const report = reportOf(error, 'view')
    expect(report.stack).toBe('    at speak (/assets/a.js:1:2)\n    at b')
    expect(report.message).toHaveLength(500)
    expect(report.view).toBe('chat')
  })

  it('names the request it came from', () => {
    const problem = { success: false, error: 'No', code: 'internal-error', requestId: 'r-1' } as const
    expect(reportOf(new ApiError('refused', 'No', { status: 500, problem }), 'panel').requestId).toBe('r-1')
  })

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
    sendReportsBy(() => Promise.reject(new Error('503')))
    expect(await reportFailure(new Error('a'), 'view')).toBeUndefined()
  })
})

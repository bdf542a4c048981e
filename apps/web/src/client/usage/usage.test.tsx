import { render, renderHook, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { type ExportGate, ExportGateContext, UNCOUNTED, useCountedExport } from './export-gate.ts'
import { isLimitReached, PlanLink } from './limit.tsx'

const LIMIT = new ApiError('refused', 'You have used all 40 saved files of this month.', {
  status: 402,
  problem: { success: false, error: 'All used.', code: 'usage-limit-reached', requestId: 'r' },
})

/** A gate that writes down what it is asked. */
function aGate(over: Partial<ExportGate> = {}, settles = true) {
  const seen: string[] = []
  const gate: ExportGate = {
    async reserve(what) {
      seen.push(`reserve ${what}`)
      return {
        settle: async () => {
          seen.push('settle')
          if (!settles) throw new Error('no network')
        },
        release: async () => void seen.push('release'),
      }
    },
    ...over,
  }
  const { result } = renderHook(() => useCountedExport(), {
    wrapper: ({ children }) => <ExportGateContext value={gate}>{children}</ExportGateContext>,
  })
  return { seen, counted: result.current }
}

describe('a file that is counted', () => {
  it('is reserved before it is made, and counted after', async () => {
    const { seen, counted } = aGate()
    const file = await counted('Debrief (HTML)', async () => {
      seen.push('make')
      return 'a file'
    })
    expect(file).toBe('a file')
    expect(seen).toEqual(['reserve Debrief (HTML)', 'make', 'settle'])
  })

  it('that could not be made is given back', async () => {
    const { seen, counted } = aGate()
    await expect(counted('Debrief (HTML)', () => Promise.reject(new Error('no font')))).rejects.toThrow('no font')
    expect(seen).toEqual(['reserve Debrief (HTML)', 'release'])
  })

  it('is not made when the month has no more', async () => {
    const { seen, counted } = aGate({ reserve: () => Promise.reject(LIMIT) })
    await expect(counted('Debrief (HTML)', async () => seen.push('make'))).rejects.toBe(LIMIT)
    expect(seen).toEqual([])
  })

  it('is there although its count did not get through: the reservation lapses by itself', async () => {
    const { counted } = aGate({}, false)
    expect(await counted('Debrief (HTML)', async () => 'a file')).toBe('a file')
  })

  it('costs nothing in the demo', async () => {
    const reserved = await UNCOUNTED.reserve('Debrief (HTML)')
    await reserved.settle()
    await reserved.release()
  })
})

describe('what was refused because the month has no more', () => {
  it('has one thing to do: the view of plans', () => {
    expect(isLimitReached(LIMIT)).toBe(true)
    expect(isLimitReached(new ApiError('unreachable', 'No answer.'))).toBe(false)
    expect(isLimitReached(new Error('something else'))).toBe(false)
    render(<PlanLink />)
    expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe('/settings/subscription')
  })
})

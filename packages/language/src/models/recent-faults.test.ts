import { describe, expect, it } from 'vitest'
import { ModelProviderError } from './model-provider.ts'
import { RecentFaults } from './recent-faults.ts'

describe('the last fault of a provider', () => {
  it.each([
    { told: 'quota', now: 59_999, because: 'it is not a minute old' },
    { told: undefined, now: 60_000, because: 'much may have changed in a minute' },
  ])('is $told after $now ms: $because', ({ told, now }) => {
    const faults = new RecentFaults<string>()
    faults.failed('gemini', new ModelProviderError('rate-limited'), 0)
    faults.failed('gemini', new ModelProviderError('quota'), 0)
    expect(faults.of('gemini', now)?.fault).toBe(told)
    expect(faults.of('anthropic', now)).toBeUndefined()
  })

  it('is forgotten once it answers', () => {
    const faults = new RecentFaults<string>()
    faults.failed('gemini', new ModelProviderError('quota'), 0)
    faults.answered('gemini')
    expect(faults.of('gemini', 1)).toBeUndefined()
  })
})

import '../../test-setup.ts'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Skeleton, SkeletonGroup } from './Skeleton.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('says that it still loads when that takes ten seconds', () => {
  render(
    <SkeletonGroup>
      <Skeleton />
    </SkeletonGroup>,
  )
  const loading = screen.getByRole('status', { name: 'Loading' })
  act(() => void vi.advanceTimersByTime(9_999))
  expect(loading.textContent).toBe('')
  act(() => void vi.advanceTimersByTime(1))
  expect(loading.textContent).toBe('Still loading. The server is slow to respond.')
})

import '../../test-setup.ts'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { View } from '../../client/navigation/view.ts'
import { navigate } from '../../client/navigation/view-store.ts'
import { useShownView } from './shown-view.ts'

beforeEach(() => navigate({ kind: 'chat' }, { replace: true }))

/** What is rendered, one after the other, on the way to a view. */
function shownOnTheWayTo(view: View): readonly View['kind'][] {
  const shown: View['kind'][] = []
  renderHook(() => void shown.push(useShownView().kind))
  shown.length = 0
  act(() => navigate(view))
  return [...new Set(shown)]
}

describe('the view that is shown', () => {
  it('is the last one until the page has answered, then the next', () => {
    expect(shownOnTheWayTo({ kind: 'campaigns' })).toEqual(['chat', 'campaigns'])
  })

  it('changes with the frame where that is another', () => {
    expect(shownOnTheWayTo({ kind: 'session', sessionId: 's1' })).toEqual(['session'])
  })

  it.each(['', 'voice-'] as const)('stays the same screen where a %sconversation begins', (by) => {
    navigate({ kind: by === '' ? 'chat' : 'voice' }, { replace: true })
    const kind = `${by}conversation` as const
    expect(shownOnTheWayTo({ kind, conversationId: 'c1' })).toEqual([kind])
  })
})

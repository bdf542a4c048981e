import { afterEach, describe, expect, it } from 'vitest'
import { goBack, navigate, viewStore } from './view-store.ts'

describe('going from view to view', () => {
  afterEach(() => navigate({ kind: 'campaigns' }, { replace: true }))

  it('writes the address of the view', () => {
    navigate({ kind: 'campaign', campaignId: 'climate-summit' })
    expect(window.location.pathname).toBe('/campaigns/climate-summit')
    expect(viewStore.getState().view).toEqual({ kind: 'campaign', campaignId: 'climate-summit' })
  })

  it('adds nothing to the history when the view is already shown', () => {
    navigate({ kind: 'session', sessionId: 'one' })
    const entries = window.history.length
    navigate({ kind: 'session', sessionId: 'one' })
    expect(window.history.length).toBe(entries)
  })

  it('tells a new chat in a project from one in none', () => {
    navigate({ kind: 'chat', projectId: 'one' })
    const entries = window.history.length
    navigate({ kind: 'chat' })
    expect(window.history.length).toBe(entries + 1)
    expect(window.location.search).toBe('')
  })

  it('goes back to where the person was, past what was replaced', async () => {
    navigate({ kind: 'campaign', campaignId: 'climate-summit' })
    navigate({ kind: 'legal' })
    navigate({ kind: 'privacy' }, { replace: true })
    goBack({ kind: 'chat' })
    await expect.poll(() => window.location.pathname).toBe('/campaigns/climate-summit')
  })

  it('goes to the view it is given where the page was opened here', () => {
    window.history.replaceState(null, '', '/legal')
    goBack({ kind: 'chat' })
    expect(viewStore.getState().view).toEqual({ kind: 'chat' })
  })

  it('follows the address when the person goes back', () => {
    navigate({ kind: 'session', sessionId: 'one' })
    window.history.replaceState(null, '', '/sessions/one/debrief')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(viewStore.getState().view).toEqual({ kind: 'debrief', sessionId: 'one' })
  })
})

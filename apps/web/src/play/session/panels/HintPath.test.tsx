import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showSession } from '../testing/show-session.tsx'
import { hints as lateHints } from './LateHints.tsx'
import { panelMessages } from './messages.en.ts'

const { hints } = panelMessages

describe('the hints of a beginner', () => {
  it('show the path of the campaign, the first step next', async () => {
    await showSession({
      change: (gateway) => ({
        getSession: async (id, after) => {
          const detail = await gateway.getSession(id, after)
          return { ...detail, view: { ...detail.view, difficulty: 'beginner' } }
        },
      }),
    })
    const [title] = await screen.findAllByText(hints.title)
    const path = title?.closest('details')
    if (!path) throw new Error('no path is shown')
    const steps = within(path).getAllByRole('listitem')
    expect(steps.length).toBeGreaterThanOrEqual(4)
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', ...steps.slice(1).map(() => null)])
    expect(title?.textContent).toContain(hints.progress(0, steps.length))
  })

  it('are kept from those who chose a harder game', async () => {
    const asked = vi.spyOn(lateHints, 'here')
    await showSession()
    expect(screen.queryAllByText(hints.title)).toEqual([])
    // nor do they wait for the code of them
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })
})

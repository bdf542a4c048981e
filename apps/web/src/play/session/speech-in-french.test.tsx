import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

// a page takes its language when its modules are read; the words of the interface come with the build
beforeAll(() => void vi.stubGlobal('placardWords', { language: 'fr', words: {} }))
afterAll(() => void vi.unstubAllGlobals())

it('what delegates say in the room is marked as English, and what the page says is not', async () => {
  const [{ aPlayedSession }, { aDraft, showScreen }, { fetchLateParts }] = await Promise.all([
    import('./testing/played-session.ts'),
    import('./testing/show-session.tsx'),
    import('./LateParts.tsx'),
  ])
  await fetchLateParts()
  const played = await aPlayedSession({})
  await aDraft(played)
  showScreen(played.gateway, played.sessionId)
  const title = await screen.findByRole('heading', { level: 1 })
  expect(title.closest('[lang=en]')).toBeNull()
  const { entries } = await played.gateway.getSession(played.sessionId)
  const said = entries.flatMap((entry) => (entry.kind === 'speech' ? [entry.words] : []))
  const [last = ''] = said.slice(-1)
  for (const line of screen.getAllByText(last)) expect(line.closest('[lang]')?.getAttribute('lang'), last).toBe('en')
})

it('an answer of the assistant is marked as English, before and after its markdown is there', async () => {
  const { AnswerText, fetchMarkdown } = await import('../../features/chat/markdown/AnswerText.tsx')
  render(<AnswerText text="A moderated caucus has speakers that the chair calls." />)
  const langOf = () =>
    screen
      .getByText(/^A moderated caucus/)
      .closest('[lang]')
      ?.getAttribute('lang')
  expect(langOf()).toBe('en')
  await fetchMarkdown()
  await vi.waitFor(() => expect(document.querySelector('.answer-text p')).not.toBeNull())
  expect(langOf()).toBe('en')
})

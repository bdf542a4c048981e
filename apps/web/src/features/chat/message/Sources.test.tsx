import '../../../test-setup.ts'
import type { ChatSource } from '@placard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fetchMarkdown } from '../markdown/AnswerText.tsx'
import { Sources } from './Sources.tsx'

/** What the next reading of a source throws. */
const faults = vi.hoisted((): Error[] => [])
vi.mock('./source-text.ts', async (original) => {
  const { sourceText } = await original<typeof import('./source-text.ts')>()
  return {
    sourceText: async (source: ChatSource) => {
      const fault = faults.shift()
      if (fault !== undefined) throw fault
      return sourceText(source)
    },
  }
})

beforeAll(() => fetchMarkdown())

describe('a source of an answer', () => {
  it.each([
    { source: { kind: 'guide', id: 'placard', title: 'What Placard is' }, text: /^Placard is a Model UN simulator/ },
    { source: { kind: 'topic', id: 'deforestation', title: 'deforestation' }, text: /^Forests are cleared/ },
    { source: { kind: 'country', id: 'BRA', title: 'Brazil' }, text: /Capital: Bras/ },
    {
      source: { kind: 'roll-call', id: 'general-assembly-65-74', title: 'Votes' },
      text: /recorded votes are held here/,
    },
    { source: { kind: 'debate', id: 'x/1', title: 'Regulation 1' }, text: /^A document on record/ },
  ] satisfies { source: ChatSource; text: RegExp }[])('opens its text: $source.kind', async ({ source, text }) => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Sources sources={[source]} />
      </QueryClientProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: new RegExp(source.title) }))
    expect(await screen.findByRole('heading', { name: source.title })).toBeDefined()
    expect(await screen.findByText(text)).toBeDefined()
  })

  it('says that its text could not be loaded, and tries again', async () => {
    faults.push(new Error('the thread ended'))
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    render(
      <QueryClientProvider client={client}>
        <Sources sources={[{ kind: 'guide', id: 'placard', title: 'What Placard is' }]} />
      </QueryClientProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: /What Placard is/ }))
    expect(await screen.findByText('This could not be loaded')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(/^Placard is a Model UN simulator/)).toBeDefined()
  })

  it('leads to the campaign where it is one', () => {
    render(<Sources sources={[{ kind: 'campaign', id: 'climate-crisis-summit', title: 'Climate' }]} />)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/campaigns/climate-crisis-summit')
  })
})

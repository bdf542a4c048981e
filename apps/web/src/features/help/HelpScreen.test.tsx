import '../../test-setup.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { loadProductEntries } from '../../client/guide/guide-entries.ts'
import { HelpScreen } from './HelpScreen.tsx'
import type { HelpScreenProps } from './help-props.ts'
import { HELP_SECTIONS, SECTION_ENTRIES, sectionOf } from './sections.ts'

function show(given: Partial<HelpScreenProps> = {}) {
  const props: HelpScreenProps = {
    section: undefined,
    isAdministrator: false,
    adminViews: [],
    loadKeys: async () => [],
    Prose: ({ text }) => <p>{text}</p>,
    Sources: ({ sources }) => <p>{sources.map(({ title }) => title).join()}</p>,
    ask: () => Promise.reject(new Error('not asked in this test')),
    askSupportEmail: async () => undefined,
    ...given,
  }
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <HelpScreen {...props} />
    </QueryClientProvider>,
  )
}

describe('the sections of the help', () => {
  it.each([
    { named: undefined, isAdministrator: false, section: 'getting-started', because: 'none was named' },
    { named: 'nowhere', isAdministrator: true, section: 'getting-started', because: 'there is none of that name' },
    { named: 'shortcuts', isAdministrator: false, section: 'shortcuts', because: 'it was named' },
    { named: 'admin-features', isAdministrator: true, section: 'admin-features', because: 'they are one' },
    { named: 'admin-features', isAdministrator: false, section: 'getting-started', because: 'they are none' },
  ])('$named is $section, because $because', ({ named, isAdministrator, section }) => {
    expect(sectionOf(named, isAdministrator)).toBe(section)
  })

  it('consist of entries that the guide has, each in one section', async () => {
    const known = new Set((await loadProductEntries()).map(({ id }) => id))
    const used = HELP_SECTIONS.flatMap((section) => SECTION_ENTRIES[section])
    expect(used.filter((id) => !known.has(id))).toEqual([])
    expect(used.filter((id, at) => used.indexOf(id) !== at)).toEqual([])
  })

  it('show administrators theirs, and say so; nobody else sees it', async () => {
    const { unmount } = show({ isAdministrator: true })
    const navigation = screen.getByRole('navigation', { name: 'Quick Navigation' })
    expect(within(navigation).getAllByRole('link')).toHaveLength(7)
    expect(screen.queryByText('Admin documentation included')).not.toBeNull()
    unmount()
    show()
    expect(within(screen.getByRole('navigation', { name: 'Quick Navigation' })).getAllByRole('link')).toHaveLength(6)
    expect(screen.queryByText('Admin documentation included')).toBeNull()
  })
})

describe('the search of the help', () => {
  it('finds entries while one types, and opens them in place', async () => {
    show()
    await userEvent.type(screen.getByRole('searchbox'), 'clause into the text')
    expect(await screen.findByText('Proposals and trades')).toBeDefined()
    expect(screen.getByText(/entr(?:y|ies) match/)).toBeDefined()
  })

  it('asks the assistant, and shows its sources', async () => {
    const source = { kind: 'guide', id: 'veto', title: 'The veto' } as const
    show({ ask: async (question) => ({ text: `Asked: ${question}`, sources: [source] }) })
    await userEvent.type(screen.getByRole('searchbox'), 'What is a veto?{Enter}')
    expect(await screen.findByText('Asked: What is a veto?')).toBeDefined()
    expect(screen.getAllByText('The veto').length).toBeGreaterThan(0)
  })

  it('keeps the question when the assistant cannot be loaded, and asks again', async () => {
    let attempts = 0
    const ask = async () => {
      attempts += 1
      if (attempts === 1) throw new Error('offline')
      return { text: 'Here it is.', sources: [] }
    }
    show({ ask })
    await userEvent.type(screen.getByRole('searchbox'), 'veto{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }))
    expect(await screen.findByText('Here it is.')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('veto')
  })
})

describe('who needs more help', () => {
  it('writes to the support address, with what the page can say of itself', async () => {
    show({ askSupportEmail: async () => 'help@example.org' })
    const link = await screen.findByRole('link', { name: 'Contact Support' })
    const draft = new URL(link.getAttribute('href') ?? '')
    expect(draft.pathname).toBe('help@example.org')
    expect(draft.searchParams.get('subject')).toBe('Placard: support request')
    expect(draft.searchParams.get('body')).toContain(navigator.userAgent)
    const feedback = new URL(screen.getByRole('link', { name: 'Send Feedback' }).getAttribute('href') ?? '')
    expect(feedback.searchParams.get('body')).not.toContain(navigator.userAgent)
  })

  it.each([async () => undefined, () => Promise.reject(new Error('offline'))])(
    'is told how the administrator is reached where no address is known',
    async (askSupportEmail) => {
      show({ askSupportEmail })
      await userEvent.click(await screen.findByRole('button', { name: 'Contact Support', busy: false }))
      expect(await screen.findByText(/^No support address is set on this server/)).toBeDefined()
    },
  )
})

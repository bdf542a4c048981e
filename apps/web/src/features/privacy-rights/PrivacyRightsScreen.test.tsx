import { type PrivacyRequest, privacy, privacyRequests } from '@placard/contract'
import '../../test-setup.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ToastRegion } from '../../kit/ui/ToastRegion.tsx'
import { PrivacyRightsScreen } from './PrivacyRightsScreen.tsx'
import { type Answers, aPrivacyServer } from './testing/privacy-server.ts'

function show(answers: Answers = {}) {
  const server = aPrivacyServer(answers)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PrivacyRightsScreen call={server.call} />
      <ToastRegion />
    </QueryClientProvider>,
  )
  return { ...server, person: userEvent.setup() }
}

const section = (name: string) => screen.getByRole('region', { name })

describe('the choices', () => {
  it('take effect with one press, either way', async () => {
    const { person, bodiesTo } = show()
    const optOut = await screen.findByRole('switch', { name: /^Do not sell/ })
    await person.click(optOut)
    await waitFor(() => expect(optOut).toHaveProperty('checked', true))
    await person.click(optOut)
    await waitFor(() => expect(optOut).toHaveProperty('checked', false))
    expect(bodiesTo(privacy.choose)).toEqual([{ optOut: true }, { optOut: false }])
  })

  it('tell of the browser’s signal, against which one opts in only by asking twice', async () => {
    const signal = { isSent: true, isHonoured: true, since: '2026-11-27T10:00:00.000Z' }
    const { person, bodiesTo } = show({ signal, optOut: true })
    expect(await screen.findByText('Opt-Out Request Honored')).toBeDefined()
    await person.click(screen.getByRole('switch', { name: /^Do not sell/ }))
    expect(bodiesTo(privacy.choose)).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Opt in' }))
    await waitFor(() => expect(bodiesTo(privacy.choose)).toEqual([{ optOut: false, despiteSignal: true }]))
  })

  it('are not offered for opting in to people under 16', async () => {
    show({ optOut: true, mayOptIn: false })
    expect(await screen.findByText('People under 16 stay opted out.')).toBeDefined()
    expect(screen.queryByRole('switch', { name: /^Do not sell/ })).toBeNull()
  })
})

describe('a deletion', () => {
  it('waits for the identity, then for a confirmation, and can be cancelled', async () => {
    const { person, bodiesTo } = show()
    const remove = section('Right to Delete')
    await person.type(within(remove).getByRole('textbox'), 'I have moved on.')
    await person.click(within(remove).getByRole('button', { name: 'Request Deletion' }))
    expect(bodiesTo(privacyRequests.create)).toEqual([])
    await person.click(await within(remove).findByRole('button', { name: 'Verify Identity' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('radio', { name: /^A code by phone/ })).toHaveProperty('disabled', true)
    await person.type(dialog.getByLabelText('Password', { selector: 'input' }), 'wrong{Enter}')
    expect(await dialog.findByText('Verification failed. Please try again.')).toBeDefined()
    await person.clear(dialog.getByLabelText('Password', { selector: 'input' }))
    await person.type(dialog.getByLabelText('Password', { selector: 'input' }), 'right{Enter}')
    expect(await within(remove).findByText(/^Your identity is verified until/)).toBeDefined()
    await person.click(within(remove).getByRole('button', { name: 'Request Deletion' }))
    expect(await within(remove).findByText(/This deletion waits for you/)).toBeDefined()
    expect(bodiesTo(privacyRequests.create)).toEqual([{ kind: 'delete', details: 'I have moved on.' }])
    const ways = ['Delete in 7 days', 'Delete now', 'Cancel this request']
    const looks = ways.map((name) => within(remove).getByRole('button', { name }).className)
    expect(new Set(looks).size, 'no way is made to look better than another').toBe(1)
    await person.click(within(remove).getByRole('button', { name: 'Delete in 7 days' }))
    expect(await within(remove).findByText(/Until then you can cancel/)).toBeDefined()
    await person.click(within(remove).getByRole('button', { name: 'Cancel this request' }))
    await waitFor(() => expect(within(remove).queryByText(/Until then you can cancel/)).toBeNull())
    expect(bodiesTo(privacyRequests.cancel)).toHaveLength(1)
  })

  it.each([
    { typed: undefined, error: 'Please choose a date.', because: 'there is none' },
    { typed: '2999-01-01', error: 'Please choose a date that is not in the future.', because: 'it has not come' },
  ])('of everything before a date needs one: $because', async ({ typed, error }) => {
    const { person, bodiesTo } = show({ isVerified: true })
    const remove = section('Right to Delete')
    await within(remove).findByText(/^Your identity is verified/)
    await person.click(within(remove).getByRole('radio', { name: /^Everything from before/ }))
    if (typed !== undefined) await person.type(within(remove).getByLabelText('Before'), typed)
    await person.click(within(remove).getByRole('button', { name: 'Request Deletion' }))
    expect(within(remove).getByText(error)).toBeDefined()
    expect(bodiesTo(privacyRequests.create)).toEqual([])
  })
})

describe('what is kept', () => {
  it('is answered at once, by category, with who gets it', async () => {
    const { person } = show()
    await person.click(await screen.findByRole('checkbox', { name: 'Identifiers' }))
    await person.click(screen.getByRole('button', { name: 'Request to Know' }))
    await screen.findByText(/^Your request is answered: one kind/)
    await person.click(screen.getByRole('button', { name: 'Open the answer' }))
    expect(await screen.findByText('Something is kept about you in 2 of 6 categories.')).toBeDefined()
    const chats = within(section('Personal records'))
    expect(chats.getByText('Chats and attached files')).toBeDefined()
    expect(chats.getByText('Gemini')).toBeDefined()
    expect(within(section('Location')).getByText('This server does not collect any.')).toBeDefined()
    expect(within(section('Identifiers')).getByText('Nobody. It stays on this server.')).toBeDefined()
  })
})

describe('the requests', () => {
  it('say that there are none', async () => {
    const { person } = show()
    await person.click(screen.getByRole('tab', { name: 'Requests' }))
    expect(await screen.findByText('No privacy requests submitted yet.')).toBeDefined()
  })

  it('show how each stands, what happened and what is owed', async () => {
    const request: Partial<PrivacyRequest> = {
      kind: 'correct',
      status: 'denied',
      answer: 'The recording says Chad.',
      mayAppeal: true,
    }
    const { person, bodiesTo } = show({ requests: [request, { kind: 'delete', status: 'pending', mayConfirm: true }] })
    await person.click(screen.getByRole('tab', { name: 'Requests' }))
    const [denied, pending] = await screen.findAllByRole('article')
    if (denied === undefined || pending === undefined) throw new Error('two requests were expected')
    expect(within(denied).getByText('The recording says Chad.')).toBeDefined()
    await person.type(within(denied).getByLabelText(/^Why should this/), 'Listen again.')
    await person.click(within(denied).getByRole('button', { name: 'Appeal' }))
    await waitFor(() => expect(bodiesTo(privacyRequests.appeal)).toEqual([{ reason: 'Listen again.' }]))
    await person.click(within(pending).getByText('Timeline'))
    const moments = within(await within(pending).findByRole('list', { name: /^Timeline/ })).getAllByRole('listitem')
    expect(moments.map(({ textContent }) => textContent?.replace(/\d.*$/, ''))).toEqual(['Received', 'Answer due'])
  })

  it('say when they cannot be had', async () => {
    const { person } = show({ isDown: true })
    await person.click(screen.getByRole('tab', { name: 'Requests' }))
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeDefined()
  })
})

describe('whether the server does what it says', () => {
  it('is told where it does not, with each check', async () => {
    const { person } = show({ unmet: ['log-intact'] })
    const see = await screen.findByRole('button', { name: 'See what is wrong' })
    await person.click(see)
    const dialog = screen.getByRole('dialog', { name: 'CCPA compliance' })
    const standing = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(standing.filter((text) => text?.startsWith('Not met'))).toEqual([
      'Not metNobody has changed the log of requests.',
    ])
    expect(standing).toHaveLength(4)
    const [, close] = within(dialog).getAllByRole('button', { name: 'Close' })
    if (close !== undefined) await person.click(close)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not told where it does, and the categories are counted', async () => {
    const { person } = show()
    await person.click(await screen.findByRole('tab', { name: 'Your Data' }))
    const meter = await screen.findByRole('meter', { name: 'Categories with something about you' })
    expect(meter.getAttribute('aria-valuetext')).toBe('2 of 6 categories hold something about you')
    expect(screen.queryByText(/does not do everything it promises/)).toBeNull()
  })
})

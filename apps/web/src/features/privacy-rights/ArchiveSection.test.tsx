import { privacyRequests } from '@placard/contract'
import '../../test-setup.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ToastRegion } from '../../kit/ui/ToastRegion.tsx'
import { inventoryPdf } from './inventory-pdf.ts'
import { PrivacyRightsScreen } from './PrivacyRightsScreen.tsx'
import { type Answers, aPrivacyServer, BUILDING, INVENTORY } from './testing/privacy-server.ts'

const READY = {
  ...BUILDING,
  state: 'ready',
  done: 12,
  bytes: 2_400_000,
  expiresAt: '2999-01-01T09:00:00.000Z',
} as const

/** The section of somebody who came by “Data Portability”. */
async function show(answers: Answers = {}) {
  const server = aPrivacyServer(answers)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PrivacyRightsScreen call={server.call} />
      <ToastRegion />
    </QueryClientProvider>,
  )
  const person = userEvent.setup()
  await person.click(screen.getByRole('tab', { name: 'Requests' }))
  await person.click(screen.getByRole('button', { name: 'Data Portability' }))
  return { ...server, person, copy: within(screen.getByRole('region', { name: 'A copy of everything' })) }
}

describe('a copy of everything', () => {
  it('is asked for by whoever has shown who they are, and then shows how far it is', async () => {
    const { person, copy, bodiesTo } = await show({ isVerified: true })
    await copy.findByText(/^Your identity is verified/)
    await person.click(copy.getByRole('button', { name: 'Request a Copy' }))
    expect(await copy.findByText('Your copy is being put together: 25%')).toBeDefined()
    expect(copy.getByRole('progressbar', { name: 'Progress of your copy' })).toBeDefined()
    expect(bodiesTo(privacyRequests.create)).toEqual([{ kind: 'know-pieces' }])
    await person.click(copy.getByRole('button', { name: 'Cancel this request' }))
    await waitFor(() => expect(bodiesTo(privacyRequests.cancel)).toHaveLength(1))
  })

  it('is not asked for before that', async () => {
    const { person, copy, bodiesTo } = await show()
    await copy.findByRole('button', { name: 'Verify Identity' })
    await person.click(copy.getByRole('button', { name: 'Request a Copy' }))
    expect(bodiesTo(privacyRequests.create)).toEqual([])
  })

  it.each([
    { days: {}, error: 'Please choose a first or a last day.', sent: [] },
    { days: { from: '2026-03-02', to: '2026-03-01' }, error: 'The last day comes before the first.', sent: [] },
    { days: { from: '2026-03-01' }, error: undefined, sent: [{ kind: 'know-pieces', range: { from: '2026-03-01' } }] },
  ])('of some days wants days that follow one another: $days', async ({ days, error, sent }) => {
    const { person, copy, bodiesTo } = await show({ isVerified: true })
    await copy.findByText(/^Your identity is verified/)
    await person.click(copy.getByRole('radio', { name: 'Only some days' }))
    if (days.from !== undefined) await person.type(copy.getByLabelText('First day'), days.from)
    if (days.to !== undefined) await person.type(copy.getByLabelText('Last day'), days.to)
    await person.click(copy.getByRole('button', { name: 'Request a Copy' }))
    if (error !== undefined) expect(copy.getByText(error)).toBeDefined()
    await waitFor(() => expect(bodiesTo(privacyRequests.create)).toEqual(sent))
  })

  it('is downloaded when it is ready', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:of-a-test')
    const { person, copy } = await show({
      isVerified: true,
      requests: [{ kind: 'know-pieces', status: 'completed', archive: READY }],
    })
    expect(
      await copy.findByText(/^Your copy is ready \(2.4 MB\). You can download it until 1 January 2999/),
    ).toBeDefined()
    await copy.findByText(/^Your identity is verified/)
    await person.click(copy.getByRole('button', { name: 'Download' }))
    expect(await screen.findByText('Your copy has been downloaded.')).toBeDefined()
    expect(made.mock.calls.map(([file]) => file instanceof Blob && file.size)).toEqual([2])
    made.mockRestore()
  })

  it.each([
    { fault: 'no-room', says: /^The disk of this server is full/ },
    { fault: 'failed', says: /^Your copy could not be put together/ },
  ] as const)('says why it takes longer: $fault', async ({ fault, says }) => {
    const archive = { ...BUILDING, fault }
    const { copy } = await show({ requests: [{ kind: 'know-pieces', status: 'processing', archive, mayCancel: true }] })
    expect(await copy.findByText(says)).toBeDefined()
    expect(copy.getByRole('button', { name: 'Cancel this request' })).toBeDefined()
  })

  it('that is no longer kept is said to be so, in its request', async () => {
    const archive = { ...READY, state: 'removed', bytes: null } as const
    const { person, copy } = await show({ requests: [{ kind: 'know-pieces', status: 'completed', archive }] })
    expect(await copy.findByRole('button', { name: 'Request a Copy' })).toBeDefined()
    await person.click(screen.getByRole('tab', { name: 'Requests' }))
    expect(await screen.findByText(/^This copy is no longer kept/)).toBeDefined()
  })
})

it('the list of what is kept can be had as a PDF, by category and with who gets it', async () => {
  const text = await (await inventoryPdf(INVENTORY, false)).text()
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(0)
})

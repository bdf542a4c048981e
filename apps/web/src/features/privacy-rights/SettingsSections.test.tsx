import { privacy, privacyRetention } from '@placard/contract'
import '../../test-setup.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ToastRegion } from '../../kit/ui/ToastRegion.tsx'
import { PrivacyRightsScreen } from './PrivacyRightsScreen.tsx'
import { aPrivacyServer } from './testing/privacy-server.ts'
import type { RetentionAnswers } from './testing/retention-answers.ts'

async function show(retention: RetentionAnswers = {}) {
  const server = aPrivacyServer({ retention })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PrivacyRightsScreen call={server.call} />
      <ToastRegion />
    </QueryClientProvider>,
  )
  const person = userEvent.setup()
  await person.click(screen.getByRole('tab', { name: 'Settings' }))
  await screen.findByRole('switch', { name: 'Emails about my requests' })
  return { ...server, person }
}

const transcripts = () => screen.getByRole('switch', { name: 'Delete old conversations automatically' })
const account = () => screen.getByRole('switch', { name: 'Delete my account if I stop using it' })
const button = (name: string) => screen.getByRole('button', { name })

describe('emails about requests', () => {
  it('are turned off with one press, which is said', async () => {
    const { person, bodiesTo } = await show()
    const mails = screen.getByRole('switch', { name: 'Emails about my requests' })
    await person.click(mails)
    await waitFor(() => expect(mails).toHaveProperty('checked', false))
    expect(bodiesTo(privacy.changeSettings)).toEqual([{ communication: { email: false } }])
    expect(await screen.findByText('Saved.')).toBeDefined()
  })
})

describe('a period for conversations', () => {
  const preview = {
    chats: 2,
    sessions: 1,
    messages: 12,
    pinned: 1,
    oldest: '2024-03-01T12:00:00.000Z',
    newest: '2026-05-01T12:00:00.000Z',
  }

  it('is shown with what it would delete, and kept only when it is confirmed', async () => {
    const { person, bodiesTo } = await show({ preview })
    await person.click(transcripts())
    expect(
      await screen.findByText('Right now, that would delete 2 chats and 1 finished session, with 12 messages.'),
    ).toBeDefined()
    expect(screen.getByText('Last changed between 1 March 2024 and 1 May 2026.')).toBeDefined()
    expect(screen.getByText('1 more is that old, but stays because it is pinned.')).toBeDefined()
    await person.selectOptions(screen.getByRole('combobox', { name: 'Not changed for' }), '3 months')
    expect(await screen.findByText('Delete what has not changed for 3 months?')).toBeDefined()
    await waitFor(() =>
      expect(bodiesTo(privacyRetention.preview)).toEqual([{ transcriptMonths: 24 }, { transcriptMonths: 3 }]),
    )
    expect(bodiesTo(privacy.changeSettings)).toEqual([])
    await person.click(button('Delete after 3 months'))
    expect(await screen.findByText(/^On\. Nothing is deleted before 2 January 2999/)).toBeDefined()
    expect(bodiesTo(privacy.changeSettings)).toEqual([{ retention: { transcriptMonths: 3 } }])
  })

  it('is left as it is without a call', async () => {
    const { person, bodiesTo } = await show()
    await person.click(transcripts())
    expect(await screen.findByText('You have nothing that old at the moment.')).toBeDefined()
    await person.click(button('Leave it as it is'))
    expect(transcripts()).toHaveProperty('checked', false)
    expect(bodiesTo(privacy.changeSettings)).toEqual([])
  })

  it('is turned off with one press', async () => {
    const choices = { transcripts: { months: 6, startsAt: '2026-01-01T00:00:00.000Z' } } as const
    const { person, bodiesTo } = await show({ choices })
    expect(screen.getByText('On.')).toBeDefined()
    await person.click(transcripts())
    await waitFor(() => expect(transcripts()).toHaveProperty('checked', false))
    expect(bodiesTo(privacy.changeSettings)).toEqual([{ retention: { transcriptMonths: null } }])
  })

  it('stays as it was where it cannot be kept, and what was chosen is still there', async () => {
    const { person } = await show({ isFull: true })
    await person.click(transcripts())
    await person.click(button('Delete after 24 months'))
    expect(await screen.findByText('The disk is full.')).toBeDefined()
    expect(button('Delete after 24 months')).toBeDefined()
  })
})

describe('an account that is not used', () => {
  it('is deleted after a period once that is confirmed, and the day is said', async () => {
    const { person, bodiesTo } = await show()
    await person.click(account())
    await person.click(button('Delete after 36 months'))
    expect(await screen.findByText(/your account is deleted on 2 January 2999/)).toBeDefined()
    expect(bodiesTo(privacy.changeSettings)).toEqual([{ retention: { inactivityMonths: 36 } }])
  })

  it('says where an email about it did not arrive', async () => {
    const inactivity = { months: 6, endsAt: '2999-01-01T00:00:00.000Z', isUndelivered: true } as const
    await show({ choices: { inactivity } })
    expect(screen.getByText('An email to you did not arrive')).toBeDefined()
  })
})

describe('the rules', () => {
  it('are told with their last and their next run', async () => {
    await show()
    const table = await screen.findByRole('table', { name: 'What is deleted automatically, and when' })
    expect(within(table).getByRole('row', { name: /^Recordings of your voice 3 Mar 2026, \d\d:\d\d/ })).toBeDefined()
    expect(within(table).getByRole('row', { name: 'Records of emails sent to you Not yet Not yet' })).toBeDefined()
  })
})

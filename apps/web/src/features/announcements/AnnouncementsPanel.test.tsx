import '../../test-setup.ts'
import type { Announcement } from '@placard/contract'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import { AnnouncementsPanel } from './AnnouncementsPanel.tsx'
import { UpdatesSheet } from './UpdatesSheet.tsx'
import type { LoadAnnouncements } from './use-announcements.ts'

const LONG = `${'Delegates meet on Monday. '.repeat(8)}The end.`

function anAnnouncement(change: Partial<Announcement> = {}): Announcement {
  return {
    id: '1',
    title: 'Replay is here',
    content: 'Open a debrief and choose Replay.',
    type: 'info',
    priority: 'low',
    isPinned: false,
    isActive: true,
    targetAudience: 'all',
    author: 'Placard',
    createdAt: new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString(),
    updatedAt: new Date().toISOString(),
    ...change,
  }
}

const giving =
  (...announcements: Announcement[]): LoadAnnouncements =>
  async () =>
    announcements

const width = window.innerWidth
const setWidth = (innerWidth: number) => Object.assign(window, { innerWidth })

beforeEach(() => void setWidth(1440))
afterEach(() => void setWidth(width))

describe('Community Updates on a large screen', () => {
  it('shows each announcement with title, content, kind and age, in the order they come', async () => {
    const pinned = anAnnouncement({ id: '2', title: 'First', type: 'urgent', isPinned: true })
    render(<AnnouncementsPanel load={giving(pinned, anAnnouncement())} />)
    const [first, second] = await screen.findAllByRole('article')
    expect(within(first ?? document.body).queryByText('Pinned')).not.toBeNull()
    expect(within(first ?? document.body).queryByText('Urgent')).not.toBeNull()
    expect(within(second ?? document.body).queryByText('Pinned')).toBeNull()
    expect(within(second ?? document.body).getByRole('heading', { level: 3 }).textContent).toBe('Replay is here')
    expect(within(second ?? document.body).queryByText('3 hours ago')).not.toBeNull()
  })

  it('cuts a long content, and opens and closes it again', async () => {
    render(<AnnouncementsPanel load={giving(anAnnouncement({ content: LONG }))} />)
    const button = await screen.findByRole('button', { name: 'Read more: Replay is here' })
    expect(screen.queryByText(/The end\./)).toBeNull()
    expect(screen.queryByText(/Delegates meet…$/)).not.toBeNull()
    const user = userEvent.setup()
    await user.click(button)
    expect(screen.queryByText(/The end\.$/)).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show less: Replay is here', expanded: true }))
    expect(screen.queryByText(/The end\./)).toBeNull()
  })

  it('shows markup of administrators as text', async () => {
    render(<AnnouncementsPanel load={giving(anAnnouncement({ content: '<img src=x onerror=alert(1)>' }))} />)
    expect((await screen.findByText('<img src=x onerror=alert(1)>')).querySelector('img')).toBeNull()
  })

  it('takes no room while it loads, nor where there is nothing new', async () => {
    const empty = Promise.withResolvers<readonly Announcement[]>()
    const { container } = render(<AnnouncementsPanel load={() => empty.promise} />)
    expect(container.childElementCount).toBe(0)
    await act(async () => empty.resolve([]))
    expect(container.childElementCount).toBe(0)
  })

  it('says why there are none when the call failed, and tries again', async () => {
    let attempts = 0
    const load: LoadAnnouncements = async () => {
      attempts += 1
      if (attempts === 1) throw new ApiError('unreachable', 'The server could not be reached.')
      return [anAnnouncement()]
    }
    render(<AnnouncementsPanel load={load} />)
    expect(await screen.findByText('The server could not be reached.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('article')).toBeDefined()
  })
})

describe('Community Updates without a network', () => {
  it('load by themselves once it is back', async () => {
    let isBack = false
    const load: LoadAnnouncements = async () => {
      if (!isBack) throw new ApiError('unreachable', 'The server could not be reached.')
      return [anAnnouncement()]
    }
    render(<AnnouncementsPanel load={load} />)
    expect(await screen.findByText('The server could not be reached.')).toBeDefined()
    isBack = true
    act(() => void window.dispatchEvent(new Event('offline')))
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('article')).toBeDefined()
  })
})

describe('Community Updates on a small screen', () => {
  it('loads nothing until it is opened', async () => {
    setWidth(390)
    let isAsked = false
    const load: LoadAnnouncements = async () => {
      isAsked = true
      return [anAnnouncement()]
    }
    render(<AnnouncementsPanel load={load} />)
    const button = screen.getByRole('button', { name: 'Community Updates', expanded: false })
    expect(isAsked).toBe(false)
    await userEvent.click(button)
    expect(await screen.findByRole('article')).toBeDefined()
  })

  it('says while it loads that it does, and then that there is nothing new', async () => {
    setWidth(390)
    const empty = Promise.withResolvers<readonly Announcement[]>()
    render(<AnnouncementsPanel load={() => empty.promise} />)
    await userEvent.click(screen.getByRole('button', { name: 'Community Updates' }))
    expect(screen.getByRole('status')).toBeDefined()
    await act(async () => empty.resolve([]))
    expect(screen.getByText(/Nothing new at the moment/)).toBeDefined()
  })
})

describe('Community Updates behind the sign-in', () => {
  it('are a drawer that loads when it is opened', async () => {
    const load = giving(anAnnouncement())
    const { rerender } = render(<UpdatesSheet isOpen={false} onClose={() => undefined} load={load} />)
    expect(screen.queryByText('Replay is here')).toBeNull()
    rerender(<UpdatesSheet isOpen onClose={() => undefined} load={load} />)
    expect(await screen.findByText('Replay is here')).toBeDefined()
  })
})

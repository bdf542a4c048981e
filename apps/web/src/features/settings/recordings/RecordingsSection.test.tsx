import '../../../test-setup.ts'
import type { Recording, Recordings } from '@placard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RecordingGateway } from '../../../client/gateways/recording-gateway.ts'
import { ToastRegion } from '../../../kit/ui/ToastRegion.tsx'
import { RecordingsSection } from './RecordingsSection.tsx'

const SAID: Recording = {
  ...{ id: '00000000-0000-4000-8000-000000000001', at: '2026-11-27T10:00:00.000Z', endsAt: '2026-11-28T10:00:00.000Z' },
  ...({ seconds: 4, bytes: 9_000, mediaType: 'audio/webm', text: 'What is a caucus?' } as const),
  ...{ messageId: null, conversationId: '00000000-0000-4000-8000-000000000002', sessionId: null },
}
const EMPTY: Recordings = {
  ...{ isKeeping: false, mayKeep: true, recordings: [] },
  job: { lastRunAt: null, nextRunAt: null },
}

/** Keeps recordings as the server does. */
function aGateway(first: Partial<Recordings> = {}) {
  let kept: Recordings = { ...EMPTY, ...first }
  const change = (changes: Partial<Recordings>) => {
    kept = { ...kept, ...changes }
  }
  return {
    list: vi.fn(async () => kept),
    keep: vi.fn(async (isKeeping: boolean) => change({ isKeeping, ...(isKeeping ? {} : { recordings: [] }) })),
    sound: vi.fn(async () => new Blob(['sound'], { type: 'audio/webm' })),
    remove: vi.fn(async (id: string) => change({ recordings: kept.recordings.filter((one) => one.id !== id) })),
    removeAll: vi.fn(async () => change({ recordings: [] })),
  } satisfies RecordingGateway
}

function open(gateway: RecordingGateway | undefined) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RecordingsSection gateway={gateway} />
      <ToastRegion />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

afterEach(() => vi.unstubAllGlobals())

describe('Settings › Recordings', () => {
  it('says that the demo keeps none', () => {
    open(undefined)
    expect(screen.getByText(/^The demo keeps no recordings\./)).toBeDefined()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('keeps none until it is turned on, and then says what deletes them', async () => {
    const gateway = aGateway({ job: { lastRunAt: '2026-11-27T09:00:00.000Z', nextRunAt: '2026-11-27T09:10:00.000Z' } })
    const person = open(gateway)
    const keeping = await screen.findByRole('switch', { name: 'Keep recordings for 24 hours' })
    expect(keeping.getAttribute('aria-checked')).toBe('false')
    expect(screen.queryByText(/last deleted/)).toBeNull()
    await person.click(keeping)
    expect(
      await screen.findByText(
        /^Old recordings were last deleted on 27 November 2026 at .*; the next time is 27 November 2026 at /,
      ),
    ).toBeDefined()
    expect(screen.getByText('No recordings are kept.')).toBeDefined()
  })

  it('lists what is kept with its end, and deletes one, or all by turning it off', async () => {
    const gateway = aGateway({ isKeeping: true, recordings: [SAID, { ...SAID, id: 'b', text: 'We second.' }] })
    const person = open(gateway)
    await screen.findByText('What is a caucus?')
    expect(screen.getAllByText(/, 4 seconds in a conversation$/)).toHaveLength(2)
    expect(screen.getAllByText(/^Kept until 28 November 2026 at /)).toHaveLength(2)
    await person.click(screen.getByRole('button', { name: 'Delete the recording “We second.”' }))
    await waitFor(() => expect(screen.queryByText('We second.')).toBeNull())
    await person.click(screen.getByRole('switch'))
    await person.click(screen.getByRole('button', { name: 'Keep' }))
    expect(screen.getByText('What is a caucus?')).toBeDefined()
    await person.click(screen.getByRole('switch'))
    expect(screen.getByText('Delete the recording?')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('What is a caucus?')).toBeNull())
    expect(screen.getByText('All recordings were deleted.')).toBeDefined()
  })

  it('plays a recording, stops it, and says when it is gone', async () => {
    const [play, pause] = [vi.fn(async () => undefined), vi.fn()]
    vi.stubGlobal(
      'Audio',
      class {
        play = play
        pause = pause
      },
    )
    const gateway = aGateway({ isKeeping: true, recordings: [SAID] })
    const person = open(gateway)
    const button = await screen.findByRole('button', { name: 'Play “What is a caucus?”' })
    await person.click(button)
    await waitFor(() => expect(play).toHaveBeenCalled())
    expect(button.getAttribute('aria-pressed')).toBe('true')
    await person.click(button)
    expect(pause).toHaveBeenCalled()
    expect(button.getAttribute('aria-pressed')).toBe('false')
    gateway.sound.mockRejectedValueOnce(new Error('gone'))
    await person.click(button)
    expect(await screen.findByText('The recording could not be played. It may have been deleted.')).toBeDefined()
    expect(button.getAttribute('aria-pressed')).toBe('false')
  })

  it('is not offered to people under 16', async () => {
    open(aGateway({ mayKeep: false }))
    expect(await screen.findByText(/^Recordings are not kept for people under 16/)).toBeDefined()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('says when they cannot be loaded or changed', async () => {
    const gateway = aGateway({ isKeeping: true })
    gateway.list.mockRejectedValueOnce(new Error('offline'))
    const person = open(gateway)
    await person.click(await screen.findByRole('button', { name: 'Try again' }))
    gateway.keep.mockRejectedValueOnce(new Error('offline'))
    await person.click(await screen.findByRole('switch'))
    expect(await screen.findByText('That did not work. Nothing was changed; try again.')).toBeDefined()
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true')
  })
})

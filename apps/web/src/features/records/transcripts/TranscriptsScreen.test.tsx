import '../../../test-setup.ts'
import type { ChatMessage, ConversationDetail } from '@placard/contract'
import { aConversation } from '@placard/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../client/api/api-error.ts'
import { navigate, viewStore } from '../../../client/navigation/view-store.ts'
import { aRecord, aSession, FakeRecords, recordId } from '../testing/fake-records.ts'
import { showRecords } from '../testing/show-records.tsx'
import { conversationDocument } from './conversation-document.ts'
import { TranscriptScreen } from './TranscriptScreen.tsx'
import { TranscriptsScreen } from './TranscriptsScreen.tsx'

const AT = '2026-01-05T09:00:00.000Z'
const GONE = new ApiError('refused', 'There is nothing here.', {
  status: 404,
  problem: { success: false, error: 'There is nothing here.', code: 'not-found', requestId: 'r' },
})

function aMessage(number: number, changes: Partial<ChatMessage>): ChatMessage {
  const place = { id: recordId(number), conversationId: recordId(1), parentId: null, timestamp: AT, seq: 0 }
  return { ...place, role: 'user', status: 'complete', content: '', ...changes }
}
const DETAIL: ConversationDetail = {
  conversation: aConversation({ id: recordId(1), title: 'Motions', leafId: recordId(11), updatedAt: AT }),
  messages: [
    aMessage(10, { content: 'May I second?' }),
    aMessage(11, {
      content: 'You may.',
      role: 'assistant',
      parentId: recordId(10),
      status: 'stopped',
      timestamp: 'soon',
    }),
    aMessage(12, { content: 'Another branch' }),
  ],
}
const read = async () => DETAIL

function someRecords(): FakeRecords {
  const records = new FakeRecords()
  records.all = [
    aRecord(1, { title: 'Motions', updatedAt: '2026-01-05T09:02:00.000Z' }),
    aRecord(2, { title: 'Aloud', kind: 'voice', status: 'interrupted', messageCount: 1 }),
    aSession(3, { title: 'Summit', updatedAt: '2026-01-05T09:01:00.000Z' }),
  ]
  records.contents.set(recordId(1), 'second')
  return records
}
const show = (records = someRecords(), get: () => Promise<ConversationDetail> = read) =>
  showRecords(<TranscriptsScreen zone="UTC" />, records, get)
const names = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'))

beforeEach(() => navigate({ kind: 'transcripts' }, { replace: true }))

describe('the transcripts', () => {
  it('are counted, and listed with what they are, when, and a state other than completed', async () => {
    show()
    const aloud = await screen.findByRole('article', { name: 'Aloud' })
    expect(names()).toEqual(['Motions', 'Summit', 'Aloud'])
    expect(within(aloud).getByText('Interrupted')).toBeDefined()
    expect(within(aloud).getByText(/1 message/)).toBeDefined()
    expect((await screen.findByText('Total messages')).parentElement?.textContent).toBe('Total messages3')
    expect(screen.getByText('Chat transcripts').parentElement?.textContent).toBe('Chat transcripts1')
  })

  it('are filtered, sorted and searched in titles and messages, all of it in the address', async () => {
    const { person } = show()
    await screen.findByRole('article', { name: 'Aloud' })
    await person.selectOptions(screen.getByLabelText('Sort'), 'Title A-Z')
    await expect.poll(names).toEqual(['Aloud', 'Motions', 'Summit'])
    await person.selectOptions(screen.getByLabelText('Type'), 'Voice Only')
    await expect.poll(names).toEqual(['Aloud'])
    await person.selectOptions(screen.getByLabelText('Type'), 'All')
    await person.type(screen.getByRole('searchbox', { name: 'Search titles and messages' }), 'second')
    await expect.poll(names).toEqual(['Motions'])
    expect(window.location.search).toBe('?q=second&sort=title-ascending')
  })

  it('show their messages in a frame: the shown branch, with dates that may not be formattable', async () => {
    const { person } = show()
    await person.click(await screen.findByRole('button', { name: 'Show messages of Motions' }))
    const frame = await screen.findByRole('region', { name: 'Transcript' })
    expect(within(frame).getByText('May I second?')).toBeDefined()
    expect(within(frame).getByText('Invalid date')).toBeDefined()
    expect(within(frame).getByText('Stopped')).toBeDefined()
    expect(screen.queryByText('Another branch')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Hide messages of Motions' }))
    expect(screen.queryByRole('region', { name: 'Transcript' })).toBeNull()
  })

  it('a session is read with its own lines, and deleted as conversations are', async () => {
    const { person } = show()
    await person.click(await screen.findByRole('button', { name: 'Show messages of Summit' }))
    expect(await screen.findByText(`Session ${recordId(3)}`)).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Delete Summit' }))
    await expect.poll(names).toEqual(['Motions', 'Aloud'])
    expect(screen.getByText('“Summit” deleted. You can undo this for five minutes.')).toBeDefined()
  })

  it('one that another tab has deleted says so where its messages would be', async () => {
    const { person } = show(someRecords(), () => Promise.reject(GONE))
    await person.click(await screen.findByRole('button', { name: 'Show messages of Motions' }))
    expect(await screen.findByText('This transcript is no longer here')).toBeDefined()
  })

  it('without a message says so', async () => {
    const { person } = show(someRecords(), async () => ({ ...DETAIL, messages: [] }))
    await person.click(await screen.findByRole('button', { name: 'Show messages of Motions' }))
    expect(await screen.findByText('No messages found in this transcript.')).toBeDefined()
  })
})

describe('transcripts with nothing to show', () => {
  it('say how there will be some', async () => {
    show(new FakeRecords())
    const text = 'No conversation transcripts found. Start chatting or using voice mode to create transcripts.'
    expect(await screen.findByText(text)).toBeDefined()
  })

  it('say that filters left none, and reset them', async () => {
    const { person } = show()
    await person.type(await screen.findByRole('searchbox', { name: 'Search titles and messages' }), 'nowhere')
    const text = 'No transcripts match your current search and filter criteria. Try adjusting your filters.'
    expect(await screen.findByText(text)).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Reset search and filters' }))
    expect(await screen.findByRole('article', { name: 'Motions' })).toBeDefined()
  })
})

describe('a transcript on its page', () => {
  const open = (get: () => Promise<ConversationDetail> = read) =>
    showRecords(<TranscriptScreen transcriptId={recordId(1)} zone="UTC" />, new FakeRecords(), get)

  it('is deleted, and leads back to the list', async () => {
    const { person, done } = open()
    await person.click(await screen.findByRole('button', { name: 'Delete Motions' }))
    expect(done).toEqual([`remove ${recordId(1)}`])
    await expect.poll(() => viewStore.getState().view.kind).toBe('transcripts')
  })

  it('of a session is deleted too', async () => {
    const records = someRecords()
    const { person } = showRecords(<TranscriptScreen transcriptId={`session-${recordId(3)}`} zone="UTC" />, records)
    await person.click(await screen.findByRole('button', { name: 'Delete Session 3' }))
    await expect.poll(() => viewStore.getState().view.kind).toBe('transcripts')
    expect(records.all.some(({ id }) => id === recordId(3))).toBe(false)
  })

  it('that is not there says so, and leads back', async () => {
    open(() => Promise.reject(GONE))
    expect(await screen.findByRole('heading', { name: 'This transcript is no longer here' })).toBeDefined()
    expect(screen.getAllByRole('link', { name: 'All transcripts' })).toHaveLength(2)
  })

  it('is all in the page while it is printed', async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      aMessage(100 + index, { content: `Line ${index}`, parentId: index === 0 ? null : recordId(99 + index) }),
    )
    open(async () => ({ conversation: { ...DETAIL.conversation, leafId: recordId(399) }, messages: many }))
    await screen.findByText('Line 0')
    window.dispatchEvent(new Event('beforeprint'))
    expect(await screen.findByText('Line 299')).toBeDefined()
  })
})

describe('a conversation as it is saved', () => {
  it('says that its last answer is still being written', () => {
    const messages = DETAIL.messages.map((one) =>
      one.id === recordId(11) ? { ...one, status: 'answering' as const } : one,
    )
    const document = conversationDocument({ ...DETAIL, messages })
    expect(document).toMatchObject({ type: 'chat', status: 'answering', isUnfinished: true })
    expect(document.lines).toEqual([
      { id: recordId(10), senderId: 'user', who: 'You', content: 'May I second?', timestamp: AT },
      {
        id: recordId(11),
        senderId: 'assistant',
        who: 'Assistant',
        content: 'You may.',
        timestamp: 'soon',
        note: 'still being written',
      },
    ])
  })
})

import '../../../test-setup.ts'
import { aConversation } from '@placard/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addressOf } from '../../../client/navigation/view.ts'
import { navigate, viewStore } from '../../../client/navigation/view-store.ts'
import { FakeChat, idOf } from '../testing/fake-chat.ts'
import { fakePapers } from '../testing/fake-papers.ts'
import { showChat } from '../testing/show-chat.tsx'

const PAPER = { id: idOf(50), title: 'Quotas at sea' }

beforeEach(() => {
  window.localStorage.clear()
  // happy-dom knows no popovers
  HTMLElement.prototype.hidePopover ??= () => undefined
})

/** Two conversations, the second with a working paper; looks for it from one of them. */
async function searchFrom(from: string) {
  const gateway = new FakeChat()
  gateway.conversations.set(idOf(1), aConversation({ id: idOf(1), title: 'Motions' }))
  gateway.conversations.set(idOf(2), aConversation({ id: idOf(2), title: 'Fisheries' }))
  const papers = fakePapers()
  const kind = 'resolution'
  await papers.createPaper({ ...PAPER, conversationId: idOf(2), messageId: null, kind, text: 'Protect tuna.' })
  const excerpt = 'Protect \ue000tuna\ue001.'
  const hit = { conversationId: idOf(2), messageId: null, title: 'Fisheries', timestamp: '2026-01-05T09:00:00.000Z' }
  gateway.paperHits = [{ ...hit, paper: PAPER, excerpt }]
  navigate({ kind: 'conversation', conversationId: from })
  const { person } = await showChat(gateway, { papers })
  await person.click(await screen.findByRole('button', { name: 'Conversations' }))
  await person.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'tuna')
  const found = await screen.findByRole('link', { name: /Quotas at sea/ })
  return { person, found }
}

describe('a working paper that a search found', () => {
  it.each([
    { from: idOf(1), because: 'its chat is opened' },
    { from: idOf(2), because: 'its chat is on the page already' },
  ])('is shown as a paper of its chat, and opens beside it: $because', async ({ from }) => {
    const { person, found } = await searchFrom(from)
    expect(within(found).getByText('Working paper in “Fisheries”')).toBeDefined()
    expect(within(found).getByText('tuna').tagName).toBe('MARK')
    await person.click(found)
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the paper' })
    expect(text.value).toBe('Protect tuna.')
    expect(addressOf(viewStore.getState().view)).toBe(`/chat/${idOf(2)}`)
  })
})

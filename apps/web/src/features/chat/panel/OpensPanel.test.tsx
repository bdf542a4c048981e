import { aConversation } from '@placard/testing'
import '../../../test-setup.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { navigate } from '../../../client/navigation/view-store.ts'
import { FakeChat, idOf } from '../testing/fake-chat.ts'
import { showChat } from '../testing/show-chat.tsx'

const KEY = 'placard.chat-panel'
const list = () => screen.queryByRole('complementary', { name: 'Conversations' })
const width = window.innerWidth

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 })
  navigate({ kind: 'chat' }, { replace: true })
  // happy-dom knows no popovers
  HTMLElement.prototype.hidePopover ??= () => undefined
})
afterEach(() => void Object.assign(window, { innerWidth: width }))

describe('the list beside the chat', () => {
  it('is not there around a first chat, nor while that is answered', async () => {
    const { gateway, person } = await showChat()
    expect(list()).toBeNull()
    await person.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}')
    await waitFor(() => expect(gateway.sent).toHaveLength(1))
    act(() => gateway.ends())
    expect(list()).toBeNull()
  })

  it('is there as soon as it has something to list, and stays', async () => {
    const gateway = new FakeChat()
    gateway.conversations.set(idOf(1), aConversation({ id: idOf(1) }))
    await showChat(gateway)
    await waitFor(() => expect(list()).not.toBeNull())
    expect(localStorage.getItem(KEY)).toBe('true')
  })

  it('opens and closes as somebody wants', async () => {
    const { person } = await showChat()
    const button = screen.getByRole('button', { name: 'Conversations', expanded: false })
    await person.click(button)
    expect(list()).not.toBeNull()
    await person.click(screen.getByRole('button', { name: 'Conversations', expanded: true }))
    expect(list()).toBeNull()
    expect(localStorage.getItem(KEY)).toBe('false')
  })

  it('stays closed for somebody who closed it', async () => {
    localStorage.setItem(KEY, 'false')
    const gateway = new FakeChat()
    gateway.conversations.set(idOf(1), aConversation({ id: idOf(1) }))
    await showChat(gateway)
    expect(list()).toBeNull()
  })
})

import '../../../test-setup.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseMicrophone } from '../../../client/microphone/choices.ts'
import { microphoneStore } from '../../../client/microphone/microphone-store.ts'
import { navigate } from '../../../client/navigation/view-store.ts'
import { toastStore } from '../../../kit/ui/toast-store.ts'
import { FakeChat, UNREACHABLE } from '../testing/fake-chat.ts'
import { asked, button, talking } from '../testing/talking.tsx'

const toasts = () => toastStore.getState().toasts.map(({ text }) => text)

beforeEach(() => {
  localStorage.clear()
  chooseMicrophone({ isHandsFree: false })
  navigate({ kind: 'voice' }, { replace: true })
})
afterEach(() => microphoneStore.dispatch({ kind: 'cancelled', turn: microphoneStore.getState().turn }))

describe('what goes wrong in a conversation by voice', () => {
  it('says that an answer was lost at its place, and nowhere else', async () => {
    const { gateway } = await asked()
    act(() => gateway.ends('failed', { fault: 'lost' }))
    expect(await screen.findByText(/There is no answer yet: the answering server stopped/)).toBeDefined()
    expect(toasts()).toEqual([])
  })

  it('says at the words that they wait for the server, and nowhere else', async () => {
    const gateway = new FakeChat()
    gateway.refusals.push(UNREACHABLE, UNREACHABLE)
    const { person, microphone } = await talking({ gateway })
    await person.click(await button('Speak'))
    act(() => microphone.hear('What now?'))
    expect(await screen.findByText('It will be sent as soon as there is a connection.')).toBeDefined()
    expect(toasts()).toEqual([])
  })

  it('tells in a toast what failed once nobody looks at the conversation', async () => {
    const { gateway, person } = await asked()
    await person.click(await button('End'))
    act(() => gateway.ends('failed', { fault: 'lost' }))
    await waitFor(() => expect(toasts()).toEqual(['AI service temporarily unavailable. Please try again.']))
  })
})

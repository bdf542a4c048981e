import '../../../test-setup.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceStore } from '../../../client/device-model/device-store.ts'
import { type DoubleScript, promptApiDouble } from '../../../client/device-model/testing/prompt-api-double.ts'
import { navigate } from '../../../client/navigation/view-store.ts'
import { browserValues } from '../../../client/storage/storage.ts'
import { FakeChat } from '../testing/fake-chat.ts'
import { showChat } from '../testing/show-chat.tsx'

const OFFER = 'On this device: download a model …'

beforeEach(() => navigate({ kind: 'chat' }, { replace: true }))
afterEach(() => {
  vi.unstubAllGlobals()
  browserValues.remove('placard.engine.amina')
  act(() => deviceStore.setState({ standing: { status: 'unknown' } }))
})

/** Shows a chat in a browser whose Prompt API follows a script; without one, it has none. */
async function show(script: DoubleScript | undefined, isDemo = true) {
  const api = promptApiDouble(script)
  if (script !== undefined) vi.stubGlobal('LanguageModel', api)
  return { api, ...(await showChat(new FakeChat(), { isDemo })) }
}

describe('the model of this device, in the menu of engines', () => {
  it('is downloaded with consent, and then answers the chat', async () => {
    const { gateway, person } = await show({ availability: 'downloadable' })
    await person.click(await screen.findByText(OFFER))
    expect(screen.queryByRole('radio', { name: /^On this device/ })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Download the model' }))
    await person.click(await screen.findByRole('button', { name: 'Use it in this chat' }))
    await screen.findByRole('button', { name: 'Answers by: On this device' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await person.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}')
    await waitFor(() => expect(gateway.sent).toMatchObject([{ engineChoice: { kind: 'device' } }]))
    act(() => gateway.ends())
  })

  it('is offered signed in too, with who keeps the chat', async () => {
    const { person } = await show({ availability: 'available' }, false)
    act(() => deviceStore.setState({ standing: { status: 'ready' } }))
    await person.click(await screen.findByText('About the model on this device'))
    expect(screen.getByText(/No AI company sees what you write.*This site keeps your chats as always/)).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Use it in this chat' })).toBeDefined()
  })

  it.each<{ because: string; script: DoubleScript | undefined }>([
    { because: 'the browser has no Prompt API', script: undefined },
    { because: 'the device cannot run it', script: { availability: 'unavailable' } },
  ])('is not offered: $because', async ({ script }) => {
    await show(script)
    await screen.findByRole('button', { name: 'Answers by: Built-in assistant' })
    await act(async () => undefined)
    expect(screen.queryByText(OFFER)).toBeNull()
    expect(screen.queryByRole('radio', { name: /^On this device/ })).toBeNull()
  })
})

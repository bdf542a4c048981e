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

  it.each<{ because: string; script: DoubleScript | undefined; isDemo?: boolean }>([
    { because: 'the browser has no Prompt API', script: undefined },
    { because: 'the device cannot run it', script: { availability: 'unavailable' } },
    { because: 'signed in, the server makes the answers', script: { availability: 'downloadable' }, isDemo: false },
  ])('is not offered: $because', async ({ script, isDemo }) => {
    await show(script, isDemo)
    await screen.findByRole('button', { name: 'Answers by: Built-in assistant' })
    await act(async () => undefined)
    expect(screen.queryByText(OFFER)).toBeNull()
    expect(screen.queryByRole('radio', { name: /^On this device/ })).toBeNull()
  })
})

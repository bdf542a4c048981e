import { AUTOMATIC, type EngineChoice } from '@placard/contract'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { microphoneStore } from '../../../client/microphone/microphone-store.ts'
import { aPort } from '../../../client/microphone/testing/a-port.ts'
import { ChatContext } from '../chat-context.ts'
import { COMPOSER_ID } from '../composer/composer-id.ts'
import { aNewChat } from '../testing/a-new-chat.ts'
import { FakeChat, idOf } from '../testing/fake-chat.ts'
import { Dictation } from './Dictation.tsx'

function Field({ initial }: { initial: string }) {
  const [text, setText] = useState(initial)
  return (
    <textarea id={COMPOSER_ID} aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />
  )
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

function show(initial = '', choice: EngineChoice = AUTOMATIC) {
  localStorage.clear()
  const spoken = aPort()
  const gateway = new FakeChat()
  const chat = aNewChat(gateway, choice)
  render(
    <ChatContext value={chat}>
      <Field initial={initial} />
      <Dictation port={spoken.port} />
    </ChatContext>,
  )
  return { ...spoken, gateway, chat, person: userEvent.setup() }
}

afterEach(() => act(() => microphoneStore.dispatch({ kind: 'dismissed' })))

describe('dictation', () => {
  it.each([
    { initial: '', caret: 0, value: 'clean water', because: 'nothing stands there' },
    { initial: 'We want', caret: 7, value: 'We want clean water', because: 'it goes on' },
    {
      initial: 'We want for all',
      caret: 7,
      value: 'We want clean water for all',
      because: 'the caret is in the middle',
    },
    { initial: 'We wantfor', caret: 7, value: 'We want clean water for', because: 'words do not run together' },
  ])('goes in at the caret: $because', async ({ initial, caret, value }) => {
    const { person, request, hear } = show(initial)
    field().setSelectionRange(caret, caret)
    await person.click(screen.getByRole('button', { name: 'Dictate' }))
    expect(request()).toMatchObject({ purpose: 'dictation' })
    act(() => hear('clean water'))
    expect(field().value).toBe(value)
    expect(document.activeElement).toBe(field())
  })

  it.each<{ choice: EngineChoice; isKept: boolean; because: string }>([
    { choice: { kind: 'automatic' }, isKept: false, because: 'the models of the server may answer' },
    { choice: { kind: 'built-in' }, isKept: true, because: 'no model may get a word' },
    { choice: { kind: 'device' }, isKept: true, because: 'everything stays on the device' },
  ])('is kept from the services that hear: $choice.kind, $isKept, because $because', async ({ choice, isKept }) => {
    const { person, request } = show('', choice)
    await person.click(screen.getByRole('button', { name: 'Dictate' }))
    expect(request()).toMatchObject({ isWithoutServices: isKept })
  })

  it('goes with the recording that was kept of it', async () => {
    const { person, chat, gateway, hear } = show()
    await person.click(screen.getByRole('button', { name: 'Dictate' }))
    chat.type('clean water')
    act(() => hear('clean water', { recordingId: idOf(50) }))
    void chat.send()
    expect(gateway.sent).toMatchObject([{ message: 'clean water', recordingIds: [idOf(50)] }])
  })

  it('says why nothing was understood', async () => {
    const { person, refuse } = show()
    await person.click(screen.getByRole('button', { name: 'Dictate' }))
    act(() => refuse('no-session'))
    expect(screen.getByRole('status').textContent).toContain('You can type')
  })
})

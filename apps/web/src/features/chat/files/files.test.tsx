import '../../../test-setup.ts'
import { ATTACHMENT_MAX_BYTES, documentRefusal } from '@placard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ChatScopeContext, createChatScope } from '../../../client/gateways/chat-scope.ts'
import { navigate } from '../../../client/navigation/view-store.ts'
import { browserValues } from '../../../client/storage/storage.ts'
import { FakeChat, idOf, refusedWith } from '../testing/fake-chat.ts'
import { showChat } from '../testing/show-chat.tsx'
import { AttachmentList } from './AttachmentList.tsx'

const composer = () => screen.getByRole('textbox', { name: 'Message' })
const chooser = () => screen.getByLabelText('Attach files', { selector: 'input' })
const rows = () =>
  screen.queryAllByRole('listitem').filter((row) => row.closest('[aria-label="Files for this message"]'))
const aFile = (name: string, text = 'Chad has no port.') => new File([text], name)

beforeEach(() => {
  browserValues.remove('placard.chat.amina')
  navigate({ kind: 'chat' }, { replace: true })
  HTMLElement.prototype.hidePopover ??= () => undefined
})

describe('a pasted text that is too long for a message', () => {
  const long = 'A clause of a draft. '.repeat(300)

  it('can be attached whole, and comes back when that is undone', async () => {
    const { gateway, person } = await showChat()
    await person.type(composer(), 'Check: ')
    await person.paste(long)
    expect(composer()).toHaveProperty('value.length', 4000)
    await person.click(await screen.findByRole('button', { name: 'Attach it as a text file' }))
    expect(composer()).toHaveProperty('value', 'Check: ')
    expect(await gateway.uploads[0]?.file.text()).toBe(long)
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(rows()).toEqual([])
    expect(composer()).toHaveProperty('value.length', 4000)
    expect(screen.getByRole('button', { name: 'Attach it as a text file' })).toBeDefined()
  })

  it('can be left as it is; one that fits is not spoken of', async () => {
    const { person } = await showChat()
    await person.click(composer())
    await person.paste('x'.repeat(4000))
    expect(screen.queryByText(/^You pasted/)).toBeNull()
    await person.clear(composer())
    await person.paste(long)
    await person.click(screen.getByRole('button', { name: 'Leave it as it is' }))
    expect(screen.queryByText(/^You pasted/)).toBeNull()
    expect(composer()).toHaveProperty('value.length', 4000)
  })
})

describe('files that are attached', () => {
  it('show how far they are, and go with the message once they are read', async () => {
    const { gateway, person } = await showChat()
    await person.upload(chooser(), [aFile('brief.txt'), aFile('notes.md')])
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('brief.txt'),
      expect.stringContaining('notes.md'),
    ])
    act(() => gateway.uploads[0]?.request.onProgress(0.42))
    expect(screen.getByText(/Sending, 42 %/)).toBeDefined()
    act(() => gateway.uploads[0]?.request.onProgress(1))
    expect(screen.getByText(/Reading/)).toBeDefined()
    await person.type(composer(), 'Which state?{Enter}')
    expect(gateway.sent).toEqual([])
    expect(screen.getByText('The message can be sent once its files are read.')).toBeDefined()
    await act(async () => {
      for (const { arrive } of gateway.uploads) arrive()
    })
    await person.type(composer(), '{Enter}')
    await waitFor(() => expect(gateway.sent).toHaveLength(1))
    expect(gateway.sent[0]).toMatchObject({
      message: 'Which state?',
      attachmentIds: gateway.uploads.map(({ request }) => request.id),
    })
    expect(rows()).toEqual([])
  })

  it('are refused by name and rule, and lose neither the words nor the other files', async () => {
    const { gateway, person } = await showChat()
    await person.type(composer(), 'Read these')
    const tooLarge = aFile('huge.pdf')
    Object.defineProperty(tooLarge, 'size', { value: ATTACHMENT_MAX_BYTES + 1 })
    fireEvent.change(chooser(), { target: { files: [tooLarge, aFile('virus.pdf'), aFile('good.txt')] } })
    expect(await screen.findByText('“huge.pdf” is too large (max 10MB).')).toBeDefined()
    const refusal = refusedWith('unsupported-media-type', 415, '“virus.pdf” is not a document.')
    Object.assign(refusal.problem ?? {}, { rejection: { code: 'not-supported', detail: '' } })
    await act(async () => {
      gateway.uploads[0]?.fail(refusal)
      gateway.uploads[1]?.arrive()
    })
    expect(await screen.findByText(documentRefusal('not-supported', 'virus.pdf'))).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try virus.pdf again' })).toBeNull()
    expect(composer()).toHaveProperty('value', 'Read these')
    expect(screen.getByText(/could not be attached/)).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Remove huge.pdf' }))
    await person.click(screen.getByRole('button', { name: 'Remove virus.pdf' }))
    await person.type(composer(), '{Enter}')
    await waitFor(() => expect(gateway.sent[0]?.attachmentIds).toHaveLength(1))
  })

  it('can be tried again when the way broke, and stopped while they are sent', async () => {
    const { gateway, person } = await showChat()
    await person.upload(chooser(), [aFile('brief.txt'), aFile('other.txt')])
    await act(async () => gateway.uploads[0]?.fail(refusedWith('unavailable', 503, 'Upload failed')))
    expect(await screen.findByText('Upload failed')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Try brief.txt again' }))
    expect(gateway.uploads.map(({ name }) => name)).toEqual(['brief.txt', 'other.txt', 'brief.txt'])
    expect(gateway.uploads[2]?.request.id).toBe(gateway.uploads[0]?.request.id)
    await person.click(screen.getByRole('button', { name: 'Stop sending other.txt' }))
    expect(gateway.uploads[1]?.request.signal.aborted).toBe(true)
    expect(rows()).toHaveLength(1)
  })

  it('are at most five, and the sixth says so', async () => {
    const { person } = await showChat()
    await person.upload(
      chooser(),
      Array.from({ length: 6 }, (_, at) => aFile(`paper-${at}.txt`)),
    )
    expect(screen.getByText('“paper-5.txt” was left out: a message can have at most 5 files.')).toBeDefined()
  })

  it('come by dropping and by pasting, but not with text that brings a picture of itself', async () => {
    const { gateway } = await showChat()
    const transfer = (...types: readonly string[]) => ({ types, files: [aFile('dropped.csv')] })
    fireEvent.dragEnter(window, { dataTransfer: transfer('Files') })
    expect(screen.getByText('Drop files to attach them')).toBeDefined()
    fireEvent.drop(window, { dataTransfer: transfer('Files') })
    expect(screen.queryByText('Drop files to attach them')).toBeNull()
    fireEvent.paste(composer(), { clipboardData: transfer('Files') })
    fireEvent.paste(composer(), { clipboardData: transfer('Files', 'text/html', 'text/plain') })
    expect(gateway.uploads).toHaveLength(2)
  })

  it('can be asked about by one press when nothing was written', async () => {
    const { gateway, person } = await showChat()
    await person.upload(chooser(), [aFile('draft.docx')])
    await act(async () => gateway.uploads[0]?.arrive())
    await person.click(screen.getByRole('button', { name: 'Check its form' }))
    await waitFor(() => expect(gateway.sent[0]?.message).toBe('Check the form of this draft resolution.'))
    expect(gateway.sent[0]?.attachmentIds).toHaveLength(1)
  })
})

describe('documents that went with a message', () => {
  it('say what was read of them, and show it', async () => {
    const gateway = new FakeChat()
    const base = { id: idOf(7), name: 'paper.pdf', kind: 'pdf', bytes: 1_234_567, pages: 14 } as const
    const attachment = { ...base, length: 200_000, fullLength: 345_678 }
    gateway.attached.set(attachment.id, attachment)
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ChatScopeContext value={createChatScope(gateway, 'amina', false)}>
          <AttachmentList
            attachments={[attachment, { ...attachment, id: idOf(8), name: 'moved.pdf', length: 0 }]}
            isOpenable
          />
        </ChatScopeContext>
      </QueryClientProvider>,
    )
    expect(screen.getByText('1.2 MB · 14 pages · PDF · first 200,000 of 345,678 characters read')).toBeDefined()
    expect(screen.getByText(/its text is not here/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show what was read of paper.pdf' }))
    expect(await screen.findByText('Chad has no port.')).toBeDefined()
  })
})

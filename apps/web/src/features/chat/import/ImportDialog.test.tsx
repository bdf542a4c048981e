import '../../../test-setup.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChatScopeContext, createChatScope } from '../../../client/gateways/chat-scope.ts'
import { ChatUiContext, createChatUi } from '../chat-ui.ts'
import { useDroppedFiles } from '../files/use-dropped-files.ts'
import { FakeChat } from '../testing/fake-chat.ts'
import { FileReaderHere } from './file-reader.ts'
import { ImportDialog } from './ImportDialog.tsx'
import chatGpt from './testing/chatgpt.json' with { type: 'json' }
import claude from './testing/claude.json' with { type: 'json' }
import type { FromImportWorker, ToImportWorker } from './worker-reader.ts'

/** Fake worker that runs in this thread. */
class WorkerHere {
  onmessage: ((event: { data: FromImportWorker }) => void) | undefined
  private readonly reader = new FileReaderHere(() => Date.UTC(2026, 10, 21))

  postMessage(message: ToImportWorker): void {
    void this.answer(message).then((data) => this.onmessage?.({ data }))
  }

  terminate(): void {
    this.reader.close()
  }

  private async answer(message: ToImportWorker): Promise<FromImportWorker> {
    if (message.type === 'open') return { type: 'opened', opened: await this.reader.open(message.file) }
    return { type: 'next', read: await this.reader.next() }
  }
}

beforeEach(() => vi.stubGlobal('Worker', WorkerHere))
afterEach(() => vi.unstubAllGlobals())

/** A drop zone under the dialog. */
function Under({ take }: { take: (files: readonly File[]) => void }) {
  useDroppedFiles(take)
  return null
}

function show() {
  const attached: File[] = []
  const gateway = new FakeChat()
  const ui = createChatUi()
  ui.setState({ dialog: 'import' })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChatScopeContext value={createChatScope(gateway, 'demo', true)}>
        <ChatUiContext value={ui}>
          <Under take={(files) => attached.push(...files)} />
          <ImportDialog />
        </ChatUiContext>
      </ChatScopeContext>
    </QueryClientProvider>,
  )
  const fileOf = (value: unknown) =>
    new File([JSON.stringify(value)], 'conversations.json', { type: 'application/json' })
  const choose = (value: unknown) => userEvent.upload(screen.getByLabelText('File with conversations'), [fileOf(value)])
  const drop = (value: unknown) =>
    fireEvent.drop(screen.getByText('or drop it here'), {
      dataTransfer: { types: ['Files'], files: [fileOf(value)] },
    })
  return { gateway, ui, choose, drop, attached }
}

describe('the import of conversations', () => {
  it('takes in a file and tells of each conversation what came and what was left out', async () => {
    const { gateway, choose } = show()
    await choose([...chatGpt, ...claude, { other: 1, title: 'Odd' }])
    const report = await screen.findByRole('list', { name: 'Result for each conversation' })
    const rows = within(report).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Fishing quotasIn partLeft out: 1 picture, 1 file or recording, 2 tool calls, 1 piece of a model’s reasoning, 1 instruction to the model, 1 mark that points to a source.',
      'Grain corridorIn partLeft out: 1 picture, 1 file or recording, 1 tool call, 1 piece of a model’s reasoning.',
      'Old form, no blocksImported',
      'OddNot importedNot imported: its format is not supported.',
    ])
    expect(within(report).getByRole('link', { name: 'Fishing quotas' }).getAttribute('href')).toMatch(/^\/chat\//)
    expect(gateway.conversations.size).toBe(3)
    await userEvent.click(screen.getByLabelText('Only incomplete ones'))
    expect(within(report).getAllByRole('listitem')).toHaveLength(3)
  })

  it('takes in a file that is dropped, which goes nowhere else', async () => {
    const { gateway, drop, attached } = show()
    drop(claude)
    expect(await screen.findByText('conversations.json was imported')).toBeDefined()
    expect(gateway.conversations.size).toBe(claude.length)
    expect(attached).toEqual([])
  })

  it('takes an import back after asking, and nothing that was there before', async () => {
    const { gateway, choose } = show()
    await choose(chatGpt)
    await userEvent.click(await screen.findByRole('button', { name: 'Choose another file' }))
    await choose([...chatGpt, ...claude])
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the import' }))
    expect(gateway.conversations.size).toBe(3)
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2 conversations' }))
    expect(await screen.findByText('The import of conversations.json was undone.')).toBeDefined()
    expect([...gateway.conversations.values()].map(({ title }) => title)).toEqual(['Fishing quotas'])
  })

  it('says why a file is refused, and takes another', async () => {
    const { choose } = show()
    await choose({ users: [] })
    expect((await screen.findByRole('alert')).textContent).toContain('No conversations were found.')
    await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }))
    await choose(claude)
    expect(await screen.findByText('conversations.json was imported')).toBeDefined()
  })
})

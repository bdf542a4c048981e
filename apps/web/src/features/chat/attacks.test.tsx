import '../../test-setup.ts'
import type { ChatMessage } from '@placard/contract'
import { aConversation, aProject, LINE_ATTACKS, MARKUP_ATTACKS } from '@placard/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { ChatScopeContext, createChatScope } from '../../client/gateways/chat-scope.ts'
import { bonesOf, harmless, unsafeIn } from '../../kit/testing/bones.ts'
import { chatFile } from './export/chat-file.ts'
import { ImportReport } from './import/ImportReport.tsx'
import { fetchMarkdown } from './markdown/AnswerText.tsx'
import { EngineBadge } from './message/EngineBadge.tsx'
import { Said } from './message/Said.tsx'
import { Sources } from './message/Sources.tsx'
import { RecentConversations } from './panel/RecentConversations.tsx'
import { SearchResults } from './panel/SearchResults.tsx'
import { SharedChatScreen } from './SharedChatScreen.tsx'
import { aMessage, FakeChat, idOf } from './testing/fake-chat.ts'
import { aPaper } from './testing/fake-papers.ts'

const nothing = () => undefined

function Inside({ gateway, children }: { gateway: FakeChat; children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ChatScopeContext value={createChatScope(gateway, 'ada', true)}>{children}</ChatScopeContext>
    </QueryClientProvider>
  )
}

/** The components that show a text immediately. */
const PLACES: readonly (readonly [place: string, show: (text: string) => ReactNode])[] = [
  ['what a person said', (text) => <Said text={text} />],
  [
    'the name of a model',
    (model) => <EngineBadge engine={{ rung: 'gemini', model, place: 'cloud', promptVersion: '' }} />,
  ],
  ['the title of a source', (title) => <Sources sources={[{ kind: 'guide', id: 'g', title }]} />],
  ['the id of a campaign', (id) => <Sources sources={[{ kind: 'campaign', id, title: 'T' }]} />],
  [
    'the report of an import',
    (title) => (
      <ImportReport
        state={{
          phase: 'done',
          fileName: title,
          count: 2,
          items: [
            { title, outcome: 'imported', conversationId: idOf(1), isNew: true },
            { title, outcome: 'refused', fault: 'empty' },
          ],
        }}
        onAgain={nothing}
        onClose={nothing}
        onUndoImport={nothing}
      />
    ),
  ],
]

describe('advisory 16 (CVE-2026-44568) a text of others is a text, and nothing else, as', () => {
  it.each(PLACES)('%s', (_, show) => {
    for (const attack of LINE_ATTACKS) {
      const { container } = render(show(attack))
      const bones = bonesOf(container)
      expect(unsafeIn(container)).toEqual([])
      cleanup()
      expect(bones, attack).toBe(bonesOf(render(show(harmless(attack))).container))
      cleanup()
    }
  })

  it('titles in the list, and titles and words a search found', async () => {
    const shown = async (change: (text: string) => string) => {
      const gateway = new FakeChat()
      for (const [index, attack] of LINE_ATTACKS.entries()) {
        const conversation = aConversation({ id: idOf(1000 + index), title: change(attack) })
        gateway.conversations.set(conversation.id, conversation)
        const content = change(`find ${attack}`)
        gateway.messages.push(aMessage({ id: idOf(2000 + index), conversationId: conversation.id, content }))
      }
      const { container, findAllByRole } = render(
        <Inside gateway={gateway}>
          <RecentConversations onFollow={nothing} />
          <SearchResults words={change('find')} onFollow={nothing} />
        </Inside>,
      )
      expect((await findAllByRole('link')).length).toBeGreaterThanOrEqual(LINE_ATTACKS.length)
      expect(unsafeIn(container)).toEqual([])
      const bones = bonesOf(container)
      cleanup()
      return bones
    }
    expect(await shown((text) => text)).toBe(await shown(harmless))
  })

  it('the title and the persons’ words of a shared copy', async () => {
    const shown = async (title: string) => {
      const messages: readonly ChatMessage[] = [aMessage({ id: idOf(2), content: title })]
      const read = async () => ({ title, sharedAt: '2026-01-05T09:00:00.000Z', messages })
      const { container, findByRole } = render(
        <Inside gateway={new FakeChat()}>
          <SharedChatScreen token="t" read={read} />
        </Inside>,
      )
      await findByRole('heading', { level: 1 })
      const found = [bonesOf(container), ...unsafeIn(container)]
      cleanup()
      return found
    }
    await fetchMarkdown()
    for (const attack of LINE_ATTACKS.slice(0, 40))
      expect(await shown(attack), attack).toEqual(await shown(harmless(attack)))
  })
})

describe('advisory 16 (CVE-2026-44568) an export', () => {
  const exported = (change: (text: string) => string) => {
    const messages = MARKUP_ATTACKS.map((attack, index) =>
      aMessage({
        id: idOf(index + 2),
        parentId: index === 0 ? null : idOf(index + 1),
        content: change(attack),
        role: index % 2 === 0 ? 'user' : 'assistant',
        engine: { rung: 'gemini', model: change('"><script>alert(1)</script>'), place: 'cloud', promptVersion: '1' },
        sources: [{ kind: 'guide', id: 'g', title: change('<img src=x onerror=alert(1)>') }],
      }),
    )
    const leafId = messages.at(-1)?.id ?? null
    const conversation = aConversation({ title: change('</title><script>alert(1)</script>'), leafId })
    const text = change('</p><script>alert(1)</script>')
    const papers = [aPaper({ conversationId: conversation.id, title: change('<img src=x onerror=alert(1)>'), text })]
    const { createdAt, updatedAt } = conversation
    const project = { ...aProject({ id: idOf(9), name: change('<b>bold</b>') }), createdAt, updatedAt }
    return [{ conversation, messages, papers, project, projectFiles: [] }]
  }
  const page = (change: (text: string) => string) => {
    const { text } = chatFile(exported(change), 'html', new Date(0))
    return new DOMParser().parseFromString(text, 'text/html')
  }

  it('as HTML holds every attack as a text, whatever it is read by', () => {
    const attacked = page((text) => text)
    expect(bonesOf(attacked)).toBe(bonesOf(page(harmless)))
    expect(attacked.querySelector('script, img, iframe, svg, form, a')).toBeNull()
    expect(attacked.querySelectorAll('article:not(.paper)')).toHaveLength(MARKUP_ATTACKS.length)
    expect(attacked.querySelectorAll('article.paper')).toHaveLength(1)
  })
})

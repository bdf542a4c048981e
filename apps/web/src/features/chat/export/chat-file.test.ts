import { describe, expect, it } from 'vitest'
import { aConversation, aMessage, BUILT_IN, FakeChat, idOf } from '../testing/fake-chat.ts'
import { allChats } from './all-chats.ts'
import { chatFile } from './chat-file.ts'

const NOW = new Date(2026, 0, 5, 23, 30)
const detail = {
  conversation: aConversation({ title: 'Ports\n# <script>', leafId: idOf(3) }),
  messages: [
    aMessage({
      ...{ id: idOf(2), content: 'Who <b>objects</b>?' },
      attachments: [{ id: idOf(9), name: 'a<b>.txt', kind: 'text', bytes: 1200, length: 1100, fullLength: 1100 }],
    }),
    aMessage({
      ...{ id: idOf(3), parentId: idOf(2), role: 'assistant', content: '**Nobody**.', engine: BUILT_IN },
      sources: [{ kind: 'guide', id: 'g', title: 'Objections' }],
    }),
    aMessage({ id: idOf(4), content: 'Another branch' }),
  ],
}

describe('chats as a file', () => {
  it('are named by the date on the clock of the device', () => {
    expect(chatFile([detail], 'json', NOW).name).toBe('placard-chat-2026-01-05.json')
    expect(chatFile([detail, detail], 'html', NOW).name).toBe('placard-chats-2026-01-05.html')
  })

  it('hold everything as JSON', () => {
    const whole: unknown = JSON.parse(chatFile([detail], 'json', NOW).text)
    expect(whole).toMatchObject({ format: 'placard-chats', version: 1, conversations: [detail] })
  })

  it('are read as Markdown: the branch that was shown, each with who spoke and by which engine', () => {
    const { text } = chatFile([detail], 'markdown', NOW)
    expect(text).toContain('# Ports # <script>\n\n**You** · 2026-01-05T09:00:00.000Z\n\nWho <b>objects</b>?')
    expect(text).toContain('**Assistant (Embedded · built-in phrases, no AI model)**')
    expect(text).toContain('- Guide: Objections')
    expect(text).toContain('- Document: a<b>.txt (1,200 bytes, 1,100 characters read; its text is not in this file)')
    expect(text).not.toContain('Another branch')
  })

  it('run nothing as HTML', () => {
    const { text } = chatFile([detail], 'html', NOW)
    expect(text).not.toContain('<script>')
    expect(text).not.toContain('<b>')
    expect(text).toContain('Who &lt;b&gt;objects&lt;/b&gt;?')
    expect(text).toContain("default-src 'none'")
  })

  it('are all of them when all are wanted, each once', async () => {
    const gateway = new FakeChat()
    for (const id of [idOf(1), idOf(2), idOf(3)]) gateway.conversations.set(id, aConversation({ id }))
    expect((await allChats(gateway)).map(({ conversation }) => conversation.id)).toEqual([idOf(1), idOf(2), idOf(3)])
  })
})

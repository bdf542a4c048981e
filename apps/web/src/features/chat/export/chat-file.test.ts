import { aConversation, aProject } from '@placard/testing'
import '../../../test-setup.ts'
import { describe, expect, it } from 'vitest'
import { drawnTexts } from '../markdown/drawn-text.tsx'
import { aMessage, BUILT_IN, FakeChat, idOf } from '../testing/fake-chat.ts'
import { aPaper, fakePapers } from '../testing/fake-papers.ts'
import { FakeProjects } from '../testing/fake-projects.ts'
import { allChats } from './all-chats.ts'
import { chatFile } from './chat-file.ts'
import { exportedChats } from './exported-chat.ts'
import { CHAT_FORMATS } from './formats.ts'

const never = (): never => {
  throw new Error('the project has no file')
}
const NOW = new Date(2026, 0, 5, 23, 30)
const detail = {
  papers: [],
  project: undefined,
  projectFiles: [],
  conversation: aConversation({ title: 'Ports\n# <script>', leafId: idOf(3) }),
  messages: [
    aMessage({
      id: idOf(2),
      content: 'Who <b>objects</b>?',
      attachments: [{ id: idOf(9), name: 'a<b>.txt', kind: 'text', bytes: 1200, length: 1100, fullLength: 1100 }],
    }),
    aMessage({
      id: idOf(3),
      parentId: idOf(2),
      role: 'assistant',
      content: '**Nobody**.',
      engine: BUILT_IN,
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
    const { conversation, messages } = detail
    const spoken = { conversation, messages }
    const whole: unknown = JSON.parse(chatFile([detail], 'json', NOW).text)
    expect(whole).toMatchObject({ format: 'placard-chats', version: 1, conversations: [spoken], papers: [] })
  })

  it('are read as Markdown: the branch that was shown, each with who spoke and by which engine', () => {
    const { text } = chatFile([detail], 'markdown', NOW)
    expect(text).toContain('# Ports # <script>\n\n**You** · 5 January 2026 at ')
    expect(text).toContain('\n\nWho <b>objects</b>?')
    expect(text).toContain('**Assistant (Embedded · built-in phrases, no AI model)**')
    expect(text).toContain('- Guide: Objections')
    expect(text).toContain('- Document: a<b>.txt (1,200 bytes, 1,100 characters read; its text is not in this file)')
    expect(text).not.toContain('Another branch')
  })

  it('D9 say of what was imported that it was, and by whom it is only said to be', () => {
    const imported = { ...detail, messages: detail.messages.map((one) => ({ ...one, isImported: true as const })) }
    const { text } = chatFile([imported], 'markdown', NOW)
    expect(text).toContain('**You (Imported)**')
    expect(text).toContain('**Assistant (Imported · said to be by the built-in assistant)**')
    expect(chatFile([imported], 'html', NOW).text).toContain('said to be by the built-in assistant')
    expect(chatFile([imported], 'json', NOW).text).toContain('"isImported": true')
  })

  it('name the project first and hold the working papers last, as they read now', async () => {
    const papers = fakePapers()
    const begun = aPaper({ title: 'Clean\nwater', text: 'Old words.' })
    const { id, conversationId, messageId, kind, title } = begun
    await papers.createPaper({ id, conversationId, messageId, kind, title, text: begun.text })
    const text = '1. Urges <b>all</b> States.'
    await papers.savePaper(id, { expected: 1, kind, title, text, making: 'typed' })
    await papers.createPaper({ ...begun, id: idOf(51), conversationId: idOf(2), title: 'Of another chat' })
    const uploads = new FakeChat()
    const projects = new FakeProjects(uploads)
    const project = await projects.createProject(aProject({ id: idOf(700), name: 'Spring <i>' }))
    await projects.putElsewhere(project.id, idOf(61))
    uploads.attached.set(idOf(61), (await projects.readProject(project.id)).files[0] ?? never())
    const conversation = { ...detail.conversation, projectId: project.id }
    const chats = await exportedChats([{ ...detail, conversation }], { papers, projects, chats: uploads })

    const markdown = chatFile(chats, 'markdown', NOW).text
    expect(markdown).toMatch(/^# Ports # <script>\n\nProject: Spring <i>\n\n\*\*You\*\*/)
    expect(markdown).toMatch(/\n\n## Working paper: Clean water\n\n1\. Urges <b>all<\/b> States\.\n$/)
    const page = new DOMParser().parseFromString(chatFile(chats, 'html', NOW).text, 'text/html')
    expect(page.querySelector('h2 + p')?.textContent).toBe('Project: Spring <i>')
    expect(page.querySelector('article:last-child')?.textContent).toBe(`Working paper: Clean\nwater${text}`)
    const json: unknown = JSON.parse(chatFile(chats, 'json', NOW).text)
    expect(json).toMatchObject({
      papers: [{ id, text }],
      projects: [project],
      projectFiles: [{ projectId: project.id, name: '061.txt', text: 'Chad has no port.' }],
    })
    for (const format of CHAT_FORMATS) {
      expect(chatFile(chats, format, NOW).text).not.toMatch(/Old words|Of another chat/)
    }
  })

  it('run nothing as HTML', () => {
    const { text } = chatFile([detail], 'html', NOW)
    expect(text).not.toContain('<script>')
    expect(text).not.toContain('<b>')
    expect(text).toContain('Who &lt;b&gt;objects&lt;/b&gt;?')
    expect(text).toContain("default-src 'none'")
  })

  it('are read as HTML: answers as they are drawn, what a person wrote word for word, times as people say them', async () => {
    const answer =
      '## Votes\n\n**Two** blocs:\n\n| Bloc | Votes |\n| --- | --- |\n| G77 | 134 |\n\n- [x] counted\n\n\\[ x^2 \\]'
    const messages = detail.messages.map((message) =>
      message.role === 'assistant' ? { ...message, content: answer } : { ...message, content: '**mine**' },
    )
    const { text } = chatFile([{ ...detail, messages }], 'html', NOW, await drawnTexts([answer]))
    const page = new DOMParser().parseFromString(text, 'text/html')
    expect(page.querySelector('.user')?.textContent).toContain('**mine**')
    expect(page.querySelector('h4')?.textContent).toBe('Votes')
    expect(page.querySelector('.assistant strong')?.textContent).toBe('Two')
    expect(page.querySelectorAll('td')).toHaveLength(2)
    expect(page.querySelector('math')?.getAttribute('display')).toBe('block')
    expect(page.querySelector('button, input, [tabindex]')).toBeNull()
    expect(page.querySelector('time')?.outerHTML).toMatch(
      /datetime="2026-01-05T09:00:00.000Z">5 January 2026 at \d\d:00/,
    )
  })

  it('are all of them when all are wanted, each once', async () => {
    const gateway = new FakeChat()
    for (const id of [idOf(1), idOf(2), idOf(3)]) gateway.conversations.set(id, aConversation({ id }))
    expect((await allChats(gateway)).map(({ conversation }) => conversation.id)).toEqual([idOf(1), idOf(2), idOf(3)])
  })
})

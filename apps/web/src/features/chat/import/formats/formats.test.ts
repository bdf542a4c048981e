import { WholeConversation } from '@placard/contract'
import { aConversation } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { chatFile } from '../../export/chat-file.ts'
import { aMessage, BUILT_IN, idOf } from '../../testing/fake-chat.ts'
import chatGpt from '../testing/chatgpt.json' with { type: 'json' }
import claude from '../testing/claude.json' with { type: 'json' }
import libreChat from '../testing/librechat.json' with { type: 'json' }
import libreChatTree from '../testing/librechat-recursive.json' with { type: 'json' }
import openWebUi from '../testing/open-webui.json' with { type: 'json' }
import { conversationsIn, readConversation } from './read-conversation.ts'

const NOW = Date.UTC(2026, 10, 21)

/** All conversations of a file, in the form they would be sent. */
function allIn(file: unknown) {
  return (conversationsIn(file) ?? []).map((item) => {
    const { told, left, title } = readConversation(item, NOW)
    if (!told.ok) throw new Error(`${title} was refused: ${told.rejection}`)
    return { ...WholeConversation.parse(told.whole), left }
  })
}

function oneIn(file: unknown) {
  const [one] = allIn(file)
  if (one === undefined) throw new Error('the file has no conversation')
  const contents = new Map(one.messages.map(({ id, content }) => [id, content]))
  return {
    ...one,
    /** Role and content of each message, with the content of its parent. */
    lines: one.messages.map(({ role, content, parentId }) => [role, content, contents.get(parentId ?? '') ?? null]),
    shown: contents.get(one.conversation.leafId ?? ''),
    models: one.messages.map(({ engine }) => engine?.model),
    times: one.messages.map(({ timestamp }) => timestamp),
  }
}

describe('an export of ChatGPT', () => {
  const read = oneIn(chatGpt)

  it('comes in with its branches, its order, the shown branch and its times', () => {
    expect(read.conversation.title).toBe('Fishing quotas')
    expect(read.conversation.createdAt).toBe('2025-01-01T10:00:00.250Z')
    expect(read.lines).toEqual([
      ['user', 'Who may fish here?', null],
      ['assistant', 'The coastal state.', 'Who may fish here?'],
      ['assistant', 'Whoever the coastal state lets.', 'Who may fish here?'],
    ])
    expect(read.shown).toBe('Whoever the coastal state lets.')
    expect(read.times[1]).toBe('2025-01-01T10:00:05.000Z')
  })

  it('names the model of each answer, else the usual one of the conversation', () => {
    expect(read.models).toEqual([undefined, 'o3', 'gpt-4o'])
    expect(read.messages[1]?.engine).toMatchObject({ place: 'elsewhere', origin: 'chatgpt' })
  })

  it('says what stays behind', () => {
    expect(read.left).toEqual({ image: 1, file: 1, tool: 2, reasoning: 1, system: 1, reference: 1 })
  })
})

describe('an export of Claude', () => {
  const read = oneIn(claude)

  it('comes in with its branches and joins the words of an answer', () => {
    expect(read.lines).toEqual([
      ['user', 'Draft a clause', null],
      ['assistant', '1. Calls upon\n\nall parties', 'Draft a clause'],
      ['user', 'Draft a shorter one', null],
    ])
    expect(read.shown).toBe('Draft a shorter one')
    expect(read.left).toEqual({ image: 1, file: 1, tool: 1, reasoning: 1 })
  })

  it('of the older form has an order and no branches, and a title from its first words', () => {
    const old = oneIn(claude.slice(1))
    expect(old.lines).toEqual([
      ['user', 'Old form, no blocks', null],
      ['assistant', 'Understood.', 'Old form, no blocks'],
    ])
    expect(old.conversation.title).toBe('Old form, no blocks')
    expect(old.left).toEqual({})
  })
})

describe('an export of LibreChat', () => {
  it('comes in with its branches', () => {
    const read = oneIn(libreChat)
    expect(read.lines).toEqual([
      ['user', 'Who holds it?', null],
      ['assistant', 'Five members.', 'Who holds it?'],
      ['assistant', 'The permanent five.', 'Who holds it?'],
    ])
    expect(read.models).toEqual([undefined, 'gpt-4.1-mini', 'gpt-4.1'])
    expect(read.times).toEqual(['2025-03-01T08:00:00.000Z', '2025-03-01T08:00:05.000Z', '2025-03-01T08:01:00.000Z'])
    expect(read.conversation.updatedAt).toBe('2025-03-01T08:01:00.000Z')
    expect(read.left).toEqual({ image: 1, tool: 1, reasoning: 1, system: 1 })
  })

  it('of the nested form is the same conversation', () => {
    const [flat, nested] = [oneIn(libreChat), oneIn(libreChatTree)]
    expect(nested.conversation.id).toBe(flat.conversation.id)
    expect(nested.messages).toEqual(flat.messages)
    expect(nested.left).toEqual({})
  })
})

describe('an export of Open WebUI', () => {
  it('comes in with its branches, without what is folded away in an answer', () => {
    const read = oneIn(openWebUi)
    expect(read.lines).toEqual([
      ['user', 'What is a mandate?', null],
      ['assistant', 'An authority to act.', 'What is a mandate?'],
      ['assistant', 'See <details>below</details>.', 'What is a mandate?'],
    ])
    expect(read.shown).toBe('An authority to act.')
    expect(read.models).toEqual([undefined, 'llama3.2:3b', 'Qwen 2.5'])
    expect(read.conversation).toMatchObject({ isPinned: true, isArchived: true, title: 'Peacekeeping' })
    expect(read.left).toEqual({ image: 1, file: 1, reasoning: 1 })
  })
})

describe('an export of our own', () => {
  const SAID = '2026-01-05T09:00:00.000Z'
  const detail = {
    conversation: aConversation({
      mode: 'aggressive',
      instructions: 'Be brief.',
      isPinned: true,
      leafId: idOf(4),
      createdAt: SAID,
      updatedAt: SAID,
    }),
    messages: [
      aMessage({ id: idOf(2), content: 'Who objects?' }),
      aMessage({
        id: idOf(3),
        parentId: idOf(2),
        role: 'assistant',
        content: '**Nobody**.',
        engine: BUILT_IN,
        sources: [{ kind: 'guide', id: 'g', title: 'Objections' }],
      }),
      aMessage({ id: idOf(4), parentId: idOf(2), role: 'assistant', content: 'Half', status: 'stopped' }),
      aMessage({ id: idOf(5), content: 'Another beginning' }),
      aMessage({ id: idOf(6), parentId: idOf(5), role: 'assistant', status: 'failed', fault: 'quota' }),
    ],
  }

  it('comes back the same, with all branches, engines, sources and unfinished answers', () => {
    const file: unknown = JSON.parse(
      chatFile([{ ...detail, papers: [], project: undefined, projectFiles: [] }], 'json', new Date(NOW)).text,
    )
    const [read] = allIn(file)
    expect(read?.conversation).toEqual(detail.conversation)
    expect(read?.messages).toEqual(detail.messages)
    expect(read?.left).toEqual({})
  })

  it('says which parts of a damaged message it gave up', () => {
    const file = { conversations: [{ ...detail, messages: [...detail.messages, { id: idOf(9), role: 'user' }] }] }
    const [read] = allIn(file)
    expect(read?.messages).toEqual(detail.messages)
    expect(read?.left).toEqual({ damaged: 1 })
  })
})

it('an item imported twice has the same ids both times, and no two items share one', () => {
  const files = [chatGpt, claude, libreChat, openWebUi]
  const ids = () =>
    files.flatMap(allIn).flatMap(({ conversation, messages }) => [conversation, ...messages].map(({ id }) => id))
  expect(ids()).toEqual(ids())
  expect(new Set(ids()).size).toBe(ids().length)
})

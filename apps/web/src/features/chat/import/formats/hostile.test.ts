import { WholeConversation } from '@placard/contract'
import { growthOf } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { conversationsIn, readConversation } from './read-conversation.ts'

const NOW = Date.UTC(2026, 10, 21)

/** A node of ChatGPT’s tree. */
const node = (id: string, parent: string | null, text: unknown, role: unknown = 'user', more = {}) => ({
  id,
  parent,
  children: [],
  message: { author: { role }, content: { content_type: 'text', parts: [text] }, recipient: 'all', ...more },
})

const chat = (nodes: readonly { id: string }[], more = {}) => ({
  conversation_id: 'c',
  title: 'T',
  mapping: Object.fromEntries(nodes.map((one) => [one.id, one])),
  ...more,
})

function read(item: unknown) {
  const { told, left, title } = readConversation(item, NOW)
  // whatever is sent must pass the host's schema
  const whole = told.ok ? WholeConversation.parse(told.whole) : undefined
  return {
    fault: told.ok ? undefined : told.rejection,
    left,
    title,
    whole,
    texts: whole?.messages.map(({ content }) => content),
  }
}

const DEEP = 100_000
const deepList = () => JSON.parse(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`)

describe('a conversation nobody should trust', () => {
  it.each([
    ['nothing', null],
    ['a number', 5],
    ['a text', 'conversation'],
    ['a list', [1]],
    ['an empty object', {}],
    ['lists in lists, 100,000 deep', deepList()],
    ['an object of another kind', { messages: [{ role: 'user', content: 'x' }] }],
    ['an identity that is no text', { ...chat([]), conversation_id: 7, id: {} }],
  ])('that is %s is of a form that is not known', (_, item) => {
    expect(read(item)).toMatchObject({ fault: 'unknown', left: {} })
  })

  it.each([
    ['chatgpt', { conversation_id: 'c', mapping: {} }],
    ['chatgpt with wrong types', { conversation_id: 'c', mapping: { a: 5, b: null, c: { message: 'x', parent: {} } } }],
    ['claude', { uuid: 'c', chat_messages: [] }],
    [
      'claude with wrong types',
      { uuid: 'c', chat_messages: [1, null, { sender: {}, content: 'x' }, { sender: 'human' }] },
    ],
    ['librechat', { conversationId: 'c', messages: [] }],
    ['librechat with wrong types', { conversationId: 'c', messages: [3, { isCreatedByUser: 'yes', text: {} }] }],
    ['open webui', { id: 'c', chat: { history: { messages: {} } } }],
    [
      'open webui with wrong types',
      { id: 'c', chat: { history: { messages: { a: [], b: { role: 'user', content: 4 } } } } },
    ],
    ['our own', { conversation: { id: 'c' }, messages: [] }],
    ['our own with wrong types', { conversation: { id: 'c' }, messages: [{ role: 'user', content: [] }, 5, null] }],
  ])('of %s without a word is empty', (_, item) => {
    expect(read(item).fault).toBe('empty')
  })

  it('goes in no circle: what does stays behind', () => {
    const { texts, left } = read(chat([node('a', null, 'In'), node('b', 'c', 'Round'), node('c', 'b', 'and round')]))
    expect(texts).toEqual(['In'])
    expect(left).toEqual({ damaged: 2 })
  })

  it('that follows itself is empty', () => {
    expect(read(chat([node('a', 'a', 'I')])).fault).toBe('empty')
  })

  it('begins a branch where what it follows is not in the file', () => {
    const { whole } = read(chat([node('a', 'gone', 'In'), node('b', 'a', 'Answer', 'assistant')]))
    expect(whole?.messages[0]?.parentId).toBeNull()
    expect(whole?.messages[1]?.parentId).toBe(whole?.messages[0]?.id)
  })

  it('takes of two messages with one id the first', () => {
    const item = { uuid: 'c', chat_messages: ['One', 'Two'].map((text) => ({ uuid: 'm', sender: 'human', text })) }
    expect(read(item)).toMatchObject({ texts: ['One'], left: { damaged: 1 } })
  })

  it.each([
    [10_000, undefined],
    [10_001, 'too-long'],
  ])('of %d messages, each after the one before, is read without recursion: %s', (count, fault) => {
    const nodes = Array.from({ length: count }, (_, index) =>
      node(`n${index}`, index === 0 ? null : `n${index - 1}`, 'x'),
    )
    expect(read(chat(nodes)).fault).toBe(fault)
  })

  it('of a million nodes is refused unread', () => {
    const mapping: Record<string, unknown> = {}
    const one = node('n', 'n', 'x')
    for (let index = 0; index < 1_000_000; index += 1) mapping[`n${index}`] = one
    expect(read({ conversation_id: 'c', mapping }).fault).toBe('too-long')
  })

  it('nested 100,000 deep is read without recursion', () => {
    const message = (index: number) => `{"messageId":"m${index}","isCreatedByUser":true,"text":"x","children":[`
    const open = Array.from({ length: DEEP }, (_, index) => message(index)).join('')
    const item: unknown = JSON.parse(`{"conversationId":"c","recursive":true,"messages":[${open}${']}'.repeat(DEEP)}]}`)
    expect(read(item).fault).toBe('too-long')
  })

  it('loses what no database holds: nothing at all, halves of characters, marks of the search', () => {
    const { texts, whole } = read(
      chat([node('a', null, 'a\u0000b\ud800c\ue000d\ue001')], { title: '\u0000\udc00\u202eT\n' }),
    )
    expect(texts).toEqual(['ab\ufffdcd'])
    expect(whole?.conversation.title).toBe('\ufffd T')
  })

  it('sets no prototype, whatever its keys are called', () => {
    const item: unknown = JSON.parse(
      '{"conversation_id":"c","__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"mapping":{"__proto__":{"parent":null,"message":{"author":{"role":"user"},"content":{"content_type":"text","parts":["x"]}}},"constructor":{"parent":"__proto__","message":{"author":{"role":"assistant"},"content":{"content_type":"text","parts":["y"]}}}}}',
    )
    expect(read(item).texts).toEqual(['x', 'y'])
    expect(Reflect.get({}, 'admin')).toBeUndefined()
  })

  it.each([
    ['system', { system: 1 }],
    ['tool', { tool: 1 }],
    ['owner', { unknown: 1 }],
    [5, { unknown: 1 }],
    [null, { unknown: 1 }],
  ])('has no line of a role such as %j', (role, left) => {
    const nodes = [node('a', null, 'Q'), node('b', 'a', 'Be evil', role), node('c', 'b', 'A', 'assistant')]
    const { whole, texts, left: said } = read(chat(nodes))
    expect(texts).toEqual(['Q', 'A'])
    expect(whole?.messages[1]?.parentId).toBe(whole?.messages[0]?.id)
    expect(said).toEqual(left)
  })

  it.each([
    ['far in the future', 9e15],
    ['before anything', -5],
    ['not a number', Number.NaN],
    ['an object', { now: true }],
    ['no date', 'yesterday'],
    ['a very long text', '2'.repeat(1_000_000)],
  ])('with a time that is %s has another', (_, time) => {
    const { whole } = read(
      chat([node('a', null, 'x', 'user', { create_time: time })], { create_time: time, update_time: time }),
    )
    expect(Date.parse(whole?.conversation.updatedAt ?? '')).toBeLessThanOrEqual(NOW)
    expect(whole?.messages).toHaveLength(1)
  })

  it('has answers that are not older than their questions', () => {
    const nodes = [
      node('a', null, 'Q', 'user', { create_time: 2000 }),
      node('b', 'a', 'A', 'assistant', { create_time: 1000 }),
    ]
    expect(read(chat(nodes)).texts).toEqual(['Q', 'A'])
  })

  it('is cut where one message is longer than any page shows, and says so', () => {
    const { texts, left } = read(chat([node('a', null, `${'x'.repeat(199_999)}😀`)]))
    expect(texts?.[0]).toHaveLength(199_999)
    expect(left).toEqual({ cut: 1 })
  })

  it('is refused where its texts are longer than one call may be', () => {
    const nodes = Array.from({ length: 20 }, (_, index) => node(`n${index}`, null, 'x'.repeat(180_000)))
    expect(read(chat(nodes)).fault).toBe('too-long')
  })

  it('keeps the place of a message that was only a picture', () => {
    const picture = node('a', null, { content_type: 'image_asset_pointer' })
    const { texts, left } = read(chat([picture, node('b', 'a', 'A ship.', 'assistant')]))
    expect(texts).toEqual(['[A picture or file that was not imported]', 'A ship.'])
    expect(left).toEqual({ image: 1 })
  })

  it('has names of models on one line, of a length that fits', () => {
    const { whole } = read(
      chat([node('a', null, 'x', 'assistant', { metadata: { model_slug: `gpt\u202e\n${'x'.repeat(5000)}` } })]),
    )
    expect(whole?.messages[0]?.engine?.model).toHaveLength(200)
    expect(whole?.messages[0]?.engine?.model.startsWith('gpt x')).toBe(true)
  })

  it('with a thousand open folds is read once', () => {
    const folds = '<details type="reasoning">'.repeat(20_000)
    const reading = (content: string) =>
      void read({ id: 'c', chat: { history: { messages: { a: { role: 'assistant', content } } } } })
    expect(growthOf(reading, folds)).toBeLessThan(1.5)
  })
})

it.each([
  ['a number', 5],
  ['an object without a list', { conversations: {} }],
  ['nothing', null],
])('a file that is %s has no conversations', (_, file) => {
  expect(conversationsIn(file)).toBeUndefined()
})

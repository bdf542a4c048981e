import { type ChatModelRequest, type ModelMessage, withPauses } from '@placard/application'
import { A_CHAT_ORDER, NO_GROUNDING } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import type { ModelRequest } from '../model-provider.ts'
import { messageTokens, tokensIn } from '../tokens.ts'
import { fittedRequest } from './chat-request.ts'
import { fittedHistory } from './history.ts'
import { summarySteps } from './summary.ts'

const ENGLISH = 'The committee adopted the draft resolution on the climate fund after a long debate. '
const CHINESE = '委员会在长时间辩论后通过了关于气候基金的决议草案。'
const LONG = ENGLISH.repeat(2_000)

const said = (role: ModelMessage['role'], text: string): ModelMessage => ({ role, text })
const user = (text: string) => said('user', text)
const assistant = (text: string) => said('assistant', text)

function tokensOf({ instructions, messages, maxOutputTokens }: ModelRequest): number {
  const asked = messages.reduce((sum, { content }) => sum + messageTokens(content), tokensIn(instructions))
  return asked + maxOutputTokens
}

describe('the estimate of tokens', () => {
  it.each([
    { because: 'a short English word is a token', text: 'the fund', least: 2, most: 2 },
    { because: 'English prose has about one and a half for a word', text: ENGLISH, least: 14, most: 24 },
    { because: 'a Chinese character is about one', text: CHINESE, least: 20, most: 26 },
    { because: 'three digits are one', text: '1000000', least: 3, most: 3 },
    { because: 'Cyrillic words have several', text: 'Комитет принял резолюцию', least: 6, most: 14 },
  ])('is between $least and $most because $because', ({ text, least, most }) => {
    expect(tokensIn(text)).toBeGreaterThanOrEqual(least)
    expect(tokensIn(text)).toBeLessThanOrEqual(most)
  })
})

describe('the history', () => {
  const turns = [user('one'), assistant(LONG), user('two'), assistant('Short.'), user('three')]

  it.each([
    { because: 'all fits', room: 1_000_000, texts: ['one', LONG, 'two', 'Short.', 'three'] },
    { because: 'a long answer does not fit, and no answer comes first', room: 40, texts: ['two', 'Short.', 'three'] },
    { because: 'the last message is always sent', room: 0, texts: ['three'] },
  ])('keeps the newest turns whole: $because', ({ room, texts }) => {
    const { turns: kept, leftOut } = fittedHistory(turns, room)
    expect(kept.map(({ text }) => text)).toEqual(texts)
    expect([...leftOut, ...kept]).toEqual(turns)
  })

  it('keeps the end of an answer that is resumed', () => {
    const { turns: kept } = fittedHistory([user('one'), assistant(`${LONG}the very end`)], 200)
    expect(kept).toHaveLength(2)
    expect(kept[1]?.text.endsWith('the very end')).toBe(true)
    expect(tokensIn(kept[1]?.text ?? '')).toBeLessThan(250)
  })
})

describe('the running summary', () => {
  const turns = [user('I represent Kenya in the committee on climate.'), assistant(LONG), user('And the fund?')]
  const made = (all: readonly ModelMessage[]) => withPauses(summarySteps(all), async () => undefined)

  it('says what was asked first and lately, and what was answered, in short and always alike', async () => {
    const summary = await made(turns)
    expect(summary).toContain('The person: I represent Kenya in the committee on climate.')
    expect(summary).toContain('The person: And the fund?')
    expect(summary).toContain('The assistant: The committee adopted the draft resolution')
    expect(summary.length).toBeLessThan(2_000)
    expect(await made(turns)).toBe(summary)
    expect(await made([])).toBe('')
  })
})

describe('a request within a context', () => {
  const aDocument = (text: string) => ({ id: 'd', name: 'a.txt', text, fullLength: text.length, isNew: true })
  const background = { title: 'Dossier', text: LONG }
  const history = Array.from({ length: 200 }, (_, index) => [user(`Question ${index}?`), assistant(ENGLISH.repeat(9))])
  const talk = [...history.flat(), user('And now?')]
  const CASES: readonly { because: string; request: Partial<ChatModelRequest> }[] = [
    { because: 'it is short', request: {} },
    { because: 'the history is long', request: { turns: talk } },
    { because: 'documents are long', request: { documents: [aDocument(LONG), aDocument(CHINESE.repeat(9_000))] } },
    { because: 'the background is long', request: { background } },
    { because: 'everything is long', request: { turns: talk, documents: [aDocument(LONG)], background } },
    { because: 'the answer may be long', request: { turns: talk, maxTokens: 8_192 } },
    { because: 'an answer is resumed', request: { turns: [user('Go'), assistant(LONG)] } },
  ]
  const contexts = [2_048, 8_192, 32_768]

  it.each(CASES.flatMap((one) => contexts.map((contextTokens) => ({ ...one, contextTokens }))))(
    'never exceeds $contextTokens tokens when $because',
    async ({ request, contextTokens }) => {
      const asked = { ...A_CHAT_ORDER, ...request }
      const bounds = { contextTokens, thinkingTokens: 0 }
      const usual = await fittedRequest(asked, bounds, {
        fence: 'f00d',
        grounding: NO_GROUNDING,
        isShorter: false,
        nextTurn: async () => undefined,
      })
      expect(tokensOf(usual.request)).toBeLessThanOrEqual(contextTokens)
      const shorter = await fittedRequest(asked, bounds, {
        fence: 'f00d',
        grounding: NO_GROUNDING,
        isShorter: true,
        nextTurn: async () => undefined,
      })
      expect(tokensOf(shorter.request)).toBeLessThanOrEqual(Math.max(contextTokens / 2, 1_400))
    },
  )

  it('says in short what was left out of a long conversation', async () => {
    const bounds = { contextTokens: 8_192, thinkingTokens: 0 }
    const { request, material } = await fittedRequest({ ...A_CHAT_ORDER, turns: talk }, bounds, {
      fence: 'f00d',
      grounding: NO_GROUNDING,
      isShorter: false,
      nextTurn: async () => undefined,
    })
    expect(material.summary).toContain('The person: Question 0?')
    expect(request.instructions).toContain('What was said earlier in this conversation, in short')
    expect(request.messages.at(-1)?.content).toBe('And now?')
    expect(request.messages[0]?.role).toBe('user')
    expect(request.messages.length).toBeLessThan(talk.length)
  })
})

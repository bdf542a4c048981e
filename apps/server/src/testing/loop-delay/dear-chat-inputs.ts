import { randomUUID } from 'node:crypto'
import { type ChatMessage, successReply } from '@placard/contract'
import * as z from 'zod/mini'
import { uploadForm } from '../upload-form.ts'
import { aWholeConversation, putUp, sharedLongest } from './dear-conversations.ts'
import { asPerson, type DearInput, type DearInputs } from './dear-input.ts'
import { longSession, sameFor } from './dear-sessions.ts'
import { HEAVY_TEXTS } from './heavy-texts.ts'
import type { DearRequest, Stage, StagePerson } from './stage.ts'

const texts = Object.entries(HEAVY_TEXTS)
const Sent = successReply(z.object({ messageId: z.string(), conversationId: z.string() }))
const TOKEN = successReply(z.object({ token: z.string() }))

type AboutLongest = (
  stage: Stage,
  person: StagePerson,
  ids: { conversation: string; leaf: string },
) => Promise<DearRequest>

/** Requests that leave the longest conversation there is as it was, or take it away for a while. */
function aboutLongest(what: string, make: AboutLongest): DearInput {
  return {
    what,
    prepare: async (stage) => {
      const { person, ids } = await sharedLongest(stage)
      return async () => {
        await bringBack(stage, ids.conversation)
        return { token: person.token, ...(await make(stage, person, ids)) }
      }
    },
  }
}

/** A conversation that was taken away is there again. */
async function bringBack(stage: Stage, conversation: string): Promise<void> {
  await stage.db.query('update conversations set removed_at = null, erase_after = null where id = $1', [conversation])
}

/** Requests that add to the longest conversation there is: ten thousand messages, ten million bytes. */
function addingToLongest(what: string, make: AboutLongest): DearInput {
  return {
    what,
    prepare: async (stage) => {
      const person = await stage.person()
      const ids = await putUp(stage, person)
      return async () => ({ token: person.token, ...(await make(stage, person, ids)) })
    },
  }
}

const simply =
  (request: DearRequest = {}) =>
  async (_: Stage, __: StagePerson, { conversation }: { conversation: string }) => ({
    parameter: conversation,
    ...request,
  })

/** Requests about an answer to a text of full length; `status` is what became of it. */
function aboutAnswer(
  name: string,
  text: string,
  { status = 'complete', body }: { readonly status?: ChatMessage['status']; readonly body?: object } = {},
): DearInput {
  return {
    what: name,
    prepare: async (stage) => {
      const { token } = await stage.person()
      return async () => {
        const answer = await stage.ask('POST', '/api/chat/send', { token, body: { message: text } })
        const { messageId } = Sent.parse(JSON.parse(answer)).data
        await stage.db.query('update chat_messages set status = $2 where id = $1', [messageId, status])
        return { token, parameter: messageId, ...(body && { body }) }
      }
    },
  }
}

/** A document whose text is as long as one may be. @returns its id. */
async function aDocument({ db }: Stage, { id: userId }: StagePerson, text: string): Promise<string> {
  const id = randomUUID()
  await db.query(
    `insert into chat_attachments (id, owner_id, name, kind, bytes, length, full_length, text, created_at)
     values ($1, $2, 'paper.txt', 'text', 200000, $3, 200000, $4, now())`,
    [id, userId, text.length, text],
  )
  return id
}

const PAPER = 'We urge Member States to fund adaptation; the committee of Kenya agreed in 2024 to 12 per cent. '
const LONGEST_PAPER = PAPER.repeat(2_200).slice(0, 200_000)

/** Of clauses of its own, each numbered. */
const LONGEST_RESOLUTION = `The General Assembly,\n\n${Array.from({ length: 2_000 }, (_, at) => `${at + 1}. Urges all Member States to fund the adaptation of cities by ${at};\n`).join('')}`
const SPEECH = PAPER.repeat(42).slice(0, 4_000)
const DRILL = {
  kind: 'drill',
  motionId: null,
  motion: 'This house would tax carbon at its source',
  side: 'for',
  country: 'KEN',
  rounds: 1,
  speechSeconds: 120,
  speeches: [],
}

/** Requests that bring five documents of full length. */
function withDocuments(what: string, message: string, text: string): DearInput {
  return {
    what: `${what} five documents of full length`,
    prepare: async (stage) => {
      const person = await stage.person()
      return async () => {
        const attachmentIds: string[] = []
        for (let at = 0; at < 5; at++) attachmentIds.push(await aDocument(stage, person, text.slice(0, 200_000)))
        return { token: person.token, body: { message, attachmentIds } }
      }
    },
  }
}

function aboutDocument(what: string, text: string, request: DearRequest = {}): DearInput {
  return {
    what,
    prepare: async (stage) => {
      const person = await stage.person()
      return async () => ({ token: person.token, parameter: await aDocument(stage, person, text), ...request })
    },
  }
}

function upload(what: string, bytes: Buffer, name: string): DearInput {
  const { headers, payload } = uploadForm(bytes, name)
  return {
    what,
    prepare: async (stage) => {
      const { token } = await stage.person()
      return async () => ({ token, parameter: randomUUID(), headers, body: payload })
    },
  }
}

/** A conversation that moves in, new each time. */
function moving(what: string, make: () => object): DearInput {
  return {
    what,
    prepare: async (stage) => {
      const { token } = await stage.person()
      return async () => ({ token, body: make() })
    },
  }
}

/** What is said, kept, found and shown of the chat. */
export const DEAR_CHAT_INPUTS: DearInputs = {
  'GET /api/storage': [
    addingToLongest('ten million bytes of messages, and a document more each time', async (stage, person) => {
      await aDocument(stage, person, LONGEST_PAPER)
      return {}
    }),
  ],
  'POST /api/chat/send': [
    ...texts.map(([name, message]) => asPerson(name, { body: { message, systemPrompt: 's'.repeat(2_000) } })),
    addingToLongest('at the end of ten thousand messages', async (_, __, { conversation }) => ({
      body: { message: 'What is a caucus?', conversationId: conversation },
    })),
    {
      what: 'about a session nobody has asked for the debrief of',
      prepare: async (stage) => {
        const person = await stage.person()
        const played = await longSession(stage)
        return async () => {
          const context = { kind: 'debrief', sessionId: await sameFor(stage, played, person) }
          return { token: person.token, body: { message: 'Where did I lose the vote?', context } }
        }
      },
    },
    withDocuments('a question about', 'What do these say about finance?', LONGEST_PAPER),
    withDocuments('a summary of', 'Summarise these documents.', LONGEST_PAPER),
    withDocuments('a question about a word that is nowhere in', 'What do these say about zanzibar?', LONGEST_PAPER),
    withDocuments('a check of the resolutions in', 'Please check these draft resolutions.', LONGEST_RESOLUTION),
    {
      what: 'a speech of full length that ends a drill',
      prepare: async (stage) => {
        const { token } = await stage.person()
        return async () => {
          const body = { message: 'We begin.', context: DRILL }
          const answer = await stage.ask('POST', '/api/chat/send', { token, body })
          const { conversationId } = Sent.parse(JSON.parse(answer)).data
          return { token, body: { message: SPEECH, conversationId } }
        }
      },
    },
  ],
  'POST /api/chat/messages/:messageId/regenerate': [
    ...texts.map(([name, text]) => aboutAnswer(name, text)),
    addingToLongest('the last of ten thousand messages', async (_, __, { leaf }) => ({ parameter: leaf })),
  ],
  'POST /api/chat/messages/:messageId/continue': texts.map(([name, text]) =>
    aboutAnswer(name, text, { status: 'stopped' }),
  ),
  'POST /api/chat/messages/:messageId/stop': [aboutAnswer('an answer that has ended', 'What is a caucus?')],
  'POST /api/chat/messages/:messageId/cut': [
    aboutAnswer('an answer of which a part was heard', 'What is a caucus?', { body: { heard: 20 } }),
  ],
  'GET /api/chat/messages/:messageId/events': [aboutAnswer('an answer from its beginning', 'What is a caucus?')],
  'GET /api/chat/sessions': [
    {
      what: 'a thousand conversations',
      prepare: async (stage) => {
        const { id, token } = await stage.person()
        await stage.db.query(
          `insert into conversations (id, owner_id, title, mode, instructions, created_at, updated_at)
           select gen_random_uuid(), $1, repeat('t', 120), 'balanced', repeat('i', 2000), now(), now() from generate_series(1, 1000)`,
          [id],
        )
        return async () => ({ token })
      },
    },
  ],
  'GET /api/chat/sessions/:conversationId': [aboutLongest('ten thousand messages, ten million bytes', simply())],
  'PATCH /api/chat/sessions/:conversationId': [
    aboutLongest('another branch of ten thousand messages', async (_, __, { conversation, leaf }) => ({
      parameter: conversation,
      body: { leafId: leaf, instructions: 'i'.repeat(2_000), title: 't'.repeat(120) },
    })),
  ],
  'DELETE /api/chat/sessions/:conversationId': [
    // it is there again before each
    aboutLongest('ten thousand messages', simply()),
  ],
  'POST /api/chat/sessions/:conversationId/restore': [
    aboutLongest('ten thousand messages', async (stage, { token }, { conversation }) => {
      const there = { token, parameter: conversation }
      await stage.send('DELETE', '/api/chat/sessions/:conversationId', there)
      return { parameter: conversation }
    }),
  ],
  'POST /api/chat/sessions/:conversationId/share': [aboutLongest('ten thousand messages', simply())],
  'DELETE /api/chat/sessions/:conversationId/share': [aboutLongest('ten thousand messages', simply())],
  'GET /api/chat/shared/:token': [
    aboutLongest('ten thousand messages', async (stage, { token }, { conversation }) => {
      const path = '/api/chat/sessions/:conversationId/share'
      const shared = await stage.ask('POST', path, { token, parameter: conversation })
      return { parameter: TOKEN.parse(JSON.parse(shared)).data.token }
    }),
  ],
  'GET /api/chat/search': [
    aboutLongest('words of ten thousand messages', async () => ({ query: 'words=resolution+climate' })),
    aboutLongest('as many words as there may be', async () => ({ query: `words=${'a+'.repeat(100)}` })),
  ],
  'GET /api/records': [
    aboutLongest('words of ten thousand messages', async () => ({ query: 'words=resolution&within=contents' })),
  ],
  'GET /api/records/counts': [aboutLongest('ten thousand messages', simply())],
  'GET /api/records/search': [
    aboutLongest('words of ten thousand messages', async () => ({ query: 'words=resolution+climate' })),
    aboutLongest('as many words as there may be', async () => ({ query: `words=${'a+'.repeat(100)}` })),
  ],
  'POST /api/chat/import': [
    moving('ten thousand messages, ten million bytes', () => aWholeConversation({ messages: 10_000, length: 700 })),
    moving('as many keys as there may be', () => aWholeConversation({ messages: 5_000, length: 40, sources: 74 })),
    moving('a message with as many sources as fit', () =>
      aWholeConversation({ messages: 2, length: 40, sources: 3_300 }),
    ),
    moving('two messages of five million bytes', () => aWholeConversation({ messages: 2, length: 4_900_000 })),
  ],
  'POST /api/chat/attachments/:attachmentId': [
    upload('ten million bytes of text', Buffer.from(PAPER.repeat(105_000).slice(0, 10_000_000)), 'paper.txt'),
  ],
  'GET /api/chat/attachments/:attachmentId': [aboutDocument('200,000 signs', LONGEST_PAPER)],
  'DELETE /api/chat/attachments/:attachmentId': [aboutDocument('200,000 signs', LONGEST_PAPER)],
  'PUT /api/chat/attachments/:attachmentId/text': [
    aboutDocument('200,000 signs', '', { body: { text: LONGEST_PAPER } }),
    aboutDocument('200,000 signs of three bytes', '', { body: { text: '漢'.repeat(200_000) } }),
  ],
  'POST /api/chat/attachments/:attachmentId/analysis': [
    aboutDocument('200,000 signs', LONGEST_PAPER),
    aboutDocument('200,000 signs without a full stop', 'word '.repeat(40_000)),
  ],
  'GET /api/usage/words': [asPerson('anybody')],
}

import { randomUUID } from 'node:crypto'
import { PAPER_TEXT_MAX_LENGTH, PAPER_VERSIONS_MAX, PAPERS_LISTED_MAX } from '@placard/contract'
import type { DearInput, DearInputs } from './dear-input.ts'
import type { DearRequest, Stage, StagePerson } from './stage.ts'

const CLAUSE = '1. Urges all Member States to fund the adaptation of cities by 2030;\n\n'
const LONGEST = CLAUSE.repeat(600).slice(0, PAPER_TEXT_MAX_LENGTH)

/** An empty conversation to which papers belong. */
async function aConversation({ db }: Stage, { id }: StagePerson): Promise<string> {
  const conversationId = randomUUID()
  await db.query(
    `insert into conversations (id, owner_id, title, mode, instructions, created_at, updated_at)
     values ($1, $2, 'Cities', 'balanced', '', now(), now())`,
    [conversationId, id],
  )
  return conversationId
}

/** The longest paper with as many versions as are stored. @returns its id. */
async function aPaper(stage: Stage, person: StagePerson): Promise<string> {
  const [id, conversationId] = [randomUUID(), await aConversation(stage, person)]
  await stage.db.query(
    `insert into working_papers (id, owner_id, conversation_id, kind, title, text, version, created_at, updated_at)
     values ($1, $2, $3, 'resolution', repeat('t', 120), $4, $5, now(), now())`,
    [id, person.id, conversationId, LONGEST, PAPER_VERSIONS_MAX],
  )
  await stage.db.query(
    `insert into working_paper_versions (paper_id, version, text, making, made_at)
     select $1, n, $2, 'typed', now() from generate_series(1, $3::int) n`,
    [id, LONGEST, PAPER_VERSIONS_MAX],
  )
  return id
}

function aboutPaper(what: string, request: DearRequest = {}): DearInput {
  return {
    what,
    prepare: async (stage) => {
      const person = await stage.person()
      return async () => ({ token: person.token, parameter: await aPaper(stage, person), ...request })
    },
  }
}

const SAVE = { kind: 'resolution', title: 'Cities', making: 'typed' } as const
const change = (kind: string, paragraph: string, wish: string) => ({ body: { kind, title: 'Cities', paragraph, wish } })
const PARAGRAPH = 'We should fund the cities of the world. '.repeat(100).slice(0, 4_000)

/** What is kept and changed of working papers. */
export const DEAR_PAPER_INPUTS: DearInputs = {
  'GET /api/papers': [
    {
      what: 'more papers than are listed',
      prepare: async (stage) => {
        const person = await stage.person()
        await stage.db.query(
          `insert into working_papers (id, owner_id, conversation_id, kind, title, text, version, created_at, updated_at)
           select gen_random_uuid(), $1, $2, 'speech', repeat('t', 120), $3, 1, now(), now() from generate_series(1, $4::int)`,
          [person.id, await aConversation(stage, person), LONGEST, PAPERS_LISTED_MAX + 50],
        )
        return async () => ({ token: person.token })
      },
    },
  ],
  'POST /api/papers': [
    {
      what: 'the longest text',
      prepare: async (stage) => {
        const person = await stage.person()
        const conversationId = await aConversation(stage, person)
        return async () => {
          const { making: _, ...paper } = SAVE
          const body = { ...paper, id: randomUUID(), conversationId, messageId: null, text: LONGEST }
          return { token: person.token, body }
        }
      },
    },
  ],
  'GET /api/papers/:paperId': [aboutPaper('the longest text with all its versions')],
  'PUT /api/papers/:paperId': [
    aboutPaper('the longest text', { body: { ...SAVE, expected: PAPER_VERSIONS_MAX, text: `${LONGEST.slice(1)}.` } }),
    aboutPaper('a conflict', { body: { ...SAVE, expected: 1, text: LONGEST.slice(1) } }),
  ],
  'GET /api/papers/:paperId/text': [aboutPaper('the longest text', { query: 'version=1' })],
  'POST /api/papers/:paperId/changes': [
    aboutPaper('a longest paragraph, simpler', change('speech', PARAGRAPH, 'simpler')),
    aboutPaper('a longest clause without an end', change('resolution', 'word, and '.repeat(400), 'shorter')),
    aboutPaper('a topic to be found in it', change('speech', 'zanzibar corridor '.repeat(200), 'add a fact')),
  ],
  'DELETE /api/papers/:paperId': [aboutPaper('the longest text with all its versions')],
}

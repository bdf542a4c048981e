import { randomUUID } from 'node:crypto'
import {
  ATTACHMENT_TEXT_MAX_LENGTH,
  CHAT_INSTRUCTIONS_MAX_LENGTH,
  PROJECT_COMMITTEE_MAX_LENGTH,
  PROJECT_FILES_MAX,
  PROJECT_NAME_MAX_LENGTH,
  PROJECT_TOPIC_MAX_LENGTH,
  PROJECT_TOPICS_MAX,
  PROJECTS_MAX,
} from '@placard/contract'
import type { DearInput, DearInputs } from './dear-input.ts'
import type { DearRequest, Stage, StagePerson } from './stage.ts'

const sentence = (length: number) =>
  'The delegation of Kenya asks for fair terms. '
    .repeat(50)
    .slice(0, length - 1)
    .concat('.')
const LARGEST = {
  name: sentence(PROJECT_NAME_MAX_LENGTH),
  country: 'KEN',
  committee: sentence(PROJECT_COMMITTEE_MAX_LENGTH),
  topics: Array.from({ length: PROJECT_TOPICS_MAX }, () => sentence(PROJECT_TOPIC_MAX_LENGTH)),
  instructions: sentence(CHAT_INSTRUCTIONS_MAX_LENGTH),
} as const
/** Conversations that are removed and restored with a project. */
const CHATS = 2_000

async function aFile({ db }: Stage, { id: owner }: StagePerson, projectId: string | null): Promise<string> {
  const id = randomUUID()
  await db.query(
    `insert into chat_attachments (id, owner_id, project_id, name, kind, bytes, length, full_length, text, created_at)
     values ($1, $2, $3, 'notes.txt', 'text', 1, $4, $4, repeat('n', $4), now())`,
    [id, owner, projectId, ATTACHMENT_TEXT_MAX_LENGTH],
  )
  return id
}

/** A project with as much as it can hold. @returns its id. */
async function aProject(stage: Stage, person: StagePerson, files = PROJECT_FILES_MAX): Promise<string> {
  const id = randomUUID()
  const { name, country, committee, topics, instructions } = LARGEST
  await stage.db.query(
    `insert into projects (id, owner_id, name, country, committee, topics, instructions, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, now(), now())`,
    [id, person.id, name, country, committee, JSON.stringify(topics), instructions],
  )
  for (let made = 0; made < files; made += 1) await aFile(stage, person, id)
  return id
}

/** Gives a project many conversations; with an end they are removed until then, and so is the project. */
async function withChats({ db }: Stage, { id }: StagePerson, projectId: string, end: string | null): Promise<void> {
  await db.query(
    `insert into conversations (id, owner_id, project_id, title, mode, instructions, created_at, updated_at, removed_at, erase_after)
     select gen_random_uuid(), $1, $2, 'Cities', 'balanced', '', now(), now(), $3, $3 from generate_series(1, $4::int)`,
    [id, projectId, end, CHATS],
  )
  await db.query('update projects set erase_after = $2 where id = $1', [projectId, end])
}

function aboutProject(what: string, of: (stage: Stage, person: StagePerson) => Promise<DearRequest>): DearInput {
  return {
    what,
    prepare: async (stage) => {
      const person = await stage.person()
      return async () => ({ token: person.token, ...(await of(stage, person)) })
    },
  }
}

const full = async (stage: Stage, person: StagePerson) => ({ parameter: await aProject(stage, person) })

/** What is kept of projects. */
export const DEAR_PROJECT_INPUTS: DearInputs = {
  'GET /api/projects': [
    {
      what: 'as many projects as there may be',
      prepare: async (stage) => {
        const person = await stage.person()
        for (let made = 0; made < PROJECTS_MAX; made += 1) await aProject(stage, person, 0)
        return async () => ({ token: person.token })
      },
    },
  ],
  'POST /api/projects': [
    {
      what: 'the longest fields',
      prepare: async (stage) => async () => {
        const { token } = await stage.person()
        return { token, body: { ...LARGEST, id: randomUUID() } }
      },
    },
  ],
  'GET /api/projects/:projectId': [aboutProject('as many files as there may be', full)],
  'PATCH /api/projects/:projectId': [
    aboutProject('the longest fields', async (stage, person) => ({ ...(await full(stage, person)), body: LARGEST })),
  ],
  'DELETE /api/projects/:projectId': [
    aboutProject('thousands of conversations, removed with it', async (stage, person) => {
      const projectId = await aProject(stage, person)
      await withChats(stage, person, projectId, null)
      return { parameter: projectId, query: 'chats=remove' }
    }),
  ],
  'POST /api/projects/:projectId/restore': [
    aboutProject('thousands of conversations, removed with it', async (stage, person) => {
      const projectId = await aProject(stage, person)
      await withChats(stage, person, projectId, '2999-01-01T00:00:00Z')
      return { parameter: projectId }
    }),
  ],
  'POST /api/projects/:projectId/files': [
    aboutProject('the last file that fits', async (stage, person) => ({
      parameter: await aProject(stage, person, PROJECT_FILES_MAX - 1),
      body: { attachmentId: await aFile(stage, person, null) },
    })),
  ],
  'DELETE /api/projects/files/:attachmentId': [
    aboutProject('one of as many as there may be', async (stage, person) => ({
      parameter: await aFile(stage, person, await aProject(stage, person, PROJECT_FILES_MAX - 1)),
    })),
  ],
}

import { randomUUID } from 'node:crypto'
import { CHAT_TITLE_MAX_LENGTH, DEMO_LOG_MAX_LENGTH } from '@placard/contract'
import { aDemoSession, sentAnew } from '../demo-sessions.ts'
import { asPerson, type DearInput, type DearInputs } from './dear-input.ts'
import { longSession, openSession, sameFor } from './dear-sessions.ts'
import { HEAVY_TEXTS } from './heavy-texts.ts'
import type { DearRequest, Stage, StagePerson } from './stage.ts'

/** The campaign with the most seats. */
const CAMPAIGN = 'nuclear-non-proliferation'
const MANY_SESSIONS = 200

/** What a page may tell of the characters and the crisis, of full length; the server reads none of it. */
const CHARACTER = {
  name: 'n'.repeat(200),
  lastStatement: 's'.repeat(4_000),
  motivations: Array(8).fill('m'.repeat(400)),
}
const CHARACTERS = Array(32).fill(CHARACTER)
const CRISIS = { description: 'd'.repeat(2_000), keyFacts: Array(12).fill('f'.repeat(400)) }
const LOG_ENTRY = { title: 't', content: 'c'.repeat(4_000), timestamp: 1, type: 'player_input' }
const SCENARIO = { scenarioId: CAMPAIGN, scenarioContext: 'c'.repeat(4_000), theme: 't'.repeat(200) }

/** One request after another about one running session. */
function inSession(what: string, make: (sessionId: string) => DearRequest, answers?: readonly number[]): DearInput {
  return {
    what,
    ...(answers === undefined ? {} : { answers }),
    prepare: async (stage) => {
      const { token } = await stage.person()
      const sessionId = await openSession(stage, token, { campaignId: CAMPAIGN })
      return async () => ({ token, ...make(sessionId) })
    },
  }
}

/** Requests about the longest session there is, concluded, of which a new one is put up each time. */
function afterSession(what: string, make: (sessionId: string) => DearRequest, answers?: readonly number[]): DearInput {
  return {
    what,
    ...(answers === undefined ? {} : { answers }),
    prepare: async (stage) => {
      const person = await stage.person()
      const played = await longSession(stage)
      return async () => {
        const sessionId = await sameFor(stage, played, person)
        return { token: person.token, ...make(sessionId) }
      }
    },
  }
}

async function manySessions(stage: Stage, person: StagePerson): Promise<void> {
  const sessionId = await openSession(stage, person.token, { campaignId: CAMPAIGN })
  for (let made = 1; made < MANY_SESSIONS; made++) await sameFor(stage, sessionId, person)
}

const texts = Object.entries(HEAVY_TEXTS)

/** Campaigns, sessions and the campaign calls. */
export const DEAR_SESSION_INPUTS: DearInputs = {
  'GET /api/campaigns': [asPerson('the catalogue')],
  'GET /api/campaigns/:campaignId': [asPerson('the largest campaign', { parameter: CAMPAIGN })],
  'POST /api/sessions/campaign': [
    asPerson('the largest campaign', { body: { campaignId: CAMPAIGN, country: 'KEN', pace: 1 } }),
    afterSession('a branch off the end of the longest session', (sessionId) => ({
      body: { campaignId: CAMPAIGN, from: { sessionId, seq: 100_000 } },
    })),
  ],
  'GET /api/sessions/campaign/history': [
    {
      what: `${MANY_SESSIONS} sessions`,
      prepare: async (stage) => {
        const person = await stage.person()
        await manySessions(stage, person)
        return async () => ({ token: person.token })
      },
    },
  ],
  'POST /api/sessions/campaign/save': [
    inSession('as many empty lists as there may be', (sessionId) => ({
      body: { sessionId, sessionData: Array(24_000).fill([]) },
    })),
    inSession('a page’s own record of 1 MB', (sessionId) => ({
      body: { sessionId, sessionData: Array(1_000).fill('d'.repeat(1_000)) },
    })),
  ],
  'GET /api/sessions/campaign/:sessionId': [
    afterSession('the longest session, concluded, nobody has asked for its debrief', (parameter) => ({ parameter })),
  ],
  'GET /api/sessions/campaign/:sessionId/debrief': [
    afterSession('the longest session, of which nobody has asked for it', (parameter) => ({ parameter })),
  ],
  'GET /api/sessions/campaign/:sessionId/replay': [
    afterSession('the first stretch of the longest session', (parameter) => ({ parameter })),
    afterSession('the last stretch of the longest session', (parameter) => ({ parameter, query: 'after=600' })),
  ],
  'POST /api/sessions/campaign/:sessionId/commands': texts.map(([name, text]) =>
    inSession(name, (parameter) => ({ parameter, body: { kind: 'say', text } }), [200, 409]),
  ),
  'PATCH /api/records/sessions/:sessionId': [
    afterSession('the longest session, and a title of full length', (parameter) => ({
      parameter,
      body: { title: 't'.repeat(CHAT_TITLE_MAX_LENGTH), isPinned: true },
    })),
  ],
  'DELETE /api/records/sessions/:sessionId': [afterSession('the longest session', (parameter) => ({ parameter }))],
  'POST /api/records/sessions/:sessionId/restore': [
    afterSession('the longest session, which is in the lists', (parameter) => ({ parameter }), [404]),
  ],
  'POST /api/demo-import/sessions': [
    {
      what: 'a session of the largest campaign, honestly played to its end',
      says: /"kept"/,
      prepare: async (stage) => {
        const { session, events } = await aDemoSession(7, 5_000, CAMPAIGN)
        return async () => ({ token: (await stage.person()).token, body: sentAnew(session, events) })
      },
    },
    {
      what: 'the longest text there may be, which is no log',
      prepare: async (stage) => {
        const { token } = await stage.person()
        const line = `{"kind":"x","at":1,"now":1,"words":"${'w'.repeat(400)}"}\n`
        const log = line.repeat(Math.floor(DEMO_LOG_MAX_LENGTH / line.length))
        const body = () => ({
          importId: randomUUID(),
          sessionId: randomUUID(),
          seed: 1,
          stateHash: '0'.repeat(16),
          log,
        })
        return async () => ({ token, body: body() })
      },
    },
  ],
  'POST /api/ai/campaign/generate-player-character': [asPerson('texts of full length', { body: SCENARIO })],
  'POST /api/ai/campaign/generate-ai-characters': [
    asPerson('32 characters of full length', {
      body: { ...SCENARIO, characters: CHARACTERS, playerCharacter: { ...CHARACTER, countryCode: 'KEN', seed: 7 } },
    }),
  ],
  'POST /api/ai/campaign/generate-crisis': [
    inSession('32 characters of full length', (sessionId) => ({
      body: { sessionId, initialCrisis: CRISIS, characters: CHARACTERS, context: 'c'.repeat(4_000) },
    })),
  ],
  'POST /api/ai/campaign/generate-autonomous': [
    inSession('32 characters of full length', (sessionId) => ({
      body: { sessionId, currentState: { characters: CHARACTERS, crisis: CRISIS, log: Array(5).fill(LOG_ENTRY) } },
    })),
  ],
  'POST /api/ai/campaign/process-player-input': texts.map(([name, transcript]) =>
    inSession(
      `${name}, and 32 characters of full length`,
      (sessionId) => ({
        body: { sessionId, transcript, aiCharacters: CHARACTERS, campaignLog: Array(10).fill(LOG_ENTRY) },
      }),
      [200, 409],
    ),
  ),
  'POST /api/ai/campaign/process-choice': [
    inSession(
      '32 characters of full length, and no crisis to answer',
      (sessionId) => ({ body: { sessionId, choice: { id: 'any' }, aiCharacters: CHARACTERS, currentCrisis: CRISIS } }),
      [200, 409, 404],
    ),
  ],
}

import { randomUUID } from 'node:crypto'
import { BROWSER_ENGINE } from '../permission-rows.ts'
import { asPerson, type DearInput, type DearInputs } from './dear-input.ts'

/** The longest model and key that can be added. */
const OWN_KEY = { kind: 'gemini', model: 'm'.repeat(200), key: 'k'.repeat(500) } as const

/** Requests to a browser's turn that has a long request already: nobody waits for one. */
function aboutBrowser(what: string, body: object): DearInput {
  return {
    what,
    prepare: async (stage) => {
      const [person, turnId] = [await stage.person(), randomUUID()]
      const asked = { instructions: 'word '.repeat(40_000), messages: [], temperature: 0, maxOutputTokens: 9 }
      await stage.db.query(
        'insert into browser_engine_turns (id, user_id, engine, request, seen_at) values ($1, $2, $3, $4, now())',
        [turnId, person.id, BROWSER_ENGINE, asked],
      )
      return async () => ({ token: person.token, body: { turnId, ...body } })
    },
  }
}

/** Calls about the engines that answer chats. */
export const DEAR_ENGINE_INPUTS: DearInputs = {
  'GET /api/chat/engines': [asPerson('anybody')],
  'GET /api/chat/own-engines': [asPerson('anybody')],
  'POST /api/chat/own-engines': [asPerson('anybody, until there are as many as may be', { body: OWN_KEY }, [201, 409])],
  'POST /api/chat/own-engines/test': [
    asPerson('a key that is none, with which no vendor is called', { body: { ...OWN_KEY, key: ' ' } }, [422]),
  ],
  'POST /api/chat/browser-engines': [aboutBrowser('a request of 200,000 signs', BROWSER_ENGINE)],
  'POST /api/chat/browser-engines/text': [aboutBrowser('20,000 signs', { at: 0, text: '\u2019'.repeat(20_000) })],
  'POST /api/chat/browser-engines/leave': [aboutBrowser('one that is being answered', {})],
  'DELETE /api/chat/own-engines/:ownEngineId': [asPerson('one that is not there', { parameter: randomUUID() }, [404])],
}

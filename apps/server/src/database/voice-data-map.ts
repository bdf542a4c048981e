import { facts, type TableFacts } from './column-facts.ts'

const SESSION = 'until the player deletes the session or the account'

/** Voices of delegates. */
export const voiceAssignments: TableFacts = {
  session_id: facts('identifier', 'which session it is', SESSION, 'yes', 'with-owner'),
  person_id: facts('identifier', 'who chose the voice', SESSION, 'yes', 'with-owner'),
  seat: facts('activity', 'which delegate has the voice', SESSION, 'yes', 'with-owner'),
  voice_id: facts('activity', 'the delegate speaks with it again', SESSION, 'yes', 'with-owner'),
  voice_name: facts('activity', 'names the voice', SESSION, 'yes', 'with-owner'),
  provider: facts('activity', 'who spoke with it when it was chosen', SESSION, 'yes', 'with-owner'),
}

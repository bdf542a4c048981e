import { facts, type TableFacts } from './column-facts.ts'

const KEPT =
  '24 hours, or until the person deletes it, ends the keeping, or removes the conversation or session; nothing is kept unless they asked for it'

/** Recordings of what people said. */
export const recordings: TableFacts = {
  id: facts('identifier', 'tells recordings apart', KEPT, 'yes', 'with-owner'),
  owner_id: facts('identifier', 'whose recording it is', KEPT, 'yes', 'with-owner'),
  sound: facts('conversation', 'lets the person hear what they said', KEPT, 'yes', 'with-owner'),
  media_type: facts('operation', 'plays the recording', KEPT, 'yes', 'with-owner'),
  seconds: facts('activity', 'how long it is', KEPT, 'yes', 'with-owner'),
  text: facts('conversation', 'what was heard', KEPT, 'yes', 'with-owner'),
  message_id: facts('identifier', 'which message it became', KEPT, 'yes', 'with-owner'),
  session_id: facts('identifier', 'in which session it was said', KEPT, 'yes', 'with-owner'),
  created_at: facts('activity', 'when it was said', KEPT, 'yes', 'with-owner'),
  ends_at: facts('operation', 'ends the keeping', KEPT, 'yes', 'with-owner'),
}

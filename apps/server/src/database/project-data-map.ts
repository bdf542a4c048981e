import { facts, type TableFacts } from './column-facts.ts'

const PROJECT = 'until five minutes after the person removes the project'

/** Projects. */
export const projects: TableFacts = {
  id: facts('identifier', 'tells projects apart', PROJECT, 'yes', 'with-owner'),
  owner_id: facts('identifier', 'whose project it is', PROJECT, 'yes', 'with-owner'),
  name: facts('conversation', 'names the project', PROJECT, 'yes', 'with-owner'),
  country: facts('activity', 'the assistant answers for that country', PROJECT, 'yes', 'with-owner'),
  committee: facts('conversation', 'the assistant answers for that committee', PROJECT, 'yes', 'with-owner'),
  topics: facts('conversation', 'the assistant answers on those topics', PROJECT, 'yes', 'with-owner'),
  instructions: facts('conversation', 'what the assistant is asked to do', PROJECT, 'yes', 'with-owner'),
  created_at: facts('activity', 'when it was begun', PROJECT, 'yes', 'with-owner'),
  updated_at: facts('activity', 'orders the list', PROJECT, 'yes', 'with-owner'),
  erase_after: facts('operation', 'until when it can be restored', PROJECT, 'yes', 'with-owner'),
}

import { facts, type TableFacts } from './column-facts.ts'

const PAPER = 'until the person deletes the paper, or five minutes after they remove its conversation'
const VERSION = `${PAPER}; of each paper the first version and the latest 500`

/** Working papers beside chats. */
export const workingPapers: TableFacts = {
  id: facts('identifier', 'tells papers apart', PAPER, 'yes', 'with-owner'),
  owner_id: facts('identifier', 'whose paper it is', PAPER, 'yes', 'with-owner'),
  conversation_id: facts('identifier', 'which conversation it goes with', PAPER, 'yes', 'with-owner'),
  message_id: facts('identifier', 'finds the paper of an answer again', PAPER, 'yes', 'with-owner'),
  kind: facts('activity', 'which form it is given', PAPER, 'yes', 'with-owner'),
  title: facts('conversation', 'names the paper', PAPER, 'yes', 'with-owner'),
  text: facts('conversation', 'what was written', PAPER, 'yes', 'with-owner'),
  version: facts('operation', 'keeps two tabs from overwriting each other', PAPER, 'yes', 'with-owner'),
  created_at: facts('activity', 'when it was begun', PAPER, 'yes', 'with-owner'),
  updated_at: facts('activity', 'orders the list', PAPER, 'yes', 'with-owner'),
  search: facts('conversation', 'finds the paper by its words', PAPER, 'described', 'with-owner'),
}

/** Their versions. */
export const workingPaperVersions: TableFacts = {
  paper_id: facts('identifier', 'which paper it is a version of', VERSION, 'yes', 'with-owner'),
  version: facts('operation', 'orders the versions', VERSION, 'yes', 'with-owner'),
  text: facts('conversation', 'brings back what was written', VERSION, 'yes', 'with-owner'),
  making: facts('activity', 'says how the version came about', VERSION, 'yes', 'with-owner'),
  engine: facts('activity', 'says what made a change', VERSION, 'yes', 'with-owner'),
  restored_from: facts('activity', 'says which version was brought back', VERSION, 'yes', 'with-owner'),
  made_at: facts('activity', 'when it was made', VERSION, 'yes', 'with-owner'),
}

import { facts, type TableFacts } from './column-facts.ts'

const ANSWER = 'until the answer is made, and for five minutes at most'

/** Browsers that lend an engine to an answer of their user. */
export const browserEngineTurns: TableFacts = {
  id: facts('identifier', 'tells the requests apart', ANSWER, 'described', 'with-owner'),
  user_id: facts('identifier', 'whose browser it is', ANSWER, 'described', 'with-owner'),
  engine: facts('activity', 'which model of the browser answers', ANSWER, 'described', 'with-owner'),
  request: facts('conversation', 'what the model is asked', ANSWER, 'described', 'with-owner'),
  text: facts('conversation', 'what the model has said so far', ANSWER, 'described', 'with-owner'),
  pieces: facts('operation', 'recognises a piece that was sent twice', ANSWER, 'described', 'with-owner'),
  is_over: facts('operation', 'ends the answer', ANSWER, 'described', 'with-owner'),
  fault: facts('operation', 'tells why an answer is not whole', ANSWER, 'described', 'with-owner'),
  seen_at: facts('operation', 'gives up a browser that is gone', ANSWER, 'described', 'with-owner'),
}

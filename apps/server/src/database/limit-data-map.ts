import { facts, type TableFacts } from './column-facts.ts'

const WINDOW = 'an hour after the window of its limit'

/** Rate limit counters; whose a counter is can be found only with both the person and the secret. */
export const rateCounters: TableFacts = {
  key: facts('operation', 'finds the counter of a limit', WINDOW, 'no', 'keep'),
  count: facts('operation', 'limits how often something is done', WINDOW, 'no', 'keep'),
  ends_at: facts('operation', 'begins to count anew', WINDOW, 'no', 'keep'),
}

const HELD = 'an hour after the last place was given back'

/** Held places; whose they are can be found only with both the person and the secret. */
export const heldPlaces: TableFacts = {
  key: facts('operation', 'finds the places of a person', HELD, 'no', 'keep'),
  holders: facts('operation', 'limits what a person has open at once', HELD, 'no', 'keep'),
}

import { facts, type TableFacts } from './column-facts.ts'

const WINDOW = 'an hour after the window of its limit'

/** How often something was done; whose counter it is can be told by nobody who does not know both person and secret. */
export const rateCounters: TableFacts = {
  key: facts('operation', 'finds the counter of a limit', WINDOW, 'no', 'keep'),
  count: facts('operation', 'limits how often something is done', WINDOW, 'no', 'keep'),
  ends_at: facts('operation', 'begins to count anew', WINDOW, 'no', 'keep'),
}

const HELD = 'an hour after the last place was given back'

/** Places held at this moment; by whom can be told by nobody who does not know both person and secret. */
export const heldPlaces: TableFacts = {
  key: facts('operation', 'finds the places of a person', HELD, 'no', 'keep'),
  holders: facts('operation', 'limits what a person has open at once', HELD, 'no', 'keep'),
}

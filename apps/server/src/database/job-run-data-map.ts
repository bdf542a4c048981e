import { facts, type TableFacts } from './column-facts.ts'

const ALWAYS = 'as long as the database exists'

/** Runs of jobs. */
export const jobRuns: TableFacts = {
  name: facts('operation', 'which job it was', ALWAYS, 'no', 'keep'),
  last_run_at: facts('operation', 'shows that the job ran', ALWAYS, 'no', 'keep'),
  next_run_at: facts('operation', 'shows when it will run again', ALWAYS, 'no', 'keep'),
  removed_last: facts('operation', 'shows how much the last run deleted', ALWAYS, 'no', 'keep'),
  removed_in_all: facts('operation', 'shows how much was deleted in all', ALWAYS, 'no', 'keep'),
  lease_until: facts('operation', 'one server at a time', ALWAYS, 'no', 'keep'),
}

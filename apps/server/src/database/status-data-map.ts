import { facts, type TableFacts } from './column-facts.ts'

const DAYS = '48 hours'

/** Results of the status checks, which run every minute. */
export const statusSamples: TableFacts = {
  id: facts('operation', 'tells samples apart', DAYS, 'no', 'keep'),
  at: facts('operation', 'when the service was checked', DAYS, 'no', 'keep'),
  service: facts('operation', 'which service was checked', DAYS, 'no', 'keep'),
  status: facts('operation', 'computes the uptime shown to everybody', DAYS, 'no', 'keep'),
  response_time_ms: facts('operation', 'shows how fast the service answered', DAYS, 'no', 'keep'),
}

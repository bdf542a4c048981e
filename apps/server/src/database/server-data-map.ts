import { facts, type TableFacts } from './column-facts.ts'

const DAY = '24 hours after the server ended'
const ALWAYS = 'as long as the database exists'

/** Servers that run on this database, or ran until lately. */
export const servers: TableFacts = {
  id: facts('operation', 'tells servers apart', DAY, 'no', 'keep'),
  place: facts('operation', 'names the server to whoever runs another', DAY, 'no', 'keep'),
  started_at: facts('operation', 'names the server to whoever runs another', DAY, 'no', 'keep'),
  seen_at: facts('operation', 'tells an answer that died with its server', DAY, 'no', 'keep'),
  lease_until: facts('operation', 'tells servers that died', DAY, 'no', 'keep'),
  ended_at: facts('operation', 'tells servers that ended', DAY, 'no', 'keep'),
}

/** Fingerprint of the servers' secret. */
export const serverSecret: TableFacts = {
  is_only: facts('operation', 'there is one secret', ALWAYS, 'no', 'keep'),
  fingerprint: facts('credential', 'recognises the secret of the servers', ALWAYS, 'no', 'keep'),
  since: facts('operation', 'when the secret was first used', ALWAYS, 'no', 'keep'),
}

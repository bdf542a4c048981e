import { facts, type TableFacts } from './column-facts.ts'

const RECORD = '24 months after the request'
const WEEK = '7 days after it is ready, or until its person deletes something'

/** Archives that people have had put together. */
export const privacyArchives: TableFacts = {
  request_id: facts('identifier', 'whose answer it is', RECORD, 'yes', 'with-owner'),
  user_id: facts('identifier', 'who may download it', RECORD, 'yes', 'with-owner'),
  state: facts('operation', 'shows how far it is', RECORD, 'yes', 'with-owner'),
  attempt: facts('operation', 'one server at a time', RECORD, 'described', 'with-owner'),
  lease_until: facts('operation', 'one server at a time', RECORD, 'described', 'with-owner'),
  done: facts('operation', 'shows how far it is', RECORD, 'described', 'with-owner'),
  total: facts('operation', 'shows how far it is', RECORD, 'described', 'with-owner'),
  fault: facts('operation', 'tells why it takes longer', RECORD, 'described', 'with-owner'),
  bytes: facts('operation', 'shows how large it is', RECORD, 'yes', 'with-owner'),
  ready_at: facts('activity', 'shows when it was ready', RECORD, 'yes', 'with-owner'),
  ends_at: facts('operation', 'ends its keeping', RECORD, 'yes', 'with-owner'),
}

/** Their bytes. An archive holds no other archives. */
export const privacyArchiveParts: TableFacts = {
  request_id: facts('identifier', 'which archive it belongs to', WEEK, 'described', 'with-owner'),
  seq: facts('operation', 'orders the pieces', WEEK, 'described', 'with-owner'),
  bytes: facts('content', 'a copy of everything, to be downloaded', WEEK, 'described', 'with-owner'),
}

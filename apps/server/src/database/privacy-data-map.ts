import { facts, type TableFacts } from './column-facts.ts'

const ACCOUNT = 'as long as the account exists'
const RECORD = '24 months after the request'
const CODE = 'a day after it expires'
const CHECK = 'until the sign-in ends'
const ALWAYS = 'as long as the database exists'

/** Decisions about consents. */
export const consents: TableFacts = {
  id: facts('identifier', 'tells decisions apart', ACCOUNT, 'yes', 'with-owner'),
  user_id: facts('identifier', 'whose decision it is', ACCOUNT, 'yes', 'with-owner'),
  purpose: facts('activity', 'what was consented to', ACCOUNT, 'yes', 'with-owner'),
  is_granted: facts('activity', 'whether it was given or withdrawn', ACCOUNT, 'yes', 'with-owner'),
  method: facts('activity', 'how it was given', ACCOUNT, 'yes', 'with-owner'),
  text_version: facts('activity', 'proves which wording was agreed to', ACCOUNT, 'yes', 'with-owner'),
  at: facts('activity', 'when it was decided', ACCOUNT, 'yes', 'with-owner'),
  seq: facts('operation', 'orders decisions', ACCOUNT, 'described', 'with-owner'),
}

/** Opt-out, limit and the browser's signal. */
export const privacyChoices: TableFacts = {
  user_id: facts('identifier', 'whose choice it is', ACCOUNT, 'yes', 'with-owner'),
  is_opted_out: facts('activity', 'keeps personal information from being sold or shared', ACCOUNT, 'yes', 'with-owner'),
  opt_out_method: facts(
    'activity',
    'tells the person’s choice from the browser’s signal',
    ACCOUNT,
    'yes',
    'with-owner',
  ),
  opt_out_at: facts('activity', 'when it was chosen', ACCOUNT, 'yes', 'with-owner'),
  is_limited: facts('activity', 'limits the use of sensitive information', ACCOUNT, 'yes', 'with-owner'),
  limit_method: facts('activity', 'how it was chosen', ACCOUNT, 'yes', 'with-owner'),
  limit_at: facts('activity', 'when it was chosen', ACCOUNT, 'yes', 'with-owner'),
  signal_at: facts('activity', 'when the browser first sent the signal', ACCOUNT, 'yes', 'with-owner'),
  despite_signal_at: facts('activity', 'when the person opted in despite the signal', ACCOUNT, 'yes', 'with-owner'),
}

/** Settings about mails and about how long things are kept. */
export const privacySettings: TableFacts = {
  user_id: facts('identifier', 'whose settings they are', ACCOUNT, 'yes', 'with-owner'),
  email: facts('activity', 'whether steps of requests are mailed', ACCOUNT, 'yes', 'with-owner'),
  updated_at: facts('activity', 'shows the last change', ACCOUNT, 'yes', 'with-owner'),
  transcript_months: facts('activity', 'when old conversations are deleted', ACCOUNT, 'yes', 'with-owner'),
  transcripts_from: facts('operation', 'leaves a day to think it over', ACCOUNT, 'yes', 'with-owner'),
  inactivity_months: facts('activity', 'when an unused account is deleted', ACCOUNT, 'yes', 'with-owner'),
  seen_at: facts(
    'activity',
    'tells whether the account is in use, where its person asked for that',
    ACCOUNT,
    'yes',
    'with-owner',
  ),
  inactivity_warnings: facts(
    'operation',
    'which mails about the deletion were sent',
    ACCOUNT,
    'described',
    'with-owner',
  ),
  removal_at: facts('activity', 'the day that those mails name', ACCOUNT, 'yes', 'with-owner'),
  untold_at: facts('activity', 'tells that such a mail could not be delivered', ACCOUNT, 'yes', 'with-owner'),
}

/** Sign-ins that have shown who they are. */
export const identityChecks: TableFacts = {
  family_id: facts('identifier', 'which sign-in was verified', CHECK, 'described', 'with-owner'),
  method: facts('activity', 'how it was verified', CHECK, 'described', 'with-owner'),
  verified_until: facts('operation', 'ends the verification', CHECK, 'described', 'with-owner'),
}

/** Codes by mail. */
export const identityCodes: TableFacts = {
  user_id: facts('identifier', 'whose code it is', CODE, 'described', 'with-owner'),
  hash: facts('credential', 'recognises the code', CODE, 'described', 'with-owner'),
  expires_at: facts('operation', 'ends its validity', CODE, 'described', 'with-owner'),
  failures: facts('operation', 'ends guessing', CODE, 'described', 'with-owner'),
}

/** Privacy requests. */
export const privacyRequests: TableFacts = {
  id: facts('operation', 'tells requests apart', RECORD, 'yes', 'keep'),
  user_id: facts('identifier', 'whose request it is', RECORD, 'yes', 'unlink'),
  kind: facts('operation', 'proves that requests are answered', RECORD, 'yes', 'keep'),
  status: facts('operation', 'proves that requests are answered', RECORD, 'yes', 'keep'),
  received_at: facts('operation', 'proves that requests are answered in time', RECORD, 'yes', 'keep'),
  closed_at: facts('operation', 'proves that requests are answered in time', RECORD, 'yes', 'keep'),
  is_extended: facts('operation', 'proves that requests are answered in time', RECORD, 'yes', 'keep'),
  verified_by: facts('operation', 'proves that only the person themselves is answered', RECORD, 'yes', 'keep'),
  asked: facts('content', 'what was asked for', RECORD, 'yes', 'unlink'),
  answer: facts('content', 'what was answered', RECORD, 'yes', 'unlink'),
  executes_at: facts('operation', 'when a deletion is carried out', RECORD, 'yes', 'keep'),
  deleted: facts('operation', 'proves how much was deleted', RECORD, 'yes', 'keep'),
  lease_until: facts('operation', 'one server at a time', RECORD, 'no', 'keep'),
}

/** The log of requests, which names nobody. */
export const privacyLog: TableFacts = {
  seq: facts('operation', 'orders the log', RECORD, 'described', 'keep'),
  at: facts('operation', 'proves that requests are answered in time', RECORD, 'yes', 'keep'),
  request_id: facts('operation', 'which request it is', RECORD, 'yes', 'keep'),
  kind: facts('operation', 'proves that requests are answered', RECORD, 'yes', 'keep'),
  step: facts('operation', 'proves that requests are answered', RECORD, 'yes', 'keep'),
  manner: facts('operation', 'how the request came', RECORD, 'yes', 'keep'),
  note: facts('operation', 'why a request was denied', RECORD, 'yes', 'keep'),
  hash: facts('operation', 'shows a changed or missing line', RECORD, 'described', 'keep'),
}

/** Both ends of the log. */
export const privacyLogEnds: TableFacts = {
  id: facts('operation', 'names the only row', ALWAYS, 'no', 'keep'),
  first_seq: facts('operation', 'shows a missing beginning of the log', ALWAYS, 'no', 'keep'),
  first_hash: facts('operation', 'shows a missing beginning of the log', ALWAYS, 'no', 'keep'),
  last_seq: facts('operation', 'shows a missing end of the log', ALWAYS, 'no', 'keep'),
  last_hash: facts('operation', 'shows a missing end of the log', ALWAYS, 'no', 'keep'),
}

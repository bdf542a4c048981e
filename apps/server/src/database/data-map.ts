import * as account from './account-data-map.ts'
import {
  announcements,
  auditLog,
  inputAudit,
  languageUsage,
  playedCampaigns,
  withdrawnEngines,
} from './administration-data-map.ts'
import * as billing from './billing-data-map.ts'
import { browserEngineTurns } from './browser-engine-data-map.ts'
import * as chat from './chat-data-map.ts'
import { facts, type TableFacts } from './column-facts.ts'
import { jobRuns } from './job-run-data-map.ts'
import * as limits from './limit-data-map.ts'
import { mailOutbox } from './mail-data-map.ts'
import { ownEngines } from './own-engine-data-map.ts'
import * as papers from './paper-data-map.ts'
import * as archives from './privacy-archive-data-map.ts'
import * as privacy from './privacy-data-map.ts'
import { projects } from './project-data-map.ts'
import { recordings } from './recording-data-map.ts'
import { serverSecret, servers } from './server-data-map.ts'
import { settings } from './settings-data-map.ts'
import { statusSamples } from './status-data-map.ts'
import { voiceAssignments } from './voice-data-map.ts'

const ACCOUNT = 'as long as the account exists'
const SIGN_IN = '30 days after the sign-in ends'
const KEYS = '24 hours'
const SESSION = 'until the player deletes the session or the account'
const AUDIT = '24 months'
const CATALOGUE = 'as long as the campaign is in the catalogue'

const users: TableFacts = {
  id: facts('identifier', 'tells accounts apart', ACCOUNT, 'yes', 'with-owner'),
  email: facts('contact', 'sign-in and mail to the account', ACCOUNT, 'yes', 'with-owner'),
  email_key: facts('contact', 'one account for all spellings of an address', ACCOUNT, 'described', 'with-owner'),
  name: facts('identifier', 'shown to the person and to people at the same session', ACCOUNT, 'yes', 'with-owner'),
  password_hash: facts('credential', 'checks the password', ACCOUNT, 'described', 'with-owner'),
  role: facts('operation', 'decides what the account may do', ACCOUNT, 'yes', 'with-owner'),
  status: facts('operation', 'keeps suspended accounts out', ACCOUNT, 'yes', 'with-owner'),
  created_at: facts('activity', 'shows the age of the account', ACCOUNT, 'yes', 'with-owner'),
  updated_at: facts('activity', 'shows the last change of the account', ACCOUNT, 'yes', 'with-owner'),
  ...account.userSecurity,
}

const refreshFamilies: TableFacts = {
  id: facts('identifier', 'tells sign-ins apart', SIGN_IN, 'yes', 'with-owner'),
  user_id: facts('identifier', 'whose sign-in it is', SIGN_IN, 'yes', 'with-owner'),
  is_remembered: facts('operation', 'keeps the sign-in when the browser closes', SIGN_IN, 'yes', 'with-owner'),
  created_at: facts('activity', 'when the sign-in was', SIGN_IN, 'yes', 'with-owner'),
  expires_at: facts('operation', 'ends the sign-in', SIGN_IN, 'yes', 'with-owner'),
  revoked_at: facts('operation', 'ends the sign-in early', SIGN_IN, 'yes', 'with-owner'),
  revoked_because: facts('operation', 'tells sign-out from theft', SIGN_IN, 'yes', 'with-owner'),
  device: facts('activity', 'lets the person recognise the sign-in', SIGN_IN, 'yes', 'with-owner'),
  network: facts('activity', 'lets the person recognise the sign-in', SIGN_IN, 'yes', 'with-owner'),
  last_used_at: facts('activity', 'shows whether it is in use', SIGN_IN, 'yes', 'with-owner'),
}

const refreshTokens: TableFacts = {
  hash: facts('credential', 'recognises a refresh token', SIGN_IN, 'described', 'with-owner'),
  family_id: facts('identifier', 'the sign-in it descends from', SIGN_IN, 'described', 'with-owner'),
  issued_at: facts('activity', 'when it was given out', SIGN_IN, 'described', 'with-owner'),
  expires_at: facts('operation', 'ends its validity', SIGN_IN, 'described', 'with-owner'),
  rotated_at: facts('operation', 'detects a second use', SIGN_IN, 'described', 'with-owner'),
  rotated_by: facts('operation', 'tells a lost answer from a second use', SIGN_IN, 'described', 'with-owner'),
}

const idempotencyKeys: TableFacts = {
  user_id: facts('identifier', 'whose request it was', KEYS, 'described', 'with-owner'),
  key: facts('operation', 'recognises a repeated request', KEYS, 'described', 'with-owner'),
  request_hash: facts('operation', 'tells a repeat from another request', KEYS, 'described', 'with-owner'),
  started_at: facts('operation', 'ends the wait for a request that died', KEYS, 'described', 'with-owner'),
  status: facts('operation', 'repeats the answer', KEYS, 'described', 'with-owner'),
  reply: facts('conversation', 'repeats the answer', KEYS, 'described', 'with-owner'),
  server_id: facts('operation', 'recognises a request that died with its server', KEYS, 'described', 'with-owner'),
}

const campaigns: TableFacts = {
  id: facts('content', 'names the campaign', CATALOGUE, 'no', 'keep'),
  position: facts('content', 'orders the catalogue', CATALOGUE, 'no', 'keep'),
  value: facts('content', 'the campaign itself', CATALOGUE, 'no', 'keep'),
  schema_version: facts('operation', 'reads older campaigns', CATALOGUE, 'no', 'keep'),
  seeded_from: facts('operation', 'tells shipped campaigns from edited ones', CATALOGUE, 'no', 'keep'),
  updated_at: facts('operation', 'shows the last change', CATALOGUE, 'no', 'keep'),
}

const sessions: TableFacts = {
  id: facts('identifier', 'tells sessions apart', SESSION, 'yes', 'with-owner'),
  owner_id: facts('identifier', 'whose session it is', SESSION, 'yes', 'with-owner'),
  campaign_id: facts('activity', 'which campaign is played', SESSION, 'yes', 'with-owner'),
  title: facts('activity', 'names the campaign in the history', SESSION, 'yes', 'with-owner'),
  country: facts('activity', 'whose seat was taken', SESSION, 'yes', 'with-owner'),
  // with the events it would reveal what every seat wants while a session runs
  seed: facts('operation', 'makes the session replayable; told once it is over', SESSION, 'described', 'with-owner'),
  pace: facts('activity', 'how fast its clock runs', SESSION, 'yes', 'with-owner'),
  status: facts('activity', 'whether it goes on', SESSION, 'yes', 'with-owner'),
  version: facts('operation', 'orders its events', SESSION, 'yes', 'with-owner'),
  progress_ratio: facts('activity', 'history', SESSION, 'yes', 'with-owner'),
  next_due_at: facts('operation', 'wakes the session', SESSION, 'described', 'with-owner'),
  lease_owner: facts('operation', 'one server at a time', SESSION, 'no', 'with-owner'),
  lease_until: facts('operation', 'one server at a time', SESSION, 'no', 'with-owner'),
  lease_fence: facts('operation', 'one server at a time', SESSION, 'no', 'with-owner'),
  last_presence_at: facts('activity', 'pauses a session nobody watches', SESSION, 'yes', 'with-owner'),
  created_at: facts('activity', 'history', SESSION, 'yes', 'with-owner'),
  updated_at: facts('activity', 'history', SESSION, 'yes', 'with-owner'),
  concluded_at: facts('activity', 'history', SESSION, 'yes', 'with-owner'),
  score: facts('activity', 'history', SESSION, 'yes', 'with-owner'),
  resolution_type: facts('activity', 'history', SESSION, 'yes', 'with-owner'),
  from_session: facts('activity', 'names the session a branch goes back to', SESSION, 'yes', 'with-owner'),
  from_seq: facts('activity', 'the moment a branch goes back to', SESSION, 'yes', 'with-owner'),
  imported: facts('activity', 'marks what came from a demo', SESSION, 'yes', 'with-owner'),
  known_draw: facts('activity', 'marks a room opened by a draw that had been told', SESSION, 'yes', 'with-owner'),
  bytes: facts('operation', 'holds the account to the storage of its plan', SESSION, 'yes', 'with-owner'),
}

const sessionPeople: TableFacts = {
  session_id: facts('identifier', 'which session it is', SESSION, 'yes', 'with-owner'),
  person_id: facts('identifier', 'who sits there', SESSION, 'yes', 'with-owner'),
  seat: facts('activity', 'which seat is held', SESSION, 'yes', 'with-owner'),
  title: facts('activity', 'finds it again', SESSION, 'yes', 'with-owner'),
  is_pinned: facts('activity', 'keeps it at hand', SESSION, 'yes', 'with-owner'),
  removed_at: facts('activity', 'when it was deleted', SESSION, 'yes', 'with-owner'),
}

const sessionAnswers: TableFacts = {
  person_id: facts('identifier', 'whose request it was', KEYS, 'described', 'with-owner'),
  key: facts('operation', 'recognises a repeated request', KEYS, 'described', 'with-owner'),
  fingerprint: facts('operation', 'tells a repeat from another request', KEYS, 'described', 'with-owner'),
  session_id: facts('identifier', 'which session it belongs to', KEYS, 'described', 'with-owner'),
  after: facts('operation', 'repeats the answer', KEYS, 'described', 'with-owner'),
  seq: facts('operation', 'repeats the answer', KEYS, 'described', 'with-owner'),
  readings: facts('conversation', 'repeats the answer', KEYS, 'described', 'with-owner'),
  read_by: facts('operation', 'repeats the answer', KEYS, 'described', 'with-owner'),
  at: facts('operation', 'ends the keeping', KEYS, 'described', 'with-owner'),
}

const sessionEvents: TableFacts = {
  session_id: facts('identifier', 'which session it belongs to', SESSION, 'yes', 'with-owner'),
  seq: facts('operation', 'orders the events', SESSION, 'yes', 'with-owner'),
  event: facts('conversation', 'what was said and done', SESSION, 'yes', 'with-owner'),
  at: facts('activity', 'when it happened', SESSION, 'yes', 'with-owner'),
}

const sessionDebriefs: TableFacts = {
  session_id: facts('identifier', 'which session it belongs to', SESSION, 'described', 'with-owner'),
  seat: facts('activity', 'whose debrief it is', SESSION, 'described', 'with-owner'),
  format: facts('operation', 'tells forms of debriefs apart', SESSION, 'described', 'with-owner'),
  value: facts('conversation', 'spares working the debrief out again', SESSION, 'described', 'with-owner'),
  fault: facts('operation', 'tells why there is none', SESSION, 'described', 'with-owner'),
  replayed: facts('operation', 'shows how far the making of it is', SESSION, 'described', 'with-owner'),
  replays: facts('operation', 'shows how far the making of it is', SESSION, 'described', 'with-owner'),
  lease_owner: facts('operation', 'one server at a time', SESSION, 'described', 'with-owner'),
  lease_until: facts('operation', 'one server at a time', SESSION, 'described', 'with-owner'),
}

const sessionSnapshots: TableFacts = {
  session_id: facts('identifier', 'which session it belongs to', SESSION, 'described', 'with-owner'),
  seq: facts('operation', 'up to which event it is folded', SESSION, 'described', 'with-owner'),
  state: facts('conversation', 'spares folding the events again', SESSION, 'described', 'with-owner'),
}

const securityEvents: TableFacts = {
  id: facts('operation', 'tells records apart', AUDIT, 'yes', 'keep'),
  at: facts('activity', 'when it happened', AUDIT, 'yes', 'keep'),
  kind: facts('activity', 'what happened', AUDIT, 'yes', 'keep'),
  user_id: facts('identifier', 'whom it concerned', AUDIT, 'yes', 'unlink'),
  by_command: facts('operation', 'tells the command line from the service', AUDIT, 'yes', 'keep'),
}

/** Every column of every table, by table and column name in the database. */
export const DATA_MAP: Readonly<Record<string, TableFacts>> = {
  users,
  refresh_families: refreshFamilies,
  refresh_tokens: refreshTokens,
  idempotency_keys: idempotencyKeys,
  campaigns,
  sessions,
  session_people: sessionPeople,
  session_answers: sessionAnswers,
  session_events: sessionEvents,
  session_debriefs: sessionDebriefs,
  session_snapshots: sessionSnapshots,
  voice_assignments: voiceAssignments,
  security_events: securityEvents,
  one_time_tokens: account.oneTimeTokens,
  second_factors: account.secondFactors,
  recovery_codes: account.recoveryCodes,
  passkeys: account.passkeys,
  known_devices: account.knownDevices,
  subscriptions: billing.subscriptions,
  payment_events: billing.paymentEvents,
  payment_checkouts: billing.paymentCheckouts,
  usage_counters: billing.usageCounters,
  usage_reservations: billing.usageReservations,
  storage_claims: billing.storageClaims,
  remembered_usage: billing.rememberedUsage,
  conversations: chat.conversations,
  chat_messages: chat.chatMessages,
  chat_events: chat.chatEvents,
  chat_attachments: chat.chatAttachments,
  chat_shares: chat.chatShares,
  projects,
  working_papers: papers.workingPapers,
  working_paper_versions: papers.workingPaperVersions,
  mail_outbox: mailOutbox,
  announcements,
  audit_log: auditLog,
  input_audit: inputAudit,
  played_campaigns: playedCampaigns,
  language_usage: languageUsage,
  settings,
  own_engines: ownEngines,
  browser_engine_turns: browserEngineTurns,
  withdrawn_engines: withdrawnEngines,
  consents: privacy.consents,
  privacy_choices: privacy.privacyChoices,
  privacy_settings: privacy.privacySettings,
  identity_checks: privacy.identityChecks,
  identity_codes: privacy.identityCodes,
  privacy_requests: privacy.privacyRequests,
  privacy_archives: archives.privacyArchives,
  privacy_archive_parts: archives.privacyArchiveParts,
  privacy_log: privacy.privacyLog,
  privacy_log_ends: privacy.privacyLogEnds,
  status_samples: statusSamples,
  rate_counters: limits.rateCounters,
  held_places: limits.heldPlaces,
  recordings,
  job_runs: jobRuns,
  servers,
  server_secret: serverSecret,
}

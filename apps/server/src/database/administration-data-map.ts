import { facts, type TableFacts } from './column-facts.ts'

const SHOWN = 'until an administrator deletes the announcement'
const AUDIT = '24 months'

/** Announcements of administrators. */
export const announcements: TableFacts = {
  id: facts('content', 'names the announcement', SHOWN, 'no', 'keep'),
  title: facts('content', 'the announcement itself', SHOWN, 'no', 'keep'),
  content: facts('content', 'the announcement itself', SHOWN, 'no', 'keep'),
  type: facts('content', 'chooses its mark', SHOWN, 'no', 'keep'),
  priority: facts('content', 'orders the announcements', SHOWN, 'no', 'keep'),
  is_pinned: facts('content', 'orders the announcements', SHOWN, 'no', 'keep'),
  is_active: facts('operation', 'hides what is not to be shown', SHOWN, 'no', 'keep'),
  target_audience: facts('content', 'chooses who sees it', SHOWN, 'no', 'keep'),
  author_id: facts('identifier', 'names who wrote it', SHOWN, 'yes', 'unlink'),
  expires_at: facts('content', 'ends its showing', SHOWN, 'no', 'keep'),
  created_at: facts('content', 'shows its age', SHOWN, 'no', 'keep'),
  updated_at: facts('operation', 'shows the last change', SHOWN, 'no', 'keep'),
  mailed_up_to: facts('operation', 'goes on with its mails after a restart', SHOWN, 'no', 'keep'),
}

const COUNTED = 'for 104 weeks'

/** Campaigns that were begun or finished by people who consented to statistics; no row leads to anybody. */
export const playedCampaigns: TableFacts = {
  id: facts('operation', 'tells rows apart', COUNTED, 'no', 'keep'),
  step: facts('operation', 'counts what is begun and what is finished', COUNTED, 'no', 'keep'),
  campaign_id: facts('operation', 'shows which campaigns are played', COUNTED, 'no', 'keep'),
  difficulty: facts('operation', 'compares results by difficulty', COUNTED, 'no', 'keep'),
  language: facts('operation', 'shows which languages are used', COUNTED, 'no', 'keep'),
  week: facts('operation', 'shows how much is played over time', COUNTED, 'no', 'keep'),
  result: facts('operation', 'shows how campaigns end', COUNTED, 'no', 'keep'),
  minutes: facts('operation', 'shows how long campaigns take', COUNTED, 'no', 'keep'),
}

const WITHDRAWN = 'until an administrator allows the engine again'

/** Engines that an administrator has withdrawn. */
export const withdrawnEngines: TableFacts = {
  engine: facts('operation', 'keeps everybody’s words from it', WITHDRAWN, 'no', 'keep'),
  withdrawn_at: facts('operation', 'shows since when', WITHDRAWN, 'no', 'keep'),
}

const CHECKED = 'until a thousand newer entries push it out'

/** The input audit: inputs that looked dangerous. */
export const inputAudit: TableFacts = {
  id: facts('operation', 'orders the log', CHECKED, 'yes', 'with-owner'),
  at: facts('activity', 'when it was sent', CHECKED, 'yes', 'with-owner'),
  user_id: facts('identifier', 'who sent it', CHECKED, 'yes', 'with-owner'),
  input: facts('conversation', 'lets administrators judge an attack by its beginning', CHECKED, 'yes', 'with-owner'),
  threat_level: facts('operation', 'says how dangerous it looked', CHECKED, 'yes', 'with-owner'),
  threats: facts('operation', 'says what it looked like', CHECKED, 'yes', 'with-owner'),
  action: facts('operation', 'says whether it was refused', CHECKED, 'yes', 'with-owner'),
}

const TOKENS = '13 months after the day'

/** Token usage of language models. */
export const languageUsage: TableFacts = {
  user_id: facts('identifier', 'on whose behalf a model was asked', TOKENS, 'yes', 'with-owner'),
  day: facts('activity', 'when it was asked', TOKENS, 'yes', 'with-owner'),
  use: facts('activity', 'what it was asked for', TOKENS, 'yes', 'with-owner'),
  rung: facts('activity', 'which service was asked', TOKENS, 'yes', 'with-owner'),
  model: facts('activity', 'which model was asked', TOKENS, 'yes', 'with-owner'),
  requests: facts('activity', 'lets administrators see what models are used for', TOKENS, 'yes', 'with-owner'),
  estimated_requests: facts('operation', 'tells counted tokens from estimated ones', TOKENS, 'yes', 'with-owner'),
  input_tokens: facts('activity', 'lets administrators see what models cost', TOKENS, 'yes', 'with-owner'),
  output_tokens: facts('activity', 'lets administrators see what models cost', TOKENS, 'yes', 'with-owner'),
}

/** The audit log: acts of administrators. */
export const auditLog: TableFacts = {
  id: facts('operation', 'orders the log', AUDIT, 'yes', 'keep'),
  at: facts('activity', 'when it was done', AUDIT, 'yes', 'keep'),
  actor_id: facts('identifier', 'who did it', AUDIT, 'yes', 'unlink'),
  action: facts('activity', 'what was done', AUDIT, 'yes', 'keep'),
  subject: facts('activity', 'what it was done to, which may be somebody else', AUDIT, 'described', 'keep'),
  detail: facts('activity', 'what was changed', AUDIT, 'yes', 'keep'),
}

export * from './account-security.ts'
export * from './act.ts'
export {
  ageBandOf,
  birthMonthRuleBroken,
  minorUntil,
} from './age.ts'
export * from './announcement-rules.ts'
export * from './announcements.ts'
export * from './attachment-calls.ts'
export * from './attachment-limits.ts'
export { documentRefusal } from './attachment-messages.en.ts'
export * from './attachments.ts'
export {
  AuthAnswer,
  auth,
  LoginBody,
  ProfileBody,
  RegisterBody,
  type Role,
  User,
} from './auth.ts'
export { ACCOUNT_RULE_MESSAGES, PASSWORD_STRENGTH_MESSAGES } from './auth-messages.en.ts'
export * from './auth-rules.ts'
export * from './campaign.ts'
export * from './campaign-calls.ts'
export * from './campaign-characters.ts'
export * from './chat.ts'
export * from './chat-calls.ts'
export * from './chat-events.ts'
export * from './chat-import.ts'
export * from './client-errors.ts'
export * from './demo-import.ts'
export * from './document-analysis.ts'
export * from './drill.ts'
export * from './errors.ts'
export { health } from './health.ts'
export * from './input-audit.ts'
export * from './language-usage.ts'
export * from './made-by.ts'
export * from './paper-calls.ts'
export * from './passkeys.ts'
export * from './procedure.ts'
export * from './quick-stats.ts'
export * from './realtime.ts'
export * from './realtime-facts.ts'
export * from './route.ts'
export * from './service-status.ts'
export * from './service-status-facts.ts'
export * from './session-record.ts'
export * from './session-view.ts'
export * from './sessions.ts'
export * from './settings.ts'
export * from './settings-calls.ts'
export { DEFAULT_SETTINGS } from './settings-defaults.ts'
export * from './storage.ts'
export * from './subscription-calls.ts'
export * from './subscriptions.ts'
export { patchBetween, patched, type ViewPatch } from './view-patch.ts'
export * from './word-calls.ts'
export * from './working-papers.ts'

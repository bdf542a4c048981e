export * from './act.ts'
export {
  AuthAnswer,
  auth,
  LoginBody,
  RefreshBody,
  RegisterBody,
  ROLES,
  type Role,
  User,
} from './auth.ts'
export { ACCOUNT_RULE_MESSAGES, PASSWORD_STRENGTH_MESSAGES } from './auth-messages.en.ts'
export * from './auth-rules.ts'
export * from './campaign.ts'
export * from './campaign-calls.ts'
export * from './campaign-characters.ts'
export * from './errors.ts'
export { health } from './health.ts'
export * from './procedure.ts'
export * from './realtime.ts'
export * from './route.ts'
export * from './session-record.ts'
export * from './session-view.ts'
export * from './sessions.ts'
export { patchBetween, patched, type ViewPatch } from './view-patch.ts'

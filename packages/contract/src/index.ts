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
export * from './errors.ts'
export { health } from './health.ts'
export * from './route.ts'

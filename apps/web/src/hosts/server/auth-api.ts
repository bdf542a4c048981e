import { authCalls as authCallsBy } from '../../client/auth/auth-calls.ts'
import { visitorCall } from './api.ts'

/**
 * The calls about the user's own session, in a module of their own: the code after the sign-in needs none of their
 * schemas.
 */
export const authCalls = authCallsBy(visitorCall)

import { authCalls as authCallsBy } from '../../client/auth/auth-calls.ts'
import { visitorCall } from './api.ts'

/** The calls about the person's own session, apart from the others: what is behind the sign-in needs no schema of theirs. */
export const authCalls = authCallsBy(visitorCall)

import { signedInCall } from './api.ts'
import { authSession } from './auth.ts'
import { createServerHearingGateway } from './hearing-gateway.ts'
import { createServerRecordings } from './recordings.ts'
import { signedInConverse } from './streams.ts'
import { createServerVoiceGateway } from './voice-gateway.ts'

const call = signedInCall(authSession)

/** Speech for the signed-in user. */
export const voice = createServerVoiceGateway(call, () => signedInConverse(authSession))

/** Recordings of the signed-in user. */
export const recordings = createServerRecordings(call)

/** Hearing for the signed-in user. */
export const hearing = createServerHearingGateway(call)

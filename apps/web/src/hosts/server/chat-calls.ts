import { signedInCall } from './api.ts'
import { authSession } from './auth.ts'
import { createServerChatGateway, createServerSharing } from './chat-gateway.ts'
import { createServerPaperGateway } from './paper-gateway.ts'
import { createServerProjectGateway } from './project-gateway.ts'
import { signedInStream, signedInUpload } from './streams.ts'

const call = signedInCall(authSession)

/** Chats of the signed-in user. */
export const chats = createServerChatGateway(call, signedInStream(authSession), signedInUpload(authSession))

/** Their links for others. */
export const sharing = createServerSharing(call)

/** Working papers of the signed-in user. */
export const papers = createServerPaperGateway(call)

/** Projects of the signed-in user. */
export const projects = createServerProjectGateway(call)

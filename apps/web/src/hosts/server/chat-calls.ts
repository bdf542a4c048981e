import { pause } from '../../client/api/retry.ts'
import { loadDeviceEngine } from '../../client/device-model/load-engine.ts'
import { signedInCall } from './api.ts'
import { authSession } from './auth.ts'
import { createServerChatGateway, createServerSharing } from './chat-gateway.ts'
import { lendingGateway } from './lending-gateway.ts'
import { createServerPaperGateway } from './paper-gateway.ts'
import { createServerProjectGateway } from './project-gateway.ts'
import { createServerRecordGateway } from './record-gateway.ts'
import { signedInStream, signedInUpload } from './streams.ts'

const call = signedInCall(authSession)

/** Chats of the signed-in user; engines that only this page can ask are lent to the server. */
export const chats = lendingGateway(
  createServerChatGateway(call, signedInStream(authSession), signedInUpload(authSession)),
  async (choice, signal) => {
    if (choice.kind === 'device') loadDeviceEngine()
    // a page that cannot load this lends nothing, and the answer says so
    const { lendEngine } = await import('./lend-engine.ts').catch(() => ({ lendEngine: undefined }))
    await lendEngine?.({ call, newId: () => crypto.randomUUID(), pause }, choice, signal)
  },
)

/** Their links for others. */
export const sharing = createServerSharing(call)

/** Working papers of the signed-in user. */
export const papers = createServerPaperGateway(call)

/** Projects of the signed-in user. */
export const projects = createServerProjectGateway(call)

/** Everything the signed-in user has said. */
export const records = createServerRecordGateway(call)

import { carryOpening } from '../client/papers/kept-openings.ts'
import { deviceSettings } from '../client/settings/settings.ts'
import { browserValues, tabValues } from '../client/storage/storage.ts'
import type { Keeps } from '../features/keep-demo/keeps.ts'
import { keptChats } from '../features/keep-demo/kept-chats.ts'
import { keptProjects } from '../features/keep-demo/kept-projects.ts'
import { keptSessions } from '../features/keep-demo/kept-sessions.ts'
import { keptSettings } from '../features/keep-demo/kept-settings.ts'
import { demoChatGateway, demoPaperGateway, demoProjectGateway, wholeDemo } from '../hosts/demo/gateways.ts'
import { signedInCall } from '../hosts/server/api.ts'
import { authSession } from '../hosts/server/auth.ts'
import { signedInUpload } from '../hosts/server/streams.ts'
import { carryTypedWords } from '../play/session/model/outbox.ts'

const call = signedInCall(authSession)

/** What is not sent yet goes with its session. */
function carryUnsent(from: string, to: string): void {
  carryTypedWords(tabValues, from, to)
  carryOpening(tabValues, from, to)
}

/**
 * The demo content of every feature, in the order in which it moves into an account; a feature with content adds itself
 * here. The tutorial has none: its progress is read from the record of its round, a session.
 */
export const KEEPS: readonly Keeps[] = [
  keptSettings(deviceSettings, call),
  keptSessions({ demo: wholeDemo, call, carryWords: carryUnsent }),
  keptProjects({
    demo: demoProjectGateway,
    chats: demoChatGateway,
    call,
    upload: signedInUpload(authSession),
    values: browserValues,
  }),
  keptChats({ demo: demoChatGateway, papers: demoPaperGateway, call, values: browserValues }),
]

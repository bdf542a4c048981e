import { wordCalls } from '@placard/contract'
import { type ChatScope, createChatScope } from '../client/gateways/chat-scope.ts'
import { loadedOnce } from '../client/gateways/late-methods.ts'
import type { PaperGateway } from '../client/gateways/paper-gateway.ts'
import type { VoiceGateway } from '../client/gateways/voice-gateway.ts'
import { lateMicrophone } from '../client/microphone/late-microphone.ts'
import type { MicrophonePort } from '../client/microphone/microphone-port.ts'
import {
  demoChatGateway,
  demoOwnEngines,
  demoPaperGateway,
  demoProjectGateway,
  demoRecordGateway,
} from '../hosts/demo/gateways.ts'
import { demoHearingGateway } from '../hosts/demo/late-hearing-gateway.ts'
import { demoVoiceGateway } from '../hosts/demo/late-voice-gateway.ts'
import { signedInCall } from '../hosts/server/api.ts'
import { authSession } from '../hosts/server/auth.ts'
import {
  serverChatGateway,
  serverHearingGateway,
  serverPaperGateway,
  serverProjectGateway,
  serverRecordGateway,
  serverRecordings,
  serverVoiceGateway,
} from '../hosts/server/gateways.ts'
import { createServerOwnEngines } from '../hosts/server/own-engines.ts'
import { isAdministrator, type Who } from './views/who.ts'

const call = signedInCall(authSession)
/** A browser that several people use keeps the models of each apart. */
const ownEnginesOf = (userId: string) =>
  createServerOwnEngines(
    call,
    loadedOnce(async () =>
      (await import('../client/own-engines/open-own-engines.ts')).openOwnEngines(`placard-own-engines-${userId}`),
    ),
  )
const dayWords = (signal: AbortSignal) => call(wordCalls.daily, { signal })

/** The chat scope of the current user; a visitor has none. */
export function chatScopeOf(who: Who): ChatScope | undefined {
  switch (who.kind) {
    case 'visitor':
      return undefined
    case 'demo':
      return createChatScope(demoChatGateway, 'demo', true, {
        ownEngines: demoOwnEngines,
        projects: demoProjectGateway,
        records: demoRecordGateway,
      })
    case 'member':
      // administrators have no word limit
      return createChatScope(serverChatGateway, who.user.id, false, {
        ownEngines: ownEnginesOf(who.user.id),
        projects: serverProjectGateway,
        records: serverRecordGateway,
        recordings: serverRecordings,
        ...(isAdministrator(who) ? {} : { dayWords }),
      })
  }
}

const PAPERS: Readonly<Record<Who['kind'], PaperGateway | undefined>> = {
  visitor: undefined,
  demo: demoPaperGateway,
  member: serverPaperGateway,
}

/** The working papers of the current user; a visitor has none. */
export function papersOf({ kind }: Who): PaperGateway | undefined {
  return PAPERS[kind]
}

const VOICES: Readonly<Record<Who['kind'], VoiceGateway | undefined>> = {
  visitor: undefined,
  demo: demoVoiceGateway,
  member: serverVoiceGateway,
}

/** Speech for the current user; a visitor has none. */
export function voiceOf({ kind }: Who): VoiceGateway | undefined {
  return VOICES[kind]
}

const MICROPHONES: Readonly<Record<Who['kind'], MicrophonePort | undefined>> = {
  visitor: undefined,
  demo: lateMicrophone(demoHearingGateway),
  member: lateMicrophone(serverHearingGateway),
}

/** The microphone of the current user; a visitor has none. */
export function microphoneOf({ kind }: Who): MicrophonePort | undefined {
  return MICROPHONES[kind]
}

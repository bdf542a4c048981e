import type { VoiceAssignment } from '@placard/contract'
import { speaksEmbedded, styleOf, VOICES } from '@placard/voice'
import type { EmbeddedSpeech } from '@placard/voice/flite'
import { ApiError } from '../../../client/api/api-error.ts'
import type { VoiceGateway } from '../../../client/gateways/voice-gateway.ts'
import { demoMessages } from '../messages.en.ts'
import type { FileWorker } from './file-worker.ts'
import type { KeptAssignments } from './kept-assignments.ts'

/** Speech of the demo: the embedded voice in this browser, which speaks English. */
export function demoVoice(
  voice: Pick<FileWorker<EmbeddedSpeech, ArrayBuffer>, 'order'>,
  openKept: () => Promise<Pick<KeptAssignments, 'read' | 'save'>>,
): Omit<VoiceGateway, 'preparation'> {
  /** Where the browser keeps nothing. */
  const inMemory = new Map<string, readonly VoiceAssignment[]>()
  const kept = openKept().catch(() => undefined)

  return {
    async speak(request, signal) {
      if (!speaksEmbedded(request.settings?.language ?? 'en'))
        throw new ApiError('unreachable', demoMessages.onlyEnglish)
      const { text, voiceId, settings } = request
      const speech = { text, voiceId, speed: settings?.speed ?? 1, style: styleOf(request) }
      return { sound: await voice.order(speech, signal), provider: 'embedded' }
    },
    listVoices: async () => VOICES,
    readHealth: async () => ({ speech: [{ provider: 'embedded', state: 'ready' }] }),
    readAssignments: async (sessionId) => inMemory.get(sessionId) ?? (await (await kept)?.read(sessionId)) ?? [],
    async saveAssignments(sessionId, assignments) {
      const store = await kept
      if (store === undefined) inMemory.set(sessionId, assignments)
      else await store.save(sessionId, assignments)
    },
  }
}

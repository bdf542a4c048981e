import { voice } from '@placard/contract'
import { bytesOf } from '../../client/api/bytes-of.ts'
import type { Call } from '../../client/api/client.ts'
import type { Converse, VoiceGateway } from '../../client/gateways/voice-gateway.ts'

/** Speech for a signed-in user, over the server. */
export function createServerVoiceGateway(call: Call, loadConverse: () => Promise<Converse>): VoiceGateway {
  return {
    converse: async (...order) => (await loadConverse())(...order),
    async speak(body, signal) {
      const { audioData, provider } = await call(voice.speak, { body, signal })
      return { sound: bytesOf(audioData).buffer, provider }
    },
    listVoices: (signal) => call(voice.voices, { signal }),
    readHealth: (signal) => call(voice.health, { signal }),
    readAssignments: (sessionId, signal) => call(voice.assignments, { params: { sessionId }, signal }),
    async saveAssignments(sessionId, assignments) {
      await call(voice.saveAssignments, { body: { sessionId, assignments: [...assignments] } })
    },
  }
}

import { voice } from '@placard/contract'
import type { Call } from '../../client/api/client.ts'
import type { VoiceGateway } from '../../client/gateways/voice-gateway.ts'

/** Speech for a signed-in user, over the server. */
export function createServerVoiceGateway(call: Call): VoiceGateway {
  return {
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

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64)
  const bytes = new Uint8Array(letters.length)
  // a plain loop: `Uint8Array.from` takes thirty times as long, while the listener waits
  for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at)
  return bytes
}

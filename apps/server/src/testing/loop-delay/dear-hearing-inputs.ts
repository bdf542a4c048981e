import { RECORDING_MAX_BYTES } from '@placard/contract'
import { wavOf } from '@placard/voice'
import { asPerson, type DearInput, type DearInputs } from './dear-input.ts'
import { openSession } from './dear-sessions.ts'

/** A recording of the largest size: something between a voice and a siren. */
function largest(): Uint8Array {
  const length = RECORDING_MAX_BYTES / 2 - 64
  const samples = Int16Array.from({ length }, (_, at) => 9_000 * Math.sin(at / 20) * Math.sin(at / 2_000))
  return wavOf({ samples, rate: 32_000 })
}

const spoken: DearInput = {
  what: 'a recording of two million bytes',
  // a siren is none of the commands; where pocketsphinx is installed, it hears a word in it
  answers: [200, 422, 429, 503],
  prepare: async (stage) => {
    const { token } = await stage.person()
    const sessionId = await openSession(stage, token, { campaignId: 'nuclear-non-proliferation' })
    const request = {
      token,
      query: `sessionId=${sessionId}`,
      body: largest(),
      headers: { 'content-type': 'audio/wav' },
    }
    return async () => request
  },
}

const asked: DearInput = {
  what: 'a question of two million bytes',
  // nobody hears free speech, but for pocketsphinx where it is installed
  answers: [200, 422, 429, 503],
  prepare: async (stage) => {
    const { token } = await stage.person()
    const request = { token, body: largest(), headers: { 'content-type': 'audio/wav' } }
    return async () => request
  },
}

/** What people say. */
export const DEAR_HEARING_INPUTS: DearInputs = {
  'GET /api/voice/hearing/health': [asPerson('anybody')],
  'POST /api/voice/hear': [spoken],
  'POST /api/voice/gemini/converse': [asked],
  'POST /api/voice/converse/stream': [asked],
}

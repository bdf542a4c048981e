import { randomUUID } from 'node:crypto'
import { RECORDING_MAX_BYTES, RECORDINGS_LISTED, SPEECH_TEXT_MAX_LENGTH } from '@placard/contract'
import { asPerson, type DearInput, type DearInputs } from './dear-input.ts'
import { openSession } from './dear-sessions.ts'
import type { DearRequest } from './stage.ts'

/** Text and number make each another one: what was spoken before costs nothing. */
function speaking(what: string, sentence: string): DearInput {
  return {
    what,
    prepare: async (stage) => {
      const { token } = await stage.person()
      let asked = 0
      return async () => {
        asked += 1
        const text = `${asked}. ${sentence.repeat(SPEECH_TEXT_MAX_LENGTH)}`.slice(0, SPEECH_TEXT_MAX_LENGTH)
        // under load a text may have to wait too long for its turn
        return { token, body: { text, voiceId: 'leda', settings: { speed: 0.7 } } }
      }
    },
  }
}

function ofSession(what: string, make: (sessionId: string) => DearRequest): DearInput {
  return {
    what,
    prepare: async (stage) => {
      const { token } = await stage.person()
      const sessionId = await openSession(stage, token, { campaignId: 'nuclear-non-proliferation' })
      await stage.ask('POST', '/api/voice/save-assignments', { token, ...assigned(sessionId) })
      return async () => ({ token, ...make(sessionId) })
    },
  }
}

function assigned(sessionId: string): DearRequest {
  const voice = { voiceId: 'v'.repeat(64), voiceName: 'n'.repeat(100), provider: 'embedded' }
  const assignments = Array.from({ length: 32 }, (_, at) => ({ characterId: `${at}`.padEnd(100, 's'), ...voice }))
  return { body: { sessionId, assignments } }
}

const SPOKEN = [
  { ...speaking('the longest text', 'We will support the fund. '), answers: [200, 429, 503] },
  { ...speaking('the longest word', 'a'), answers: [200, 429, 503] },
]

/** Somebody with so many recordings of a size. */
function withRecordings(what: string, count: number, bytes: number, body?: DearRequest['body']): DearInput {
  return {
    what,
    prepare: async (stage) => {
      const { id: owner, token } = await stage.person()
      return async () => {
        const recordingId = randomUUID()
        await stage.db.query(
          `insert into recordings (id, owner_id, sound, media_type, seconds, text, created_at, ends_at)
           select case when at = 1 then $2::uuid else gen_random_uuid() end, $1, convert_to(repeat('s', $4), 'utf8'),
             'audio/webm', 60, repeat('w', 2000), now(), now() + interval '1 day' from generate_series(1, $3) at`,
          [owner, recordingId, count, bytes],
        )
        return { token, parameter: recordingId, ...(body !== undefined && { body }) }
      }
    },
  }
}

const one = withRecordings('a recording of two million bytes', 1, RECORDING_MAX_BYTES)

/** Speech, and the voices of delegates. */
export const DEAR_VOICE_INPUTS: DearInputs = {
  'GET /api/voice/voices': [asPerson('all voices')],
  'GET /api/voice/gemini/voices': [asPerson('all voices')],
  'GET /api/voice/health': [asPerson('anybody')],
  'GET /api/voice/gemini/health': [asPerson('anybody')],
  'POST /api/voice/speak': SPOKEN,
  'POST /api/voice/gemini/generate': SPOKEN,
  'GET /api/voice/assignments/:sessionId': [
    ofSession('as many voices as there may be', (parameter) => ({ parameter })),
  ],
  'POST /api/voice/save-assignments': [ofSession('as many voices as there may be', assigned)],
  'GET /api/voice/recordings': [withRecordings('all recordings of a list', RECORDINGS_LISTED, 1_000)],
  'PUT /api/voice/recordings/keeping': [
    withRecordings('the end of keeping hundreds', RECORDINGS_LISTED, 1_000, { isKeeping: false }),
  ],
  'DELETE /api/voice/recordings': [withRecordings('hundreds of recordings', RECORDINGS_LISTED, 1_000)],
  'GET /api/voice/recordings/:recordingId': [one],
  'DELETE /api/voice/recordings/:recordingId': [one],
}

import * as z from 'zod/mini'
import { defineRoute } from './route.ts'
import { Speech, SpeechRequest, VoiceAssignment, VoiceHealth, VoiceProfile } from './voices.ts'

/** Most assignments of one session: its seats. */
const ASSIGNMENTS_MAX = 32

const voices = z.array(VoiceProfile)
const Assignments = z.strictObject({
  sessionId: z.uuid(),
  assignments: z.array(VoiceAssignment).check(z.maxLength(ASSIGNMENTS_MAX)),
})

/** The calls about speech. Those below `/gemini` are the specified ones; whoever is configured answers both. */
export const voice = {
  voices: defineRoute({
    method: 'GET',
    path: '/api/voice/voices',
    permission: 'user',
    summary: 'The voices that people and delegates can be given.',
    reply: voices,
  }),
  health: defineRoute({
    method: 'GET',
    path: '/api/voice/health',
    permission: 'user',
    summary: 'Who makes speech on this server, in the order in which they are asked.',
    reply: VoiceHealth,
  }),
  speak: defineRoute({
    method: 'POST',
    path: '/api/voice/speak',
    permission: 'user',
    summary: 'A text as sound. Nothing of it is stored in the caller’s account.',
    body: SpeechRequest,
    reply: Speech,
  }),
  geminiVoices: defineRoute({
    method: 'GET',
    path: '/api/voice/gemini/voices',
    permission: 'user',
    summary: 'The same as `/api/voice/voices`, for clients that ask there.',
    reply: voices,
  }),
  geminiHealth: defineRoute({
    method: 'GET',
    path: '/api/voice/gemini/health',
    permission: 'user',
    summary: 'The same as `/api/voice/health`, for clients that ask there.',
    reply: VoiceHealth,
  }),
  generate: defineRoute({
    method: 'POST',
    path: '/api/voice/gemini/generate',
    permission: 'user',
    summary: 'The same as `/api/voice/speak`, for clients that ask there.',
    body: SpeechRequest,
    reply: Speech,
  }),
  assignments: defineRoute({
    method: 'GET',
    path: '/api/voice/assignments/:sessionId',
    permission: 'user',
    summary: 'The voices that the caller gave to delegates of a session; the others have the ones they are dealt.',
    params: z.strictObject({ sessionId: z.uuid() }),
    reply: z.array(VoiceAssignment),
  }),
  saveAssignments: defineRoute({
    method: 'POST',
    path: '/api/voice/save-assignments',
    permission: 'user',
    summary: 'Keeps the voices that the caller gave to delegates of a session of theirs.',
    body: Assignments,
    reply: Assignments,
  }),
} as const

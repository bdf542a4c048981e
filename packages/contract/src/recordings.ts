import * as z from 'zod/mini'
import { RECORDING_TYPES } from './hearing.ts'
import { defineRoute } from './route.ts'

/** Hours for which a recording is kept, where it is kept at all. */
export const RECORDING_KEPT_HOURS = 24
/** Most recordings of one list; the newest ones. */
export const RECORDINGS_LISTED = 500

const instant = z.iso.datetime()
const count = z.int().check(z.gte(0))

/** A kept recording of something the caller said. */
export const Recording = z.strictObject({
  id: z.uuid(),
  at: instant,
  seconds: z.number().check(z.gte(0)),
  bytes: count,
  mediaType: z.enum(RECORDING_TYPES),
  /** What was heard. */
  text: z.string(),
  /** The message that it became; null for what was said in a session, or not sent. */
  messageId: z.nullable(z.uuid()),
  conversationId: z.nullable(z.uuid()),
  sessionId: z.nullable(z.uuid()),
  /** When it is out of reach at the latest. */
  endsAt: instant,
})
export type Recording = z.infer<typeof Recording>

/** The caller's recordings, newest first, whether more are kept, and what deletes them. */
export const Recordings = z.strictObject({
  /** Whether what the caller says from now on is kept. */
  isKeeping: z.boolean(),
  /** Whether the caller may have it kept: not with the protective defaults of people under 16. */
  mayKeep: z.boolean(),
  /** Runs of the job that deletes what is over; null before the first one. */
  job: z.strictObject({ lastRunAt: z.nullable(instant), nextRunAt: z.nullable(instant) }),
  recordings: z.array(Recording),
})
export type Recordings = z.infer<typeof Recordings>

/** A recording as a sound file, base64. */
export const RecordingSound = z.strictObject({ audioData: z.string(), mediaType: z.enum(RECORDING_TYPES) })
export type RecordingSound = z.infer<typeof RecordingSound>

const recording = z.strictObject({ recordingId: z.uuid() })

/** The calls about the recordings that the caller has kept. */
export const recordings = {
  list: defineRoute({
    method: 'GET',
    path: '/api/voice/recordings',
    permission: 'user',
    summary: 'The caller’s recordings, when each ends, and when the job that deletes them ran and will run.',
    reply: Recordings,
  }),
  keep: defineRoute({
    method: 'PUT',
    path: '/api/voice/recordings/keeping',
    permission: 'user',
    summary: 'Has what the caller says kept for 24 hours, or not; turned off, what is kept is deleted at once.',
    body: z.strictObject({ isKeeping: z.boolean() }),
    reply: z.strictObject({ isKeeping: z.boolean() }),
  }),
  sound: defineRoute({
    method: 'GET',
    path: '/api/voice/recordings/:recordingId',
    permission: 'user',
    summary: 'A recording of the caller’s, to be played.',
    params: recording,
    reply: RecordingSound,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/voice/recordings/:recordingId',
    permission: 'user',
    summary: 'Deletes a recording of the caller’s at once.',
    params: recording,
    reply: z.strictObject({}),
  }),
  removeAll: defineRoute({
    method: 'DELETE',
    path: '/api/voice/recordings',
    permission: 'user',
    summary: 'Deletes all recordings of the caller’s at once.',
    reply: z.strictObject({}),
  }),
} as const

import * as z from 'zod'

/** Longest message, in characters: a second of sound has 64,000. */
const MESSAGE_MAX_LENGTH = 4_000_000

const Transcription = z.object({ text: z.string().optional(), finished: z.boolean().optional() })
const Blob = z.object({ data: z.base64().optional(), mimeType: z.string().optional() })

/** A message of a Live session, as far as it matters here. What the service adds over the years is left out. */
const LiveMessage = z.object({
  setupComplete: z.object({}).optional(),
  serverContent: z
    .object({
      modelTurn: z.object({ parts: z.array(z.object({ inlineData: Blob.optional() })).optional() }).optional(),
      inputTranscription: Transcription.optional(),
      outputTranscription: Transcription.optional(),
      interrupted: z.boolean().optional(),
      generationComplete: z.boolean().optional(),
      turnComplete: z.boolean().optional(),
    })
    .optional(),
  toolCall: z
    .object({
      functionCalls: z
        .array(z.object({ id: z.string(), name: z.string(), args: z.record(z.string(), z.unknown()).optional() }))
        .optional(),
    })
    .optional(),
  goAway: z.object({ timeLeft: z.string().optional() }).optional(),
  sessionResumptionUpdate: z.object({ newHandle: z.string().optional(), resumable: z.boolean().optional() }).optional(),
  usageMetadata: z
    .object({ promptTokenCount: z.number().optional(), responseTokenCount: z.number().optional() })
    .optional(),
})
export type LiveMessage = z.infer<typeof LiveMessage>
export type LiveContent = NonNullable<LiveMessage['serverContent']>

/** A frame as JSON; undefined for what is none. Text and binary frames hold the same. */
export function jsonOf(frame: unknown): string | undefined {
  const text = typeof frame === 'string' ? frame : frame instanceof Uint8Array ? Buffer.from(frame).toString() : ''
  if (text === '' || text.length > MESSAGE_MAX_LENGTH) return undefined
  try {
    JSON.parse(text)
    return text
  } catch {
    return undefined
  }
}

/** A message as it is understood here; undefined where it means something else. */
export function liveMessageOf(message: unknown): LiveMessage | undefined {
  return LiveMessage.safeParse(message).data
}

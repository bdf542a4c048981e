import { createHash } from 'node:crypto'
import { EmbeddingsError } from '@placard/application'
import type { ModelProviderId } from '@placard/contract'
import { faultOfRefusal } from '@placard/language/models'
import * as z from 'zod'
import { modelFetch } from '../model-providers/model-fetch.ts'
import type { EmbeddingConfiguration } from './embedding-kind.ts'

/** Most characters of an answer: fifty vectors of 3,072 numbers have some two million. */
const ANSWER_MAX_LENGTH = 8_000_000
/** Most numbers of a vector. */
const MOST_DIMENSIONS = 8_192

/** One vector, as a service says it. */
export const Vector = z
  .array(z.number())
  .min(1)
  .max(MOST_DIMENSIONS)
  .refine((values) => values.some((value) => value !== 0))

/** Which vectors may be compared: those of one model at one address. The address is hashed, for it may name a user. */
export function spaceIdOf(id: ModelProviderId, { model, url }: EmbeddingConfiguration): string {
  return createHash('sha256')
    .update(JSON.stringify([id, model, url]))
    .digest('hex')
    .slice(0, 32)
}

/** A call that answers with vectors. */
export interface VectorsCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
  /** Reads the vectors out of the answer, in the order of the texts. */
  readonly answer: z.ZodType<readonly (readonly number[])[]>
  /** How many texts were sent. */
  readonly count: number
}

/**
 * Calls a service for vectors, following no redirect.
 * @throws {EmbeddingsError} unless the answer has as many vectors as texts, all of one length. Aborting the signal ends
 * it with the signal's reason.
 */
export async function askVectors(call: VectorsCall, signal: AbortSignal): Promise<readonly (readonly number[])[]> {
  const read = call.answer.safeParse(await answerTo(call, signal))
  if (!read.success || read.data.length !== call.count) throw new EmbeddingsError('empty')
  const [first] = read.data
  if (read.data.some(({ length }) => length !== first?.length)) throw new EmbeddingsError('empty')
  return read.data
}

/** The answer, or undefined where it is no JSON. */
async function answerTo({ url, headers, body }: VectorsCall, signal: AbortSignal): Promise<unknown> {
  try {
    const answer = await modelFetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
    })
    const text = await textOf(answer)
    if (!answer.ok) throw new EmbeddingsError(faultOfRefusal(answer.status, text))
    return JSON.parse(text)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof EmbeddingsError) throw error
    // the error itself may repeat the address, the key or the text
    throw new EmbeddingsError(error instanceof SyntaxError ? 'empty' : 'unavailable')
  }
}

/** The text of an answer that is not endless. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of body ?? []) {
    text += decoder.decode(piece, { stream: true })
    if (text.length > ANSWER_MAX_LENGTH) throw new EmbeddingsError('empty')
  }
  return text + decoder.decode()
}

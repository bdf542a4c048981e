import * as z from 'zod'

const GeminiText = z.strictObject({
  model: z.string().startsWith('models/'),
  content: z.strictObject({ parts: z.tuple([z.strictObject({ text: z.string() })]) }),
  taskType: z.enum(['RETRIEVAL_QUERY', 'RETRIEVAL_DOCUMENT']),
  outputDimensionality: z.literal(768),
})
const OpenAiTexts = z.strictObject({
  model: z.string(),
  input: z.array(z.string()).min(1).max(2048),
  encoding_format: z.literal('float'),
})

/** Vectors of the test's choosing; it may give what no service should. */
export type VectorOf = (text: string) => readonly unknown[]

/**
 * Speaks the wire formats of vectors: the answer of a service to a request on this path. Undefined for other paths.
 * @throws when the request is none that the service takes.
 */
export function embeddingAnswer(pathname: string, body: string, vectorOf: VectorOf): object | undefined {
  if (/\/models\/[^/]+:embedContent$/.test(pathname)) {
    return { embedding: valuesOf(GeminiText.parse(JSON.parse(body)), vectorOf) }
  }
  if (/\/models\/[^/]+:batchEmbedContents$/.test(pathname)) {
    const { requests } = z.strictObject({ requests: z.array(GeminiText).min(1).max(100) }).parse(JSON.parse(body))
    return { embeddings: requests.map((request) => valuesOf(request, vectorOf)) }
  }
  if (!pathname.endsWith('/embeddings')) return undefined
  const { input, model } = OpenAiTexts.parse(JSON.parse(body))
  const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }))
  // any order is right: each says of which text it is
  return { object: 'list', data: data.toReversed(), model, usage: { prompt_tokens: 9, total_tokens: 9 } }
}

function valuesOf({ content }: z.infer<typeof GeminiText>, vectorOf: VectorOf): object {
  return { values: vectorOf(content.parts[0].text) }
}

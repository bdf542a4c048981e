import type { ModelProvider, ModelRequest } from '@placard/language/models'
import { TEST_BOUNDS } from '@placard/testing'
import * as z from 'zod'

const Shape = z.looseObject({
  type: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
})

/** The worst possible model: it repeats its whole prompt in every text it is asked for. Records its requests. */
export class Parrot implements ModelProvider {
  readonly engine = { rung: 'openai-compatible', model: 'parrot', place: 'own-server' } as const
  readonly bounds = TEST_BOUNDS
  readonly requests: string[] = []

  async *speak({ instructions, messages }: ModelRequest): AsyncGenerator<string> {
    const all = [instructions, ...messages.map(({ content }) => content)].join('\n')
    this.requests.push(all)
    const shape = instructions
      .split('\n')
      .map((line) => read(line))
      .find((found) => found !== undefined)
    yield shape === undefined ? all : JSON.stringify(filled(shape, all))
  }
}

function read(line: string): unknown {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** A value of a JSON Schema with the text in every string. */
function filled(schema: unknown, text: string): unknown {
  const shape = Shape.safeParse(schema)
  if (!shape.success) return text
  const { type, properties = {}, items, enum: options } = shape.data
  if (options !== undefined) return options[0]
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, filled(inner, text)]))
  }
  if (type === 'array') return [filled(items, text)]
  if (type === 'number' || type === 'integer') return 1
  return type === 'boolean' ? true : text
}

import * as z from 'zod/mini'
import { shapeOf } from './shape.ts'

/** The parts of a JSON Schema that are used here. */
const Shape = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
})

/**
 * Repairs a value towards a schema where the meaning is plain: numbers as strings, a bare item for a list of one, other
 * spellings of names.
 */
export function mended(value: unknown, wire: z.core.$ZodType): unknown {
  return towards(value, shapeOf(wire))
}

/** What a value may be wrapped in: a list of one, or an object with one object in it, as tool calls have it. */
export function* unwrapped(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    yield* value.filter(isRecord)
    return
  }
  if (isRecord(value)) yield* Object.values(value).filter(isRecord)
}

function towards(value: unknown, schema: unknown): unknown {
  const read = Shape.safeParse(schema)
  if (!read.success) return value
  const { type, properties = {}, required = [], items, enum: options } = read.data
  if (options !== undefined) return optionOf(value, options)
  switch (type) {
    case 'object':
      return isRecord(value) ? recordTowards(value, properties, required) : value
    case 'array':
      return listOf(value).map((item) => towards(item, items))
    case 'string':
      return textOf(value)
    case 'number':
    case 'integer':
      return typeof value === 'string' && value.trim() !== '' ? numberOf(value) : value
    case 'boolean':
      return typeof value === 'string' && /^(true|false|yes|no)$/i.test(value.trim())
        ? /^(true|yes)$/i.test(value.trim())
        : value
    default:
      return value
  }
}

function recordTowards(
  value: Readonly<Record<string, unknown>>,
  properties: Readonly<Record<string, unknown>>,
  required: readonly string[],
): Record<string, unknown> {
  const found = new Map(Object.entries(value).map(([name, item]) => [folded(name), item]))
  const entries = Object.entries(properties).flatMap(([name, schema]) => {
    const item = Object.hasOwn(value, name) ? value[name] : found.get(folded(name))
    if (item === undefined || (item === null && !required.includes(name))) return []
    return [[name, towards(item, schema)] as const]
  })
  return Object.fromEntries(entries)
}

/** Normalises a name: `crisis_update`, `Crisis Update` and `crisisUpdate` are equal. */
function folded(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

function optionOf(value: unknown, options: readonly unknown[]): unknown {
  if (typeof value !== 'string') return value
  const wanted = folded(value)
  return options.find((option) => typeof option === 'string' && folded(option) === wanted) ?? value
}

function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (value === null || value === undefined || value === '') return []
  return [value]
}

function textOf(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(' ')
  // a string inside an object of its own
  if (isRecord(value)) {
    const texts = Object.values(value).filter((item) => typeof item === 'string')
    return texts.length === 1 ? texts[0] : value
  }
  return value
}

function numberOf(text: string): unknown {
  const number = Number(text.replace(/%$/, ''))
  return Number.isFinite(number) ? number : text
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

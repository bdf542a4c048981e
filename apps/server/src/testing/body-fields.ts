import { privacyRequests, type RouteDefinition, sessions } from '@placard/contract'
import * as z from 'zod/mini'
import { nameOf } from './permission-table.ts'

/** What the contract says of a field of a body. */
export interface BodyField {
  readonly name: string
  readonly isRequired: boolean
  /** JSON types it may have; empty when it takes anything. */
  readonly types: readonly string[]
  /** Anything that is no such value is taken for a secret that is not good. */
  readonly hasStandIn: boolean
  /** Patterns its text, or that of a member of it, has to fit. */
  readonly patterns: readonly string[]
}

interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly default?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}

const JsonSchema: z.ZodMiniType<JsonSchema> = z.looseObject({})

/** A kind of each body that has several: only when it is known are the other fields checked. */
const KINDS: Readonly<Record<string, string>> = {
  [nameOf(sessions.command)]: 'pause',
  [nameOf(privacyRequests.create)]: 'delete',
}

/** A kind that a call's body may have; undefined where its body has none. */
export function kindOfBody(route: RouteDefinition): string | undefined {
  return KINDS[nameOf(route)]
}

/** The fields of a call's body, as the contract describes them; of a command only what all kinds have. */
export function bodyFieldsOf({ body }: RouteDefinition): readonly BodyField[] {
  if (body === undefined) return []
  const whole = JsonSchema.parse(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }))
  return Object.entries(whole.properties ?? {}).map(([name, schema]) => ({
    name,
    isRequired: whole.required?.includes(name) === true,
    types: typesOf(schema),
    hasStandIn: schema.default === '' && typesOf(schema).includes('string'),
    patterns: [...patternsOf(schema)],
  }))
}

/** Names of all fields of a call's body and query, however deep. */
export function fieldNamesOf({ body, query }: RouteDefinition): readonly string[] {
  return [body, query].flatMap((part) =>
    part === undefined
      ? []
      : [...namesOf(JsonSchema.parse(z.toJSONSchema(part, { unrepresentable: 'any', io: 'input' })))],
  )
}

/** Every pattern a text of a body has to fit, however deep. */
export function patternsOfBody({ body }: RouteDefinition): readonly string[] {
  if (body === undefined) return []
  return [...patternsOf(JsonSchema.parse(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' })))]
}

function typesOf(schema: JsonSchema): readonly string[] {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return choices.flatMap(typesOf)
  if (schema.type !== undefined) return [schema.type].flat()
  return [schema.const, ...(schema.enum ?? [])].filter((value) => value !== undefined).map((value) => typeof value)
}

function* patternsOf(schema: JsonSchema): Iterable<string> {
  if (schema.pattern !== undefined) yield schema.pattern
  for (const one of belowOf(schema)) yield* patternsOf(one)
}

function* namesOf(schema: JsonSchema): Iterable<string> {
  yield* Object.keys(schema.properties ?? {})
  for (const one of belowOf(schema)) yield* namesOf(one)
}

function belowOf({ properties = {}, items, anyOf = [], oneOf = [] }: JsonSchema): readonly JsonSchema[] {
  return [...Object.values(properties), ...(items === undefined ? [] : [items]), ...anyOf, ...oneOf]
}

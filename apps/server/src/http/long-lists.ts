import type { Steps } from '@placard/application'
import type { RouteDefinition } from '@placard/contract'
import type { FastifyReply, FastifySchemaCompiler, preHandlerHookHandler, RouteShorthandOptions } from 'fastify'
import * as z from 'zod/mini'
import { $ZodType } from 'zod/v4/core'
import { runInSlices } from '../concurrency/run-in-slices.ts'
import { problem } from './problems.ts'
import { compileReplyCheck, compileValidator } from './schema-compilers.ts'

/** Members validated in one turn of the event loop: some milliseconds. */
const PORTION = 250

type LongList = NonNullable<RouteDefinition['longList']>
/** Validates a value and returns the schema's output. */
type Check = (value: unknown) => unknown

const Whole = z.record(z.string(), z.unknown())
const Members = z.array(z.unknown())

/** Route options for a body with a long list: it is validated after all else, in portions. */
export function longBody(route: RouteDefinition): Pick<RouteShorthandOptions, 'preHandler' | 'validatorCompiler'> {
  const { longList, body } = route
  if (longList === undefined || body === undefined) return {}
  const validate = compileValidator({ schema: body, method: route.method, url: route.path, httpPart: 'body' })
  const check: Check = (value) => {
    const found = validate(value)
    if (found !== null && typeof found === 'object' && 'error' in found && found.error !== undefined) throw found.error
    return found !== null && typeof found === 'object' && 'value' in found ? found.value : value
  }
  const preHandler: preHandlerHookHandler = async (request) => {
    const members = membersOf(request.body, longList.name)
    const checked = () => runInSlices(bodySteps(longList, request.body, check))
    const isLong = members !== undefined && members.length > PORTION
    request.body = await (isLong ? request.server.lanes.bulky.run(request, checked) : checked())
  }
  const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema, ...part }) =>
    schema instanceof $ZodType && part.httpPart !== 'body'
      ? compileValidator({ ...part, schema })
      : (value) => ({ value })
  return { preHandler, validatorCompiler }
}

function* bodySteps(list: LongList, body: unknown, check: Check): Steps<unknown> {
  const { name } = list
  const members = membersOf(body, name)
  if (members === undefined || members.length <= PORTION) return checkedPortion(body, { name, from: 0, check })
  if (members.length > list.most) throw problem('validation-failed', { fields: [{ field: name, rule: 'too-big' }] })
  return yield* portions(body, name, (portion, from) => checkedPortion(portion, { name, from, check }))
}

/** Validates a portion in place of the whole list; faults are named by their index in the whole. */
function checkedPortion(portion: unknown, at: { name: string; from: number; check: Check }): unknown {
  const { name, from, check } = at
  try {
    return check(portion)
  } catch (error) {
    throw Array.isArray(error)
      ? Object.assign(new Error('a body was refused'), {
          statusCode: 400,
          validationContext: 'body',
          validation: error.map((issue) => moved(issue, name, from)),
        })
      : error
  }
}

function moved(issue: unknown, name: string, from: number): unknown {
  const isNamed = typeof issue === 'object' && issue !== null && 'instancePath' in issue
  if (!isNamed) return issue
  const place = new RegExp(`^/${name}/(\\d+)`)
  const instancePath = String(issue.instancePath).replace(place, (_, at) => `/${name}/${Number(at) + from}`)
  return { ...issue, instancePath }
}

/** Serialises a reply with a long list, each portion validated by the reply's schema. */
export function longReply(route: RouteDefinition) {
  const { longList, body } = route
  if (longList === undefined || body !== undefined) return undefined
  const { name } = longList
  const check = compileReplyCheck(route.reply, route)
  return async (reply: FastifyReply, data: unknown): Promise<string> => {
    const text = await runInSlices(replySteps(name, data, check))
    reply.type('application/json; charset=utf-8')
    return text
  }
}

function* replySteps(name: string, data: unknown, check: Check): Steps<string> {
  const written: string[] = []
  const { [name]: _, ...rest } = yield* portions(data, name, (portion) => {
    const checked = Whole.parse(check(portion))
    const members = JSON.stringify(checked[name])
    if (members.length > 2) written.push(members.slice(1, -1))
    return { ...checked, [name]: [] }
  })
  const before = Object.entries(rest).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`)
  return `{"success":true,"data":{${before.join('')}${JSON.stringify(name)}:[${written.join(',')}]}}`
}

/** Runs work on portions of a long list, one per turn. @returns the results, joined. */
function* portions(
  value: unknown,
  name: string,
  work: (portion: unknown, from: number) => unknown,
): Steps<Record<string, unknown>> {
  const whole = Whole.parse(value)
  const members = membersOf(value, name) ?? []
  let done: Record<string, unknown> = {}
  const all: unknown[] = []
  for (let from = 0; from === 0 || from < members.length; from += PORTION) {
    if (from > 0) yield
    done = Whole.parse(work({ ...whole, [name]: members.slice(from, from + PORTION) }, from))
    for (const member of Members.parse(done[name])) all.push(member)
  }
  return { ...done, [name]: all }
}

function membersOf(value: unknown, name: string): readonly unknown[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1]
  return Array.isArray(found) ? found : undefined
}

import { CHOICE_METHODS } from '@placard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Configuration } from '../../config/configuration.ts'
import { isHttps } from '../../http/origins.ts'
import type { KeptChoices } from './choice-rows.ts'

/** Two years: nobody should have to opt out again soon. */
const KEPT_SECONDS = 2 * 365 * 24 * 60 * 60

const Moment = z.pipe(
  z.int().check(z.gte(0), z.lte(253_402_300_799_999)),
  z.transform((ms: number) => new Date(ms)),
)
const Choice = z.strictObject({ isOn: z.boolean(), at: Moment, method: z.enum(CHOICE_METHODS) })
const Choices = z.strictObject({
  optOut: z.optional(Choice),
  limit: z.optional(Choice),
  signalAt: z.optional(Moment),
  despiteSignalAt: z.optional(Moment),
})

/** The cookie holds the choices themselves and no id: it tells browsers apart no more than their choices do. */
function choiceCookie(configuration: Configuration) {
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: KEPT_SECONDS } as const
  return isHttps(configuration)
    ? { name: '__Host-placard-choices', attributes: { ...attributes, secure: true } }
    : { name: 'placard-choices', attributes: { ...attributes, secure: false } }
}

/** The choices that were made in this browser; none where there is no cookie, or one of another version. */
export function choicesOfBrowser(request: FastifyRequest, configuration: Configuration): KeptChoices {
  const { cookie } = request.headers
  const value = cookie === undefined ? undefined : request.server.parseCookie(cookie)[choiceCookie(configuration).name]
  if (value === undefined) return {}
  try {
    return Choices.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data ?? {}
  } catch {
    return {}
  }
}

/** Keeps the choices in this browser. */
export function keepInBrowser(reply: FastifyReply, configuration: Configuration, choices: KeptChoices): void {
  const { name, attributes } = choiceCookie(configuration)
  const written = (choice: KeptChoices['optOut']) => choice && { ...choice, at: choice.at.getTime() }
  const value = {
    optOut: written(choices.optOut),
    limit: written(choices.limit),
    signalAt: choices.signalAt?.getTime(),
    despiteSignalAt: choices.despiteSignalAt?.getTime(),
  }
  reply.setCookie(name, Buffer.from(JSON.stringify(value)).toString('base64url'), attributes)
}

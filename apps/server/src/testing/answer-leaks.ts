import type { RouteDefinition } from '@placard/contract'
import * as z from 'zod/mini'
import { nameOf } from './permission-table.ts'

/** Names of fields that hold what its owner alone may see, or nobody. */
const TELLING =
  /(?<!hasTemporary)password(?!ChangedAt)|hash|secret|token|ticket|api-?key|email_?key|claim_?of|private|internal|notes?$|agenda$|^(estimates|rng|owed|deck|priorRelations|courtesy)$/i

const SIGN_IN = ['data.token', 'data.refreshToken']
/** A seat's own agenda; everybody's once the session is over. */
const AGENDAS = ['data.view.own.agenda', 'data.view.revealed.*.agenda']
/** Where a call answers with such a field on purpose; `*` stands for any one part of a path. */
const ON_PURPOSE: Readonly<Record<string, readonly string[]>> = {
  'POST /api/auth/register': SIGN_IN,
  'POST /api/auth/login': SIGN_IN,
  'POST /api/auth/refresh': SIGN_IN,
  'POST /api/auth/password': SIGN_IN,
  'POST /api/auth/second-factor': SIGN_IN,
  'POST /api/auth/passkeys/sign-in': SIGN_IN,
  'POST /api/auth/email/confirm': ['data.resetToken'],
  'POST /api/auth/email/restore': ['data.resetToken'],
  'POST /api/auth/two-factor/begin': ['data.secret'],
  'POST /api/ai/campaign/generate-player-character': ['data.secretAgenda'],
  'POST /api/chat/sessions/:conversationId/share': ['data.token'],
  'GET /api/campaigns/:campaignId': ['data.sources.*.note'],
  // how many of them language models used
  'GET /api/admin/language-usage': ['data.*.inputTokens', 'data.*.outputTokens'],
  // how long an answer may be
  'POST /api/chat/browser-engines': ['data.request.maxOutputTokens'],
  'POST /api/sessions/campaign': AGENDAS,
  'GET /api/sessions/campaign/:sessionId': AGENDAS,
  'POST /api/sessions/campaign/:sessionId/commands': AGENDAS,
  // what changes from frame to frame is a part of the view under its own names
  'GET /api/sessions/campaign/:sessionId/replay': ['data.frames.*.patch.set.own.agenda'],
}
/** What the contract lets a call answer with, and the call never does: its delegates have the shape of the player. */
const NEVER_USED = ['data.characters.*.secretAgenda']
/** Describes the calls themselves, with the names of all their fields. */
const DESCRIPTION = 'GET /api/openapi.json'
/** With the password right, a sign-in that wants more gives a ticket for it. */
const EVERYWHERE = ['secondFactor.ticket']
/**
 * What an answer holds that it must not, by the path of each find: fields with a telling name, and texts that are
 * somebody else's secret wherever they stand.
 */
export function leaksIn(route: RouteDefinition, body: unknown, canaries: readonly string[]): readonly string[] {
  if (nameOf(route) === DESCRIPTION) return []
  const mayTell = [...(ON_PURPOSE[nameOf(route)] ?? []), ...EVERYWHERE]
  return [...fieldsOf(body, '')].flatMap(({ path, name, value }) => {
    const isNamed = TELLING.test(name) && !mayTell.some((place) => fits(place, path))
    const isAgenda = /agenda$/i.test(name) && !isNamed
    const said = typeof value === 'string' && !isAgenda ? canaries.filter((text) => value.includes(text)) : []
    return [...(isNamed ? [`${path} by its name`] : []), ...said.map((text) => `${path} says “${text}”`)]
  })
}

interface Found {
  readonly path: string
  readonly name: string
  readonly value: unknown
}

function* fieldsOf(value: unknown, path: string): Iterable<Found> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, below] of Object.entries(value)) {
    const here = path === '' ? name : `${path}.${name}`
    yield { path: here, name, value: below }
    yield* fieldsOf(below, here)
  }
}

function fits(place: string, path: string): boolean {
  const wanted = place.split('.')
  const parts = path.split('.')
  return wanted.length <= parts.length && wanted.every((part, at) => part === '*' || part === parts[at])
}

/** Fields with a telling name that the contract lets a call answer with, and that are there for no known reason. */
export function leakyFieldsOf(route: RouteDefinition): readonly string[] {
  const mayTell = [...(ON_PURPOSE[nameOf(route)] ?? []), ...NEVER_USED]
  const root = route.plain === true ? '' : 'data'
  const schema = z.toJSONSchema(route.reply, { unrepresentable: 'any', io: 'output' })
  return [...propertiesOf(schema, root)]
    .filter(({ path, name }) => TELLING.test(name) && !mayTell.some((place) => fits(place, path)))
    .map(({ path }) => path)
}

interface Property {
  readonly path: string
  readonly name: string
}

function* propertiesOf(schema: unknown, path: string): Iterable<Property> {
  if (typeof schema !== 'object' || schema === null) return
  for (const [key, below] of Object.entries(schema)) {
    if (key !== 'properties') {
      yield* propertiesOf(below, key === 'items' || key === 'additionalProperties' ? `${path}.*` : path)
      continue
    }
    for (const [name, property] of Object.entries(below ?? {})) {
      const here = path === '' ? name : `${path}.${name}`
      yield { path: here, name }
      yield* propertiesOf(property, here)
    }
  }
}

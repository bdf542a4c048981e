import type { Deal, UtilityTable } from '../../model/committee/issue.ts'
import { type Game, type Party, ROLES, type Role } from './game.ts'

/** A game with its name in the file; undefined when the file holds a single game. */
export interface NamedGame {
  readonly name: string | undefined
  readonly game: Game
}

export type GamesRead =
  | { readonly ok: true; readonly games: readonly NamedGame[] }
  | { readonly ok: false; readonly rejection: { readonly code: 'game-unreadable'; readonly detail: string } }

/** Size limits of a game, so that issues fit the alphabet and enumeration ends in reasonable time. */
const GAME_LIMITS = { parties: [2, 16], issues: [1, 10], options: [1, 12], deals: 5_000_000 } as const

/** Parse error; thrown and caught inside this file only. */
class Unreadable extends Error {}

function fail(field: string, rule: string): never {
  throw new Unreadable(`${field} ${rule}`)
}

function members(value: unknown, field: string): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(field, 'must be an object')
  return new Map(Object.entries(value))
}

function list(value: unknown, field: string, [least, most]: readonly [number, number], what: string): unknown[] {
  if (!Array.isArray(value)) fail(field, 'must be a list')
  if (value.length < least || value.length > most) fail(field, `must hold ${least} to ${most} ${what}`)
  return value
}

function finite(value: unknown, field: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) fail(field, 'must be a number')
  return value
}

function readRole(value: unknown, field: string): Role {
  return ROLES.find((role) => role === (value ?? 'player')) ?? fail(field, `must be one of ${ROLES.join(', ')}`)
}

function readScores(value: unknown, field: string): UtilityTable {
  return list(value, field, GAME_LIMITS.issues, 'issues').map((row, issue) =>
    list(row, `${field}[${issue}]`, GAME_LIMITS.options, 'options').map((score, option) =>
      finite(score, `${field}[${issue}][${option}]`),
    ),
  )
}

function readParty(value: unknown, field: string): Party {
  const party = members(value, field)
  const name = party.get('name')
  if (typeof name !== 'string' || name.trim() === '') fail(`${field}.name`, 'must be a name')
  return {
    name,
    role: readRole(party.get('role'), `${field}.role`),
    threshold: finite(party.get('threshold'), `${field}.threshold`),
    scores: readScores(party.get('scores'), `${field}.scores`),
  }
}

function checkShapes(parties: readonly Party[], field: string): number[] {
  const sizes = parties[0]?.scores.map((row) => row.length) ?? []
  for (const [at, { scores }] of parties.entries()) {
    if (scores.length !== sizes.length)
      fail(`${field}[${at}].scores`, `must hold ${sizes.length} issues as ${field}[0] does`)
    for (const [issue, row] of scores.entries()) {
      const size = sizes[issue]
      if (row.length !== size) fail(`${field}[${at}].scores[${issue}]`, `must hold ${size} options as ${field}[0] does`)
    }
  }
  const deals = sizes.reduce((count, size) => count * size, 1)
  if (deals > GAME_LIMITS.deals) fail(`${field}[0].scores`, `make ${deals} deals, more than ${GAME_LIMITS.deals}`)
  return sizes
}

function readOpening(value: unknown, sizes: readonly number[], field: string): Deal | undefined {
  if (value === undefined || value === null) return undefined
  const names = typeof value === 'string' ? value.split(',') : fail(field, 'must be a deal such as "A1,B2"')
  if (names.length !== sizes.length) fail(field, `must name one option for each of the ${sizes.length} issues`)
  return names.map((name, issue) => {
    const letter = String.fromCharCode(65 + issue)
    const option = Number(name.trim().slice(1)) - 1
    const isOption = Number.isInteger(option) && option >= 0 && option < (sizes[issue] ?? 0)
    if (name.trim()[0] !== letter || !isOption)
      fail(field, `must name an option ${letter}1 to ${letter}${sizes[issue]}`)
    return option
  })
}

function readGame(value: unknown, field: string): Game {
  const prefix = field === '' ? '' : `${field}.`
  const game = members(value, field === '' ? 'the file' : field)
  const agents = list(game.get('agents'), `${prefix}agents`, GAME_LIMITS.parties, 'parties')
  const parties = agents.map((agent, at) => readParty(agent, `${prefix}agents[${at}]`))
  const sizes = checkShapes(parties, `${prefix}agents`)
  return { parties, opening: readOpening(game.get('initialDeal'), sizes, `${prefix}initialDeal`) }
}

/**
 * Parses a file of scorable games: one game, with `agents` at its top, or several by name. Facts besides the scores are
 * ignored. Fails with `game-unreadable` and the wrong field.
 */
export function readGames(value: unknown): GamesRead {
  try {
    const top = members(value, 'the file')
    if (top.has('agents')) return { ok: true, games: [{ name: undefined, game: readGame(value, '') }] }
    if (top.size === 0) fail('the file', 'must hold a game: an object with agents, or several by name')
    return { ok: true, games: [...top].map(([name, game]) => ({ name, game: readGame(game, name) })) }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { ok: false, rejection: { code: 'game-unreadable', detail: error.message } }
  }
}

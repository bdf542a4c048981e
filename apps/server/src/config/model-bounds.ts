import type { ModelBounds } from '@placard/language/models'
import * as z from 'zod'
import { isOwnNetwork } from './own-network.ts'

/** A variable with a whole number between two bounds. */
export interface NumberVariable {
  readonly name: string
  readonly least: number
  readonly most: number
  readonly expected: string
  /** Default value for a server at an address; undefined is the vendor's own. */
  usual(url: string | undefined): number
}

/** The variables of a provider's bounds. */
export interface BoundVariables {
  readonly contextTokens: NumberVariable
  readonly thinkingTokens: NumberVariable
  readonly firstTextSeconds: NumberVariable
}

/** A hosted model answers at once; one on a machine of the operator's may have to be loaded first. */
const FIRST_TEXT_SECONDS = { hosted: 8, own: 60 } as const

/** The variables of a provider's bounds; the names begin with its prefix. */
export function boundVariables(
  prefix: string,
  usual: { readonly contextTokens: number; readonly thinkingTokens: number },
): BoundVariables {
  return {
    contextTokens: numberVariable(
      `${prefix}_CONTEXT_TOKENS`,
      { least: 2048, most: 2_000_000 },
      () => usual.contextTokens,
    ),
    thinkingTokens: numberVariable(`${prefix}_THINKING_TOKENS`, { least: 0, most: 32_768 }, () => usual.thinkingTokens),
    firstTextSeconds: numberVariable(`${prefix}_FIRST_TEXT_SECONDS`, { least: 1, most: 600 }, (url) =>
      url !== undefined && isOwnNetwork(url) ? FIRST_TEXT_SECONDS.own : FIRST_TEXT_SECONDS.hosted,
    ),
  }
}

function numberVariable(
  name: string,
  { least, most }: { readonly least: number; readonly most: number },
  usual: NumberVariable['usual'],
): NumberVariable {
  return { name, least, most, usual, expected: `a whole number from ${least} to ${most}` }
}

type Given = Readonly<Record<string, string | undefined>>

/** Whether a variable is not set, or valid. */
export function isFine({ name, least, most }: NumberVariable, given: Given): boolean {
  return z.coerce.number().int().min(least).max(most).optional().safeParse(given[name]).success
}

/** Reads valid bounds. */
export function boundsOf(
  { contextTokens, thinkingTokens, firstTextSeconds }: BoundVariables,
  given: Given,
  url: string | undefined,
): ModelBounds {
  const read = ({ name, usual }: NumberVariable) => Number(given[name] ?? usual(url))
  return {
    contextTokens: read(contextTokens),
    thinkingTokens: read(thinkingTokens),
    firstTextMs: read(firstTextSeconds) * 1000,
  }
}

import { type ChatModelRequest, withPauses } from '@placard/application'
import { DOCUMENTS_MODEL_MAX_LENGTH } from '@placard/contract'
import type { Grounding } from '../../assistant/passages.ts'
import { type DocumentShare, shareSteps } from '../../documents/document-shares.ts'

import type { ModelBounds, ModelRequest } from '../model-provider.ts'
import { type ChatMaterial, chatPrompt, NO_MATERIAL } from '../prompts/chat.ts'
import { quotingWith } from '../prompts/quoting.ts'
import { messageTokens, tokensIn } from '../tokens.ts'
import { beginningOf } from './fitted.ts'
import { fittedHistory } from './history.ts'
import { fittingPassages } from './sources.ts'
import { summarySteps } from './summary.ts'

/** Part of the context that is used: the estimate of tokens is not exact. */
const USED_RATIO = 0.92
/** Part of the context after a refusal for its length: the service counts otherwise than estimated, or has less. */
const SHORTER_RATIO = 0.5
/** Most that an answer takes of the context. */
const ANSWER_RATIO = 0.25
/** Most that each kind of material takes of what is left for it and the history. */
const SHARES = { passages: 0.2, documents: 0.35, background: 0.25, summary: 0.1 } as const
/** Tokens of what stands around a text: its number, its title and the delimiters. */
const FENCE_TOKENS = 50
/** Code units of a token in the texts that have most of them, to begin a search for what fits. */
const UNITS_A_TOKEN = 4

/** Options of one request. */
export interface FittingOptions {
  /** The word that delimits quotation blocks. */
  readonly fence: string
  readonly grounding: Grounding
  /** Whether the model has refused a request of the usual length. */
  readonly isShorter: boolean
  /** Lets other work run between the steps. */
  readonly nextTurn: () => Promise<void>
}

/** A request within a model's context, and what of the material is in it. */
export interface FittedRequest {
  readonly request: ModelRequest
  readonly material: ChatMaterial
}

/**
 * Builds the request of a chat for a model with these bounds. Rules and the last message are always in it; documents and
 * background have their shares of what is left; the history has the rest, its newest turns whole and the older ones as
 * a summary.
 */
export async function fittedRequest(
  request: ChatModelRequest,
  { contextTokens, thinkingTokens }: Pick<ModelBounds, 'contextTokens' | 'thinkingTokens'>,
  { fence, grounding, isShorter, nextTurn }: FittingOptions,
): Promise<FittedRequest> {
  const context = Math.floor(contextTokens * USED_RATIO * (isShorter ? SHORTER_RATIO : 1))
  const maxOutputTokens = Math.min(request.maxTokens, Math.floor(context * ANSWER_RATIO))
  const quoting = quotingWith(fence)
  const rules = tokensIn(chatPrompt.instructions(request, quoting, NO_MATERIAL))
  const asked = messageTokens(request.turns.findLast(({ role }) => role === 'user')?.text ?? '')
  const room = Math.max(0, context - maxOutputTokens - Math.min(thinkingTokens, context / 4) - rules - asked)
  const passages = fittingPassages(grounding, Math.floor(room * SHARES.passages))
  const shares = await sharesWithin(request, Math.floor(room * SHARES.documents), nextTurn)
  const background = beginningOf(request.background?.text ?? '', Math.floor(room * SHARES.background))
  const texts = [background, ...[...passages, ...shares].map(({ text }) => text)]
  const used = texts.reduce((sum, text) => sum + tokensIn(text) + FENCE_TOKENS, 0)
  const kept = Math.max(0, room - used)
  const fitting = historyWithin(request, kept, asked)
  const summary = beginningOf(
    await withPauses(summarySteps(fitting.leftOut), nextTurn),
    Math.floor(kept * SHARES.summary),
  )
  const material = { passages, shares, background, summary }
  return {
    request: {
      instructions: chatPrompt.instructions(request, quoting, material),
      messages: chatPrompt.messages({ ...request, turns: fitting.turns }),
      temperature: request.temperature,
      maxOutputTokens,
    },
    material,
  }
}

/** The history that fits; where some of it does not, room is kept for the summary of that. */
function historyWithin({ turns }: ChatModelRequest, room: number, asked: number) {
  const whole = fittedHistory(turns, room + asked)
  return whole.leftOut.length === 0 ? whole : fittedHistory(turns, Math.floor(room * (1 - SHARES.summary)) + asked)
}

/** The parts of the user's documents that fit: where not all does, those closest to the last message. */
async function sharesWithin(
  { documents = [], turns }: ChatModelRequest,
  room: number,
  nextTurn: () => Promise<void>,
): Promise<readonly DocumentShare[]> {
  if (documents.length === 0) return []
  const question = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  let length = Math.min(DOCUMENTS_MODEL_MAX_LENGTH, room * UNITS_A_TOKEN)
  for (;;) {
    const shares = await withPauses(shareSteps(documents, question, length), nextTurn)
    const tokens = shares.reduce((sum, { text }) => sum + tokensIn(text), 0)
    if (tokens <= room) return shares
    // texts in other scripts have more tokens for their length
    length = Math.floor((length * room) / tokens) - 1
  }
}

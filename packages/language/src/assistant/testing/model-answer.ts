import type { ChatBackground, ChatDocument, ChatModelPort, ModelMessage } from '@placard/application'
import type { AnswerEngine, ChatSource, DrillContext } from '@placard/contract'
import type { Personality } from '@placard/engine'

interface CollectedAnswer {
  readonly text: string
  readonly pieces: readonly string[]
  readonly sources: readonly ChatSource[]
  readonly engines: readonly AnswerEngine[]
}

interface Setting {
  readonly mode?: Personality
  readonly background?: ChatBackground
  readonly maxTokens?: number
  readonly documents?: readonly ChatDocument[]
  readonly drill?: DrillContext
}

/** A model's last answer to a sequence of messages. */
export async function answerFrom(
  model: ChatModelPort,
  said: string | readonly ModelMessage[],
  setting: Setting = {},
): Promise<CollectedAnswer> {
  const turns = typeof said === 'string' ? [{ role: 'user' as const, text: said }] : said
  const { mode = 'balanced', background, maxTokens = 2048, drill, documents } = setting
  const order = {
    turns,
    mode,
    background,
    documents,
    drill,
    maxTokens,
    instructions: '',
    temperature: 0.7,
    speechSpeed: 1,
  }
  const [pieces, sources, engines]: [string[], ChatSource[], AnswerEngine[]] = [[], [], []]
  for await (const part of model.answer(order, new AbortController().signal)) {
    if (part.kind === 'text') pieces.push(part.text)
    if (part.kind === 'sources') sources.push(...part.sources)
    if (part.kind === 'engine') engines.push(part.engine)
  }
  return { text: pieces.join(''), pieces, sources, engines }
}

/** User turns with these messages. */
export function asked(...texts: readonly string[]): readonly ModelMessage[] {
  return texts.map((text) => ({ role: 'user', text }))
}

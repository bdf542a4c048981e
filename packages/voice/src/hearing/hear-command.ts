import { accepts } from './commands/automaton.ts'
import type { CommandGrammar } from './commands/grammar.ts'
import { writtenCommand } from './commands/written.ts'
import type { Recogniser } from './recogniser.ts'

/** A command as it was heard. */
export interface HeardCommand {
  /** As it is written. */
  readonly text: string
  readonly words: readonly string[]
  /** 0 to 1; below `COMMAND_LEAST` it would not be one. */
  readonly confidence: number
}

/** Misfit at which a sound is as likely no command at all, and how fast certainty changes about it. */
const DOUBT = { at: 21, width: 5 }
/** Least confidence of a command: unrelated speech stays below. */
const COMMAND_LEAST = 0.5

/** The command in a stretch of speech of 16 kHz; undefined where somebody says something else. */
export function hearCommand(
  recogniser: Recogniser,
  speech: Float32Array,
  grammar: CommandGrammar,
): HeardCommand | undefined {
  const heard = recogniser.hear(speech, grammar.automaton)
  // a search that ran out of ways ends in the middle of a sentence
  if (heard === undefined || !accepts(grammar.automaton, heard.words)) return undefined
  const confidence = 1 / (1 + Math.exp((heard.misfit - DOUBT.at) / DOUBT.width))
  if (confidence < COMMAND_LEAST) return undefined
  return {
    text: writtenCommand(heard.words, grammar),
    words: heard.words,
    confidence: Math.round(confidence * 100) / 100,
  }
}

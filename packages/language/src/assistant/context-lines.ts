import type { ChatBackground } from '@placard/application'
import { termsOf } from '../text/terms.ts'
import type { Answer } from './answer.ts'
import { courtesies as words } from './courtesies.en.ts'
import { slot } from './slots.ts'

/** Phrases by which a message refers to the conversation's context. */
export const CONTEXT_MEANT =
  /\b(?:this|the|my|our) (?:draft|context|dossier|debrief|session|campaign|text|document|agenda|resolution|record)\b/i
/** Questions about the context as a whole. */
const WHOLE_MEANT =
  /\b(?:summar\w+|overview|main points|key points|outline|at stake|brief me|what matters)\b|\bwhat(?:'s| is| was) (?:this|the|my|our) \w+ (?:all )?about\b|\b(?:tell me about|explain|what (?:should|must|do) i (?:need to )?know about|what happened in) (?:this|the|my|our) \w+[.?!]*$/i
/** Questions about the participants in the context. */
const ROOM_MEANT =
  /\bwho (?:sits|is|are|plays|takes part|speaks)\b|\bwhich (?:countries|delegates|delegations)\b|\bparticipants\b/i
const SPEAKING = /\b(?:says?|said|mentions?|mentioned|tells?|told|speaks?|spoke)\b/gi
const LINES_MOST = 5
const LINE_LEAST = 20
/** A line with a clause of the final draft, in a record's context. */
const CLAUSE = /^Clause of the \w+ draft, [^:]+: (.+)$/
/** Lines of a dossier that are no evidence, only options and questions. */
const OFFERED = /^(?:Option on|Open issue|Objective|Delegate of|What moves|Matter before)/

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim().length > LINE_LEAST)
}

/** Lines that share at least this many words with a topic, best match first. */
function linesAbout(lines: readonly string[], topic: string, least: number): readonly string[] {
  const about = new Set(termsOf(topic))
  return lines
    .map((line) => ({ line, shared: new Set(termsOf(line).filter((term) => about.has(term))).size }))
    .filter(({ shared }) => shared >= Math.max(1, least))
    .sort((one, other) => other.shared - one.shared)
    .map(({ line }) => line)
}

/**
 * Lines of a context that serve as evidence on a motion; on the context itself when no motion is named. At most two
 * lines.
 */
export function evidenceLines(text: string, motion: string | undefined): readonly string[] {
  const lines = linesOf(text).filter((line) => !OFFERED.test(line))
  const facts = lines.filter((line) => line.startsWith('Fact: ')).map((line) => line.slice('Fact: '.length))
  if (motion === undefined) {
    const clauses = lines.flatMap((line) => CLAUSE.exec(line)?.[1] ?? [])
    return (facts.length > 0 ? facts : clauses.length > 0 ? clauses : lines).slice(0, 2)
  }
  return linesAbout(facts.length > 0 ? facts : lines, motion, 2).slice(0, 2)
}

/** Lines of a context that name a country: its delegate, motives and statements. */
export function linesNaming({ text }: ChatBackground, names: readonly string[]): readonly string[] {
  return linesOf(text)
    .filter((line) => names.some((name) => line.includes(name)))
    .slice(0, LINES_MOST)
}

/** The context's answer to a question about it; undefined when no line matches. */
export function contextAnswer(question: string, background: ChatBackground): Answer | undefined {
  const lines = linesOf(background.text)
  const about = question.replace(CONTEXT_MEANT, ' ').replace(SPEAKING, ' ')
  const terms = new Set(termsOf(about)).size
  const found = linesAbout(lines, about, Math.min(2, terms))
  const isWhole = CONTEXT_MEANT.test(question) && WHOLE_MEANT.test(question)
  const isRoom = CONTEXT_MEANT.test(question) && ROOM_MEANT.test(question)
  const seats = isRoom ? lines.filter((line) => line.startsWith('Delegate of')) : []
  const told = seats.length > 0 ? seats : (isWhole ? lines : found).slice(0, LINES_MOST)
  return told.length === 0 ? undefined : quotation(told, background)
}

/** Lines of the context as quotations. */
export function quotation(lines: readonly string[], { title }: ChatBackground): Answer {
  const name = slot(title, 120) || words.contextUnnamed
  return {
    text: `${words.context(name)}\n\n${lines.map((line) => words.contextLine(slot(line, 400))).join('\n>\n')}`,
    sources: [{ kind: 'context', id: 'background', title: name }],
  }
}

import type { Answer } from './answer.ts'
import type { GuideEntry } from './content.ts'
import { entryAnswer, entrySources, firstSentences, partOf, passageAnswer, plainly } from './entry-answers.ts'
import { DOUBT, entryMessages as words } from './entry-messages.en.ts'
import { foundFor } from './found.ts'
import type { Knowledge } from './knowledge.ts'
import type { Operation } from './operations.ts'
import { shortened } from './pieces.ts'
import { aboutProduct } from './products/product.ts'
import { wordCount } from './products/prose.ts'
import { topicOf } from './products/topic-finder.ts'
import { entryOf, isShown, type QuestionSituation } from './questions.ts'
import type { Intent } from './request.ts'
import type { Find } from './retrieval.ts'
import { shownSubject } from './subject.ts'
import { lastAnswer } from './thread.ts'

/** An earlier answer, with the entry that it came from. */
interface Earlier {
  readonly of: Intent
  readonly answer: Answer
  readonly entry: GuideEntry | undefined
  readonly finds: readonly Find[]
  readonly topic: string
}

export interface OperatedMaterial {
  readonly knowledge: Knowledge
  readonly situation: QuestionSituation
  /** What the message said. */
  readonly said: string
}

/** What a follow-up asks of an earlier answer that is no product: its answer is given for the last operation. */
export async function operatedAnswer(
  of: Intent,
  answer: Answer,
  operations: readonly Operation[],
  material: OperatedMaterial,
): Promise<Answer> {
  // an offer of meanings is no text to be worked on
  if (answer.text.startsWith(DOUBT)) return { text: words.cannotChange, sources: [], form: 'admits' }
  const earlier = await earlierOf(of, answer, material)
  if (answer.form === 'admits' && (earlier.entry === undefined || answer.sources.length === 0)) return answer
  let result = answer
  for (const [at, operation] of operations.entries()) {
    const next = await operatedBy(operation, { ...earlier, answer: result }, material)
    // what could not be told is not what the next operation is about
    if (next.form !== 'admits' || at === operations.length - 1) result = next
  }
  return result
}

async function earlierOf(of: Intent, answer: Answer, { knowledge, situation }: OperatedMaterial): Promise<Earlier> {
  const question = of.kind === 'question' ? of : { kind: 'question' as const, text: textOf(of, answer) }
  const { finds, best } = await foundFor(question, knowledge)
  const first = answer.sources.find(({ kind }) => kind === 'guide')
  const { entries } = await knowledge.guide()
  const isOfEntry = first !== undefined || of.kind === 'question'
  const shown = await shownSubject(situation.turns, knowledge)
  const entry = !isOfEntry
    ? undefined
    : (entries.find(({ id }) => id === first?.id) ??
      entries.find(({ id }) => id === shown?.id) ??
      (best && (await entryOf(best, knowledge))))
  return { of, answer, entry, finds, topic: topicSaidIn(of) ?? entry?.title ?? question.text }
}

function textOf(of: Intent, answer: Answer): string {
  return of.kind === 'rule' ? of.rule.title : (topicSaidIn(of) ?? answer.sources[0]?.title ?? '')
}

function topicSaidIn(of: Intent): string | undefined {
  if (of.kind === 'product') return of.product.topic
  return of.kind === 'stance' || of.kind === 'votes' ? of.topic : undefined
}

const changed = (answer: Answer, text: string): Answer => ({ ...answer, text })

async function operatedBy(operation: Operation, earlier: Earlier, material: OperatedMaterial): Promise<Answer> {
  const { of } = earlier
  const told = of.kind === 'product' ? await aboutProduct(of.product, operation, material.knowledge) : undefined
  if (told !== undefined) return { form: 'explanation', ...told }
  const { answer, entry } = earlier
  switch (operation.kind) {
    case 'resize':
      return operation.to === 'shorter' ? shorter(answer, material) : moreOn(earlier, material)
    case 'resize-to':
      return changed(answer, firstSentences(answer.text, operation.unit === 'sentences' ? operation.count : 2))
    case 'tone':
      return operation.to === 'simpler' ? changed(answer, plainly(answer.text)) : moreOn(earlier, material)
    case 'part': {
      const part = partOf(answer.text, operation.number)
      return part === undefined
        ? { ...answer, text: words.noPart(operation.number), form: 'admits' }
        : changed(answer, part)
    }
    case 'sources':
      return entry === undefined ? restsOn(answer) : entrySources(entry)
    case 'why':
      return reasonFor(earlier, material)
    case 'example':
      return exampleOf(earlier, material)
    case 'on-topic':
      return answer
    case 'others':
      return passageOr(earlier, material, 'which members states countries else')
    default:
      return moreOn(earlier, material)
  }
}

/** Shorter than it was shown: a second time only its first sentence. */
function shorter(answer: Answer, { situation }: OperatedMaterial): Answer {
  const short = shortened(answer.text)
  const last = lastAnswer(situation.turns).trim()
  const lengths = [short, firstSentences(short, 1), bare(firstSentences(answer.text, 1))]
  const shorterThan = lengths.find((text) => text.trim() !== '' && wordCount(text) < wordCount(last))
  if (last === '' || wordCount(answer.text) > wordCount(last)) return changed(answer, shorterThan ?? short)
  return shorterThan === undefined ? { ...answer, text: words.shortest, form: 'admits' } : changed(answer, shorterThan)
}

/** A sentence without what it says in passing. */
const bare = (sentence: string): string =>
  sentence
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replaceAll('**', '')
    .replace(/[;:–]\s.*$/s, '.')

function restsOn({ sources }: Answer): Answer {
  const titles = sources.map(({ title }) => title)
  return { text: titles.length === 0 ? words.restsOnNothing : words.rests(titles), sources, form: 'explanation' }
}

const HAS_MORE: readonly Intent['kind'][] = ['question', 'rule', 'precedence', 'bloc']

/** The next entry on the matter that was not shown yet. */
async function moreOn(
  { of, answer, entry, finds }: Earlier,
  { knowledge, situation }: OperatedMaterial,
): Promise<Answer> {
  if (!HAS_MORE.includes(of.kind)) return { text: words.cannotChange, sources: [], form: 'admits' }
  if (entry !== undefined && !isShown(entry.answer, situation.turns) && answer.text.length < entry.answer.length)
    return entryAnswer(entry)
  for (const find of finds.slice(0, 4)) {
    const next = await entryOf(find, knowledge)
    if (next === undefined || next === entry || isShown(next.answer, situation.turns)) continue
    const { text, sources } = entryAnswer(next)
    return { text: `${words.more(next.title)}\n\n${text}`, sources, form: 'explanation' }
  }
  return { text: words.noMore, sources: [], form: 'admits' }
}

async function reasonFor(earlier: Earlier, material: OperatedMaterial): Promise<Answer> {
  const { entry, topic, answer } = earlier
  const { topic: found } = topicOf(topic, await material.knowledge.topics())
  if (earlier.of.kind === 'product' && found !== undefined) {
    const reasons = [...found.measures.usual, ...found.measures.mild]
      .slice(0, 3)
      .map(({ label, because }) => words.reason(label, because))
    return { text: words.reasons(found.title, reasons), sources: answer.sources, form: 'explanation' }
  }
  if (entry === undefined) return { ...answer, text: words.restsOnNothing, form: 'admits' }
  const passage = passageAnswer(entry, 'why reason purpose', '')
  const sources = [{ kind: 'guide', id: entry.id, title: entry.title }] as const
  if (passage !== undefined && passage !== answer.text) return { text: passage, sources, form: 'explanation' }
  return related(`why ${entry.title}`, entry, words.noReason(entry.title), material)
}

/** A worded example, where the entry has one: in quotation marks, or named as one. */
async function exampleOf({ entry, topic, answer }: Earlier, material: OperatedMaterial): Promise<Answer> {
  if (entry === undefined) return { ...answer, text: words.noExample(topic), form: 'admits' }
  const last = lastAnswer(material.situation.turns)
  const lines = entry.answer
    .split('\n')
    .filter((line) => !last.includes(line.trim()))
    .filter((line) => /[“"]|\*[A-Z][^*]{12,}\*|\b(?:for example|such as|e\.g\.)\b/i.test(line))
  const sources = [{ kind: 'guide', id: entry.id, title: entry.title }] as const
  if (lines.length > 0) return { text: lines.slice(0, 2).join('\n'), sources, form: 'explanation' }
  const passage = passageAnswer(entry, 'for example', '')
  if (passage !== undefined && !last.includes(passage.slice(0, 60)))
    return { text: passage, sources, form: 'explanation' }
  return related(`example of ${entry.title}`, entry, words.noExample(entry.title), material)
}

async function passageOr(earlier: Earlier, material: OperatedMaterial, question: string): Promise<Answer> {
  const { entry } = earlier
  const passage = entry && passageAnswer(entry, `${question} ${material.said}`, '')
  if (entry === undefined || passage === undefined) return moreOn(earlier, material)
  return { text: passage, sources: [{ kind: 'guide', id: entry.id, title: entry.title }], form: 'explanation' }
}

/** Another entry that answers a question on this one, else that there is none. */
async function related(
  text: string,
  entry: GuideEntry,
  none: string,
  { knowledge }: OperatedMaterial,
): Promise<Answer> {
  const { best } = await foundFor({ text }, knowledge)
  const other = best && (await entryOf(best, knowledge))
  if (other !== undefined && other !== entry) return entryAnswer(other)
  return { text: none, sources: [], form: 'admits' }
}

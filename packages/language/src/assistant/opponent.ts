import type { ChatModelRequest } from '@placard/application'
import type { DrillContext } from '@placard/contract'
import { plainSpeech, pointsOf, unmetBy } from '../text/points.ts'
import { verdictOnWords } from '../text/readable.ts'
import { type Sentence, sentencesOf, sharedCount } from '../text/sentences.ts'
import { hasEvidence } from '../text/signs.ts'
import { termsOf } from '../text/terms.ts'
import type { Answer } from './answer.ts'
import { pointSources } from './argue.ts'
import { casesOn } from './case-book.ts'
import type { DebateBook, DebatePoint } from './content.ts'
import { opponentMessages as words } from './opponent-messages.en.ts'
import { otherSide } from './side.ts'
import { slot } from './slots.ts'

/** The opponent's state: its own points, and those it argues against. */
interface Case {
  readonly drill: DrillContext
  readonly mode: ChatModelRequest['mode']
  /** Id of the authored motion. */
  readonly id: string | undefined
  /** The opponent's points, and those of the user's side. */
  readonly mine: readonly DebatePoint[]
  readonly theirs: readonly DebatePoint[]
  /** The opponent's speeches so far. */
  readonly said: string
  readonly name: string
}

const OPENING_POINTS = 2
/** Shared stems from which a sentence counts as making a point. */
const MAKES = 2
const QUOTE_MOST = 150

/** The points of both sides: the authored ones of the motion, else those of its kind of measure, which state no facts. */
function pointsFor({ motionId, motion, side }: DrillContext, book: DebateBook): Pick<Case, 'id' | 'mine' | 'theirs'> {
  const cases = book.find(({ id }) => id === motionId) ?? casesOn(motion, book)
  return { id: cases.id, mine: cases[otherSide(side)], theirs: cases[side] }
}

/** The opponent's next speech in a drill: its opening, or its reply to the last speech. */
export function opponentSpeech(
  { drill, mode, turns }: Pick<ChatModelRequest, 'mode' | 'turns'> & { readonly drill: DrillContext },
  book: DebateBook,
  country: string | undefined,
): Answer {
  const last = turns.at(-1)
  // an unfinished answer that is being resumed is no speech of its own
  const heard = last?.role === 'assistant' ? turns.slice(0, -1) : turns
  const speeches = heard.filter(({ role }) => role === 'user').slice(1)
  const theirs = heard.filter(({ role }) => role === 'assistant').map(({ text }) => text)
  const known: Case = {
    drill,
    mode,
    said: theirs.join('\n'),
    name: words.address(country),
    ...pointsFor(drill, book),
  }
  const speech = speeches.at(-1)?.text
  if (speech === undefined) return opening(known)
  return reply(known, speech, theirs.at(-1) ?? '', drill.rounds - speeches.length)
}

function opening(known: Case): Answer {
  const { drill, mode, mine, name } = known
  const points = mine.slice(0, OPENING_POINTS)
  const head = [words.heading(words.sides[otherSide(drill.side)], slot(drill.motion, 300)), words.openings[mode](name)]
  return {
    text: [...head, numbered(points.map(pointText)), floorText(drill, drill.rounds)].join('\n\n'),
    sources: pointSources(known.id, mine, points),
  }
}

const floorText = ({ speechSeconds, typedWordsAMinute }: DrillContext, left: number) =>
  words.floor(left, speechSeconds, typedWordsAMinute !== undefined)

function reply(known: Case, speech: string, before: string, left: number): Answer {
  const { drill, mode, mine, said } = known
  const verdict = verdictOnWords(speech)
  const fresh = mine.filter(({ claim }) => !said.includes(claim)).slice(0, 1)
  const answers = verdict === 'marked' ? rebuttalsTo(known, speech) : []
  const unmet = unmetIn(before, speech, drill.motion)
  const lines = [
    ...answers,
    ...fresh.map(pointText),
    ...(unmet === undefined ? [] : [words.unmet(slot(unmet, QUOTE_MOST))]),
  ]
  const lead = verdict === 'marked' ? words.replies[mode] : words.verdicts[verdict]
  const praise = unmet === undefined && verdict === 'marked' && before !== '' ? [words.allMet] : []
  const end = left > 0 ? floorText(drill, left) : words.closings[mode]
  return {
    text: [lead, ...(lines.length === 0 ? [] : [numbered(lines)]), ...praise, end].join('\n\n'),
    sources: pointSources(known.id, mine, fresh),
  }
}

/**
 * Rebuttals to the user's speech, each with the sentence it answers; a point is matched with the sentence that makes it
 * best.
 */
function rebuttalsTo({ drill, mode, mine, theirs, said }: Case, speech: string): readonly string[] {
  const about = new Set(termsOf(drill.motion))
  const own = (text: string) => new Set(termsOf(text).filter((term) => !about.has(term)))
  const known = theirs
    .filter(({ answer }) => answer !== '' && !said.includes(answer))
    .map((point) => ({ point, terms: own(`${point.claim} ${point.reason} ${point.fact} ${point.words}`) }))
  const echoes = mine.map(({ claim, reason }) => ({ terms: own(`${claim} ${reason}`), isSaid: said.includes(claim) }))
  const sentences = sentencesOf(speech).map((sentence) => {
    const terms = own(sentence.text)
    // a sentence that only repeats the opponent in order to refute it does not make a point
    const most = (heard: typeof echoes) => Math.max(0, ...heard.map((echo) => sharedCount(terms, echo.terms)))
    return { sentence, terms, echoed: most(echoes), repeated: most(echoes.filter(({ isSaid }) => isSaid)) }
  })
  const used = new Set<Sentence>()
  const take = (sentence: Sentence, answer: string) => {
    used.add(sentence)
    return { sentence, answer }
  }
  const made = known.flatMap(({ point, terms }) => {
    const [best] = sentences
      .map((one) => ({ ...one, shared: sharedCount(one.terms, terms) }))
      .filter(({ sentence, shared, echoed }) => shared >= MAKES && shared > echoed && !used.has(sentence))
      .toSorted((one, other) => other.shared - one.shared)
    return best === undefined ? [] : [take(best.sentence, point.answer)]
  })
  const general = sentences
    .filter(({ sentence, terms, repeated }) => !used.has(sentence) && terms.size > MAKES && repeated < MAKES)
    .flatMap(({ sentence }) => {
      const answer = words.general.find(({ pattern }) => pattern.test(sentence.text))?.answer
      return answer === undefined || said.includes(answer) ? [] : [{ answer, sentence }]
    })
  const soft = mode === 'collaborative' || mode === 'gentle' ? `${words.softened[mode]} ` : ''
  const different = Map.groupBy([...made, ...general], ({ answer }) => answer)
  const chosen = [...different.values()]
    .flatMap(([one]) => one ?? [])
    .slice(0, words.rebuttalsMost[mode])
    .map(({ sentence, answer }) => {
      return words.said(slot(sentence.text, QUOTE_MOST), `${soft}${answer}`)
    })
  if (chosen.length > 0) return chosen
  return [sentencesOf(speech).some(hasEvidence) ? words.otherwise : words.noEvidence]
}

/** The first point of the opponent's last speech that the user did not answer. */
function unmetIn(before: string, speech: string, motion: string): string | undefined {
  const said = plainSpeech(speech)
  return unmetBy(pointsOf(before, motion), sentencesOf(speech)).find(({ text }) => !said.includes(text))?.text
}

function pointText({ claim, reason, fact, source }: DebatePoint): string {
  return [words.point(claim, reason), ...(fact === '' ? [] : [words.record(fact, source)])].join(' ')
}

function numbered(lines: readonly string[]): string {
  return lines.map((line, index) => `${index + 1}. ${line}`).join('\n')
}

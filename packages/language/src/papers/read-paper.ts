import type { PaperKind, PublicCampaign } from '@placard/contract'
import type { Change } from '@placard/engine'
import { evidenceOf } from '../reading/agenda.ts'
import { type ChangeMatch, issueSureness, matchAgenda, sureness } from '../reading/matching.ts'
import { wordsIn } from '../reading/text.ts'
import { aboutRatio, bearingOn, type CampaignTopic, topicOf } from './campaign-topic.ts'
import { type PaperClause, paperClauses } from './paper-clauses.ts'

/**
 * Why a clause is not heard in a campaign. `nothing-like-it`: no option of the agenda is what it asks for; `says-no`: it
 * turns something down, and a table takes what is asked for; `as-it-stands`: it asks for what is there without a
 * resolution; `issue-taken`: another clause is nearer to an option of the same issue.
 */
export type Unheard = 'nothing-like-it' | 'says-no' | 'as-it-stands' | 'issue-taken'

/** A clause and the option that it asks for, or why there is none. */
export type ClauseReading = Omit<PaperClause, 'whole'> &
  ({ readonly change: Change; readonly unheard?: never } | { readonly change?: never; readonly unheard: Unheard })

/** A paper as a campaign hears it. */
export interface PaperReading {
  readonly clauses: readonly ClauseReading[]
  /** How much of what the paper is about the campaign speaks of, 0…1. */
  readonly aboutRatio: number
}

/** The part of a paper that is read. */
export interface ReadablePaper {
  readonly kind: PaperKind
  readonly title: string
  readonly text: string
}

/**
 * Ratio from which on a paper is about the campaign. Of the 87 topics of the assistant those of the campaigns' own
 * matters reach 0.45 to 0.67, with neighbours such as landmines or bans on food exports up to 0.42.
 */
const ABOUT_LEAST = 0.42
/**
 * What a clause has to reach to be heard, by one of these rows; below them nothing is heard rather than the nearest
 * option. The less sure the option is, the more of the clause has to be the issue's.
 */
const BARS = [
  { sureness: 0.72, issueSureness: 0, optionScore: 6, amount: 1, ratio: 0.5 },
  { sureness: 0.5, issueSureness: 0.75, optionScore: 9, amount: 1, ratio: 0.7 },
  { sureness: 0.85, issueSureness: 0, optionScore: 4.5, amount: 2, ratio: 0.7 },
] as const

/**
 * Reads a paper into the options of a campaign. `place` is the name of the state that the campaign is about, if it is
 * about one: a paper that does not name it is about another place. Deterministic, some milliseconds.
 */
export function readPaper(paper: ReadablePaper, campaign: PublicCampaign, place?: string): PaperReading {
  const topic = topicOf(campaign)
  const whole = `${paper.title}\n${paper.text}`
  const isElsewhere = place !== undefined && !namesPlace(whole, place)
  const ratio = isElsewhere ? 0 : aboutRatio(topic, whole)
  const isAbout = ratio >= ABOUT_LEAST || (!isElsewhere && namesIssue(paper.title, topic))
  const heard = paperClauses(paper.kind, paper.text).map((clause) =>
    !isAbout ? unheard(clause, 'nothing-like-it') : readClause(clause, topic),
  )
  return { clauses: withoutRivals(heard), aboutRatio: ratio }
}

/** Whether the title of a paper has the name of an issue in it; a name of one word could be any matter's. */
function namesIssue(title: string, { issues }: CampaignTopic): boolean {
  const said = title.toLowerCase()
  return issues.some((issue) => issue.title.includes(' ') && said.includes(issue.title.toLowerCase()))
}

/** "Ukraine" and "Ukrainian". */
function namesPlace(text: string, place: string): boolean {
  return text.toLowerCase().includes(place.toLowerCase().replace(/[aeiou]$/, ''))
}

interface Heard {
  readonly reading: ClauseReading
  readonly strength: number
}

function unheard({ mark, text }: PaperClause, because: Unheard): Heard {
  return { reading: { mark, text, unheard: because }, strength: 0 }
}

/** Verbs and phrases that turn down what they name, wherever they stand. */
const REJECTS =
  /\b(?:reject\w*|oppos(?:es?|ed|ing)|refus\w+|discourag\w+|objects? to|objecting to|declin\w* to|disagree\w* with|(?:is|are|stands?|votes?|voting|speaks?|argues?|warns?|warning|cautions?|advises?|decides?) against|(?:does|do|did|can|could|will|would)(?: not|n[’']t|not) (?:support|accept|agree|favou?r|endorse|join|want|back))\b/i
/** A clause that turns something down from its first word on, whatever that is. */
const TURNS_DOWN =
  /^(?:\w+ly |also |further )?(?:condemns|deplores|denounces|repeals|rescinds|abolishes|abandons|rules out|excludes|disapproves of|withdraws from|\w+s against|(?:decides|resolves|agrees|chooses|prefers) not to)\b/i
/** Words that deny what follows them; an option that forbids something is asked for with them. */
const DENIES = /\b(?:not|never|neither|nor|cannot|condemn\w*|deplor\w+|denounc\w+)\b/i
const DENIES_HARMLESS = /\bnot (?:only|later|less)\b/gi
/** "No new fields" may be what a clause asks for, and "no later than" denies nothing. */
const NONE = /\b(?:no(?! (?:later|less|fewer|more|longer|one|person))|none|nobody)\b/i
/** What an option that ends something says. */
const ENDS =
  /\b(?:end(?:s|ing)?|ban(?:s|ned)?|phas\w+[ -]out|stop\w*|halt\w*|refrain|suspen\w+|prohibit\w*|ceas\w+|ruled out)\b/i

/** Whether a clause turns something down as such: a "no" in what it names makes no request of it. */
const turnsDown = (clause: string) => TURNS_DOWN.test(clause) || REJECTS.test(clause)

/** Whether a clause says no to an option: what the option itself forbids is asked for with a "no" too. */
function saysNoTo(clause: string, option: string): boolean {
  if (turnsDown(clause)) return true
  const denies = DENIES.test(clause.replaceAll(DENIES_HARMLESS, ' '))
  const isForbidding = DENIES.test(option) || NONE.test(option)
  if (denies) return !isForbidding
  return NONE.test(clause) && !isForbidding && !ENDS.test(option)
}

function readClause(clause: PaperClause, topic: CampaignTopic): Heard {
  const best = matchAgenda(topic.index, evidenceOf(wordsIn(clause.whole), topic.index.spellings))[0]
  if (best === undefined || !isClear(best, clause, topic)) {
    return unheard(clause, turnsDown(clause.whole) ? 'says-no' : 'nothing-like-it')
  }
  const option = topic.issues[best.issue]?.options[best.option]
  if (option === undefined) return unheard(clause, 'nothing-like-it')
  if (best.option === 0) return unheard(clause, turnsDown(clause.whole) ? 'says-no' : 'as-it-stands')
  if (saysNoTo(clause.whole, `${option.label} ${option.clause}`)) return unheard(clause, 'says-no')
  const { mark, text } = clause
  const change = { issue: best.issue, option: best.option }
  return { reading: { mark, text, change }, strength: sureness(best) * best.optionScore }
}

function isClear(match: ChangeMatch, { whole }: PaperClause, topic: CampaignTopic): boolean {
  const sure = sureness(match)
  const { amount, ratio } = bearingOn(topic, match.issue, whole)
  return BARS.some(
    (bar) =>
      sure >= bar.sureness &&
      issueSureness(match) >= bar.issueSureness &&
      match.optionScore >= bar.optionScore &&
      amount >= bar.amount &&
      ratio >= bar.ratio,
  )
}

/** A text takes one option of each issue: the clause that is nearest to one keeps it. */
function withoutRivals(heard: readonly Heard[]): readonly ClauseReading[] {
  const nearest = new Map<number, Heard>()
  for (const one of heard) {
    const { change } = one.reading
    if (change === undefined) continue
    const before = nearest.get(change.issue)
    if (before === undefined || one.strength > before.strength) nearest.set(change.issue, one)
  }
  return heard.map((one) => {
    const { mark, text, change } = one.reading
    const isRival = change !== undefined && nearest.get(change.issue) !== one
    return isRival ? { mark, text, unheard: 'issue-taken' } : one.reading
  })
}

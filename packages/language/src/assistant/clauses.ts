import { termsOf } from '../text/terms.ts'
import type { Answer } from './answer.ts'
import type { CampaignBook, Issue } from './campaign-facts.ts'
import { clauseMessages as words } from './clause-messages.en.ts'
import { choiceOf, topicSlot } from './slots.ts'

/** Parameters of a clause. */
export interface ClauseRequest {
  readonly part: 'operative' | 'preambulatory' | 'whole'
  readonly topic: string
  readonly force: 'mild' | 'usual' | 'strong'
  /** The action of the clause, when the user named one: "sets up a fund", "ban plastic bags". */
  readonly action?: string
}

/** A clause in correct form: from a campaign's agenda when one matches the topic, else from a pattern with gaps. */
export function clauseAnswer(request: ClauseRequest, book: CampaignBook): Answer {
  if (request.topic === '') return { text: request.part === 'whole' ? words.askWhole : words.ask, sources: [] }
  const matter = book.matterOf(request.topic)
  const about = topicSlot(withoutVerb(request.topic))
  const source = matter && {
    kind: 'campaign' as const,
    id: `${matter.campaign.id}/${matter.issue.id}`,
    title: `${matter.campaign.title}: ${matter.issue.title}`,
  }
  if (request.part === 'whole') return { text: draftOf(about), sources: [] }
  if (request.part === 'preambulatory') {
    const recalled = matter?.campaign.preamble.map((clause) => `${italic(clause)},`).slice(0, 2) ?? []
    const pattern = words.preambles[choiceOf(about, words.preambles.length)]?.(about) ?? ''
    const text = `${words.preambleLead(about)}\n\n${[...recalled, pattern].join('\n\n')}\n\n${words.preambleEnd}`
    return { text, sources: source && recalled.length > 0 ? [source] : [] }
  }
  const found = matter && optionOf(matter.issue, request)
  const pattern = actOf(request) ?? patternOf(request.force, about)
  const text =
    found === undefined || matter === undefined
      ? [words.operativeLead(about), words.numbered(pattern), words.fillIn, words.operativeEnd].join('\n\n')
      : [
          words.fromAgenda(about, matter.issue.title, matter.campaign.title),
          words.numbered(`${italic(found)};`),
          words.ownLead,
          words.numbered(pattern),
          words.operativeEnd,
        ].join('\n\n')
  return { text, sources: source && found !== undefined ? [source] : [] }
}

/**
 * A whole draft with gaps: preambulatory clauses from earlier texts over facts to convictions; operative clauses from
 * mild to strong.
 */
function draftOf(about: string): string {
  const [fact, conviction, recalled] = words.preambles.map((pattern) => pattern(about))
  const clauses = [...(['mild', 'usual', 'strong'] as const).map((force) => patternOf(force, about)), words.seized]
  const numbered = clauses.map((clause, index) => `${index + 1}. ${clause}`)
  const preamble = [recalled, fact, conviction].filter((clause) => clause !== undefined)
  return [words.draftLead(about), `*${words.organ},*`, ...preamble, numbered.join('\n'), words.draftEnd].join('\n\n')
}

const FOUNDING =
  /^(?:sets? up|set(?:ting)? up|creat(?:es?|ing)|establish(?:es|ing)?|launch(?:es|ing)?|found(?:s|ing)?)\s+/i
const CALLING =
  /^(urg|request|encourag|invit|recommend|call(?:s|ing)? (?:up)?on|condemn|demand|remind|support|welcom)\w*\s+(?=\S)/i
const CALLS: Readonly<Record<string, string>> = {
  urg: 'Urges',
  request: 'Requests',
  encourag: 'Encourages',
  invit: 'Invites',
  recommend: 'Recommends',
  condemn: 'Condemns',
  demand: 'Demands',
  remind: 'Reminds',
  support: 'Supports',
  welcom: 'Welcomes',
}

/** The object of a clause, without its verb. */
function withoutVerb(topic: string): string {
  return topic.replace(FOUNDING, '').replace(CALLING, '')
}

/** A clause for the requested action: it founds something, calls for it, or has States do it. */
function actOf({ action, force }: ClauseRequest): string | undefined {
  if (action === undefined) return undefined
  if (FOUNDING.test(action)) return words.founding(topicSlot(action.replace(FOUNDING, '')))
  const verb = action.match(CALLING)?.[1]?.toLowerCase()
  if (verb !== undefined) return words.calling(CALLS[verb] ?? 'Calls upon', topicSlot(action.replace(CALLING, '')))
  return words.calling(force === 'mild' ? 'Invites' : 'Calls upon', `[which States] to ${topicSlot(action)}`)
}

function patternOf(force: ClauseRequest['force'], about: string): string {
  const patterns = words.operatives[force]
  return patterns[choiceOf(about, patterns.length)]?.(about) ?? ''
}

/** The option of an issue that matches the topic best, else the one with the requested force; never the status quo. */
function optionOf({ options }: Issue, { force, topic }: ClauseRequest): string | undefined {
  const said = options.filter(({ clause }) => clause !== '')
  if (force === 'mild') return said[0]?.clause
  if (force === 'strong') return said.at(-1)?.clause
  const about = new Set(termsOf(topic))
  const shares = said.map(
    ({ label, clause, terms }) =>
      new Set(termsOf([label, clause, ...terms].join(' ')).filter((term) => about.has(term))).size,
  )
  const most = Math.max(...shares)
  const isTelling = shares.filter((share) => share === most).length === 1
  return said[isTelling ? shares.indexOf(most) : Math.floor((said.length - 1) / 2)]?.clause
}

/** The clause with its opening phrase in italics. */
function italic(clause: string): string {
  const [opening] = clause.match(
    /^(?:Calls (?:upon|for)|Takes note(?: of)?|Noting with (?:deep |grave )?\w+|Deeply \w+|\S+)/,
  ) ?? ['']
  return opening === '' ? clause : `*${opening}*${clause.slice(opening.length)}`
}

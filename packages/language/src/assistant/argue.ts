import type { ChatSource } from '@placard/contract'
import type { Personality } from '@placard/engine'
import type { Answer } from './answer.ts'
import { argueMessages as words } from './argue-messages.en.ts'
import { type CampaignBook, factsOn } from './campaign-facts.ts'
import { casesOn } from './case-book.ts'
import type { DebateBook, DebatePoint } from './content.ts'
import { CONTEXT_MEANT, evidenceLines } from './context-lines.ts'
import type { Side } from './side.ts'
import { slot, topicSlot } from './slots.ts'

/** Parameters of an argument. */
export interface ArgueRequest {
  readonly motion: string
  /** The side that the assistant argues. */
  readonly side: Side
}

/** The motion as a sentence slot: a whole sentence is quoted, a noun phrase is not. */
export function motionSlot(motion: string): string {
  const about = topicSlot(motion)
  const isSentence =
    /^(?:THW|THBT|this (?:house|committee|assembly|council|body))\b|\b(?:should|must|would|ought|is|are|will|do|does|can|has|have)\b/i.test(
      about,
    )
  return isSentence ? words.named(about) : about
}

/** What an argument is made from. */
export interface ArgueMaterial {
  readonly campaigns: CampaignBook
  readonly debates: DebateBook
  readonly background: { readonly title: string; readonly text: string } | undefined
}

/** The case of one side: claim, reason and evidence, in the tone of the mode. */
export function argueAnswer(
  request: ArgueRequest,
  mode: Personality,
  { campaigns, debates, background }: ArgueMaterial,
): Answer {
  const isContext = background !== undefined && CONTEXT_MEANT.test(request.motion)
  const motion = isContext ? words.contextNamed(slot(background.title, 120)) : motionSlot(request.motion)
  const cases = casesOn(request.motion, debates)
  const chosen = cases[request.side].slice(0, words.counts[mode])
  const matter = isContext || cases.id !== undefined ? undefined : campaigns.matterOf(request.motion)
  const facts = matter === undefined ? [] : factsOn(matter)
  const quoted = evidenceLines(background?.text ?? '', isContext ? undefined : request.motion)
  const points = chosen.map((one, index) => point(one, index, mode, evidenceFor(one, index, quoted)))
  const opening =
    mode === 'collaborative' || mode === 'gentle'
      ? `${words.openings[mode](motion)} ${words.concessions[mode]}`
      : words.openings[mode](motion)
  const heading = words.heading(words.sides[request.side], motion)
  const text = [heading, opening, points.join('\n'), words.closings[mode], `---\n${words.end}`].join('\n\n')
  const sources: ChatSource[] = pointSources(cases.id, cases[request.side], chosen)
  if (matter !== undefined && facts.length > 0) {
    sources.push({
      kind: 'campaign',
      id: `${matter.campaign.id}/${matter.issue.id}`,
      title: `${matter.campaign.title}: ${matter.issue.title}`,
    })
  }
  if (quoted.length > 0 && background !== undefined) {
    sources.push({ kind: 'context', id: 'background', title: background.title.slice(0, 300) || 'Context' })
  }
  return { text, sources }
}

/** The sources of authored points, each once, also where two points rest on the same. */
export function pointSources(
  id: string | undefined,
  all: readonly DebatePoint[],
  points: readonly DebatePoint[],
): ChatSource[] {
  const bySource = Map.groupBy(
    points.filter(({ source }) => source !== ''),
    ({ source }) => source,
  )
  return [...bySource].flatMap(([title, [point]]) =>
    point === undefined ? [] : [{ kind: 'debate', id: `${id}/${all.indexOf(point) + 1}`, title }],
  )
}

function evidenceFor({ fact, source }: DebatePoint, index: number, quoted: readonly string[]): string {
  const line = quoted[index]
  if (line !== undefined) return words.background(slot(line, 220))
  return fact === '' ? '' : words.record(fact, source)
}

function point({ claim, reason }: DebatePoint, index: number, mode: Personality, evidence: string): string {
  // the aggressive mode is brief: after the first point it leaves out the reason
  const isBrief = mode === 'aggressive' && index > 0
  return words.point(index + 1, claim, isBrief ? '' : reason, evidence)
}

import type { ChatSource } from '@placard/contract'
import type { Personality } from '@placard/engine'
import type { Answer } from './answer.ts'
import { argueMessages as words } from './argue-messages.en.ts'
import { type CampaignBook, type Fact, factsOn } from './campaign-facts.ts'
import { CONTEXT_MEANT, evidenceLines } from './context-lines.ts'
import type { Line } from './ground.ts'
import { GROUNDS } from './grounds.ts'
import { slot, topicSlot } from './slots.ts'

export type Side = 'for' | 'against'

/** Parameters of an argument. */
export interface ArgueRequest {
  readonly motion: string
  /** The side that the assistant argues. */
  readonly side: Side
}

export const otherSide = (side: Side): Side => (side === 'for' ? 'against' : 'for')

/** The motion as a sentence slot: "this house would …" is the title of a motion, not something to be for or against. */
function motionSlot(motion: string): string {
  const about = topicSlot(motion)
  return /^this (?:house|committee|assembly|council|body)\b/i.test(about) ? words.named(about) : about
}

/** The case of one side: claim, reason, evidence and weighing, in the tone of the mode. */
export function argueAnswer(
  request: ArgueRequest,
  mode: Personality,
  book: CampaignBook,
  background: { readonly title: string; readonly text: string } | undefined,
): Answer {
  const isContext = background !== undefined && CONTEXT_MEANT.test(request.motion)
  const motion = isContext ? words.contextNamed(slot(background.title, 120)) : motionSlot(request.motion)
  const ground = GROUNDS.find(({ pattern }) => pattern.test(request.motion)) ?? GROUNDS.at(-1)
  const lines = (request.side === 'for' ? ground?.pro : ground?.con) ?? []
  const matter = isContext ? undefined : book.matterOf(request.motion)
  const facts = matter === undefined ? [] : factsOn(matter)
  const quoted = evidenceLines(background?.text ?? '', isContext ? undefined : request.motion)
  const points = lines
    .slice(0, words.counts[mode])
    .map((line, index) => point(line, index, mode, evidenceFor(index, facts, quoted)))
  const opening =
    mode === 'collaborative' || mode === 'gentle'
      ? `${words.openings[mode](motion)} ${words.concessions[mode]}`
      : words.openings[mode](motion)
  const heading = words.heading(words.sides[request.side], motion)
  const text = [heading, opening, points.join('\n'), words.closings[mode], `---\n${words.end}`].join('\n\n')
  const sources: ChatSource[] = []
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

function evidenceFor(index: number, facts: readonly Fact[], quoted: readonly string[]): string {
  const line = quoted[index]
  if (line !== undefined) return words.background(slot(line, 220))
  const fact = facts[index - quoted.length]
  return fact === undefined ? words.gap : words.evidence(fact.fact, fact.title, fact.year)
}

function point({ claim, reason, weighing }: Line, index: number, mode: Personality, evidence: string): string {
  // the aggressive mode is brief: after the first point it leaves out the reason
  if (mode === 'aggressive' && index > 0) return words.brief(index + 1, claim, weighing)
  return words.point(index + 1, claim, reason, evidence, weighing)
}

import type { ChatSource, ProcedurePack } from '@placard/contract'
import type { Rule } from '../text/procedure-names.ts'
import type { AssistantWorld } from './content.ts'
import { ruleMessages as words } from './rule-messages.en.ts'

/** The facet of a rule that a question is about. */
export type Facet = 'majority' | 'second' | 'debate' | 'precedence' | 'length' | 'when' | 'whole'

/** The rules of each pack on a motion or point, as a markdown table, with the answer to the facet before it. */
export function ruleText(rule: Rule, facet: Facet, packs: AssistantWorld['packs']): string {
  const all = Object.values(packs)
  if (rule.kind === 'point') return pointText(rule, all)
  const lines = all.map((pack) => {
    const found = pack.motions.find(({ motion }) => motion === rule.id)
    return { pack, found, place: found === undefined ? 0 : pack.motions.indexOf(found) + 1 }
  })
  const known = lines.filter(({ found }) => found !== undefined)
  const lead = facet === 'whole' ? '' : `${leadOf(facet, known, rule.title)}\n\n`
  const rows = lines.map(({ pack, found, place }) =>
    found === undefined ? words.unknownRow(pack.title) : row(pack, found, place),
  )
  return `${lead}${words.tableOf(rule.title)}\n\n${words.tableHead}\n${rows.join('\n')}\n\n${words.conferences}`
}

type MotionRule = ProcedurePack['motions'][number]
type Known = { readonly pack: ProcedurePack; readonly found: MotionRule | undefined; readonly place: number }

function row(pack: ProcedurePack, found: MotionRule, place: number): string {
  const debate = words.debate(found.speakersFor, found.speakersAgainst)
  const rank = words.rank(place, pack.motions.length)
  return words.row(pack.title, words.majorities[found.decidedBy], words.yesNo(found.second), debate, rank)
}

function leadOf(facet: Exclude<Facet, 'whole'>, known: readonly Known[], title: string): string {
  const said = known.map(({ pack, found, place }) => ({
    pack: pack.title,
    text: found ? factOf(facet, found, place) : '',
  }))
  const different = [...new Set(said.map(({ text }) => text))]
  const [only] = different
  if (different.length === 1 && only !== undefined) return words.sameEverywhere(title, only)
  return words.differs(
    title,
    said.map(({ pack, text }) => words.inPack(pack, text)),
  )
}

function factOf(facet: Exclude<Facet, 'whole'>, found: MotionRule, place: number): string {
  switch (facet) {
    case 'majority':
      return words.needs[found.decidedBy]
    case 'second':
      return words.secondFact(found.second)
    case 'debate':
      return words.debateFact(found.speakersFor, found.speakersAgainst)
    case 'precedence':
      return words.placeFact(place)
    case 'length':
      return words.lengthFact(found.minutesLeast, found.minutesMost)
    case 'when':
      return words.whenFact(found.during)
  }
}

function pointText(rule: Rule, packs: readonly ProcedurePack[]): string {
  const lines = packs.flatMap((pack) => {
    const found = pack.points.find((one) => one.point === rule.id)
    return found === undefined ? [] : [words.pointLine(pack.title, found.during, found.source)]
  })
  return `${words.pointLead(rule.title)}\n\n${lines.join('\n')}`
}

/** Motions of a pack in their order of precedence. */
export function precedenceText(pack: ProcedurePack): string {
  const lines = pack.motions.map(({ motion }, index) => `${index + 1}. ${words.motionNames[motion]}`)
  return `${words.precedenceLead(pack.title)}\n\n${lines.join('\n')}`
}

/** The packs with rules on a motion or point. */
export function ruleSources(rule: Rule, packs: AssistantWorld['packs']): readonly ChatSource[] {
  return Object.values(packs)
    .filter((pack) =>
      rule.kind === 'motion'
        ? pack.motions.some(({ motion }) => motion === rule.id)
        : pack.points.some(({ point }) => point === rule.id),
    )
    .map((pack) => ({ kind: 'procedure', id: `${pack.id}/${rule.id}`, title: `${pack.title}: ${rule.title}` }))
}

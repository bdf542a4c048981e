import { capital } from '../text/capital.ts'
import { plainWords } from '../text/plain-words.ts'
import { termsOf } from '../text/terms.ts'
import type { DebateBook, DebatePoint } from './content.ts'
import type { Line } from './ground.ts'
import { linesOn } from './grounds.ts'
import { kindOf } from './motion-kind.ts'
import { measureOf } from './motion-measure.ts'
import { type Finder, finderOf } from './retrieval.ts'
import type { Side } from './side.ts'
import { slot } from './slots.ts'

/** The points on both sides of a motion, with the id of the authored one that they come from. */
export interface Cases {
  readonly id: string | undefined
  readonly for: readonly DebatePoint[]
  readonly against: readonly DebatePoint[]
}

/** How well a motion must fit an authored one to be taken for it. */
const LEAST_FIT = 0.42
const finders = new WeakMap<DebateBook, Finder>()

/** The authored points of the motion where the book has it, then those of its kind of measure, which state no facts. */
export function casesOn(motion: string, book: DebateBook, id?: string): Cases {
  const known = id === undefined ? matchedMotion(motion, book) : book.find((one) => one.id === id)
  const general = generalOn(known?.motion ?? motion)
  if (known === undefined) return { id: undefined, ...general }
  const isReversed = id === undefined && isNegative(known.motion) !== isNegative(motion)
  const [pro, con]: readonly [Side, Side] = isReversed ? ['against', 'for'] : ['for', 'against']
  return {
    id: known.id,
    for: [...known[pro], ...general[pro]],
    against: [...known[con], ...general[con]],
  }
}

function matchedMotion(motion: string, book: DebateBook): DebateBook[number] | undefined {
  const exact = book.find((one) => plainWords(one.motion) === plainWords(motion))
  if (exact !== undefined) return exact
  const [best] = finderFor(book).find(motion, 1)
  if (best === undefined || best.fitRatio < LEAST_FIT) return undefined
  const found = book.find(({ id }) => id === best.leaf.source.id)
  const terms = new Set(termsOf(motion))
  const named = new Set(termsOf(`${found?.motion} ${found?.id.replaceAll('-', ' ')} ${NAMES[found?.id ?? ''] ?? ''}`))
  return [...terms].filter((term) => named.has(term)).length >= Math.min(2, terms.size) ? found : undefined
}

function finderFor(book: DebateBook): Finder {
  const known = finders.get(book)
  if (known !== undefined) return known
  const finder = finderOf(
    book.map(({ id, motion, ...sides }) => ({
      source: { kind: 'debate', id, title: motion },
      questions: [motion, id.replaceAll('-', ' '), ...(NAMES[id]?.split(', ') ?? [])],
      terms: id.replaceAll('-', ' '),
      text: [...sides.for, ...sides.against].map(({ claim, words }) => `${claim} ${words}`).join(' '),
    })),
  )
  finders.set(book, finder)
  return finder
}

/** Other names of the motions. */
const NAMES: Readonly<Record<string, string>> = {
  'carbon-border': 'carbon border adjustment, carbon tariff on imports, border carbon tax, cbam',
  'fossil-phase-out': 'fossil fuels should be banned, phase out fossil fuels, end coal oil and gas, ban fossil fuels',
  'loss-and-damage':
    'rich countries should pay for climate damage, climate reparations, polluters should pay, loss and damage compensation',
  'climate-displacement': 'climate refugees, refugee status for climate migrants',
  'cyber-treaty': 'binding cyber treaty, cyber norms should be binding, international law for cyberspace',
  'autonomous-weapons': 'killer robots, lethal autonomous weapons, ban autonomous weapons, autonomous weapons ban',
  'ai-agency': 'international agency for artificial intelligence, regulate ai, ai should be regulated, license ai',
  'nuclear-energy':
    'nuclear power, nuclear energy against climate change, nuclear energy is green, build nuclear plants',
  'no-first-use': 'no first use of nuclear weapons, nuclear no first use',
  'nuclear-ban':
    'nuclear disarmament, abolish nuclear weapons, ban nuclear weapons, nuclear weapons should be banned, get rid of nukes, tpnw',
  'vaccine-patents': 'vaccine patents should be waived, patent waiver, trips waiver, waive patents on vaccines',
  'outbreak-inspections': 'who inspections, who should inspect outbreaks',
  'vaccine-share': 'vaccine equity, share vaccines with poor countries, vaccine sharing',
  'trade-appeals': 'wto appellate body, restore the appellate body',
  'food-exports': 'food export bans, ban on food exports',
  'developing-status':
    'developing country status in the wto, special and differential treatment, china is not a developing country',
  'aid-without-consent': 'cross-border aid without consent, humanitarian aid without consent',
  'frozen-assets': 'frozen russian assets, use russian assets for ukraine, seize frozen assets',
  'veto-restraint':
    'suspend the veto, abolish the veto, veto should be abolished, limit the veto, remove the veto, veto power',
  'council-members':
    'security council reform, new permanent members, expand the security council, permanent seat for africa',
  'unilateral-sanctions': 'unilateral sanctions, economic sanctions, sanctions do not work, end sanctions',
  'criminal-court': 'international criminal court, join the icc, icc membership, icc should be mandatory',
  'debt-relief': 'cancel debt of poor countries, debt relief, debt forgiveness, debt cancellation',
  'refugee-shares': 'refugee quotas, share refugees, every country should take refugees, refugee burden sharing',
  'death-penalty': 'death penalty, capital punishment, abolish the death penalty',
  'deep-sea-mining': 'deep sea mining, seabed mining, ban deep sea mining, moratorium on deep-sea mining',
}

const NEGATIONS =
  /\b(?:ban(?:s|ned|ning)?|prohibit\w*|forbid\w*|outlaw\w*|abolish\w*|abolition|end(?:s|ed|ing)?|halt\w*|stop\w*|phas\w+[- ]out|cancel\w*|relief|forgiv\w+|suspen\w+|waive[rds]?|waiving|eliminat\w+|scrap\w*|get rid|remov\w+|moratori\w+|pause[ds]?|disarm\w*|renounc\w+|no[- ]first[- ]use|leave|quit|limit\w*|restrict\w*|bad|wrong|useless|harmful)\b|\b(?:do|does|did)(?: not|n'?t) (?:work|help)\b/gi

/** Whether a motion asks for the end of what it names. */
const isNegative = (motion: string) => (motion.match(NEGATIONS)?.length ?? 0) % 2 === 1

function generalOn(motion: string): Pick<Cases, 'for' | 'against'> {
  const { pro, con } = linesOn(motion)
  const measure = measureOf(motion, kindOf(motion))
  const general = (lines: readonly Line[]) =>
    lines.map(({ claim, named, reason, weighing, answer, words }) => ({
      claim: measure === undefined || named === undefined ? claim : capital(named(slot(measure))),
      reason: `${reason} ${weighing}`,
      fact: '',
      source: '',
      answer: answer ?? '',
      words: words ?? '',
    }))
  return { for: general(pro), against: general(con) }
}

import type { Act, Change, QuestionTopic, SeatView } from '@placard/engine'
import { POLICIES } from '../policies.ts'
import type { Policy, Table } from '../policy.ts'

/** A person that talks: every initiative is one of these acts, in turn, where it is in order. */
function inTurn(closing: Policy | undefined, acts: (table: Table) => readonly (Act | undefined)[]): Policy {
  let turn = 0
  return {
    closesEarly: false,
    answer: (table) => (table.view.legal.yourTurnToVote ? closing?.answer?.(table) : undefined) ?? reply(table),
    initiative(table) {
      const wished = acts(table)
      turn += 1
      const act = wished[turn % Math.max(1, wished.length)]
      return act && table.view.legal.kinds.includes(act.kind) ? act : undefined
    },
  }
}

/** A person that votes answers offers, and shows its placard at random. */
function reply({ view, dice }: Table): Act | undefined {
  if (view.legal.yourTurnToVote) {
    return { kind: 'vote', choice: dice.pick(['for', 'against', 'abstain'] as const) ?? 'abstain' }
  }
  const offer = view.offers.find(({ to, status }) => to === view.you && status === 'open')
  return offer && { kind: dice.chance(0.5) ? 'accept' : 'decline', offer: offer.id }
}

function another({ view, dice }: Table): string {
  return dice.pick(view.seats.filter(({ isYou }) => !isYou))?.id ?? ''
}

function anyChange({ view, dice }: Table): Change {
  const issue = dice.pick(view.issues.map((_, index) => index)) ?? 0
  const option = dice.pick((view.issues[issue]?.options ?? []).map((_, index) => index)) ?? 0
  return { issue, option }
}

const asking = (table: Table, topic: QuestionTopic, isNamed: boolean): Act => {
  const change = topic === 'need' || topic === 'draft' || topic === 'company' ? undefined : anyChange(table)
  const issue = change?.issue ?? anyChange(table).issue
  const asked = { topic, ...(change === undefined ? {} : { change }) }
  return { kind: 'question', issue, asked, ...(isNamed ? { target: another(table) } : {}) }
}

/** Asks what beginners ask, of the whole agenda and anybody, and greets. */
const beginner = () =>
  inTurn(undefined, (table) => [
    { kind: 'remark', target: another(table) },
    asking(table, 'need', true),
    asking(table, 'accept', true),
    asking(table, 'reasons', false),
    asking(table, 'company', true),
    asking(table, 'price', true),
    asking(table, 'draft', true),
    asking(table, 'give-up', true),
  ])

/** States views, for and against, and appeals. */
const opinionated = () =>
  inTurn(undefined, (table) => [
    { kind: 'explain', issue: anyChange(table).issue, leaning: table.dice.chance(0.5) ? 'further' : 'less-far' },
    { kind: 'support', change: anyChange(table) },
    { kind: 'oppose', change: anyChange(table) },
    { kind: 'appeal', issue: anyChange(table).issue },
    { kind: 'explain', issue: anyChange(table).issue, target: another(table) },
  ])

function owedBy(view: SeatView, by: 'you' | 'others') {
  return view.commitments.filter(
    (one) => one.kind === 'promise' && one.status === 'open' && (one.by === view.you) === (by === 'you'),
  )
}

function bestOf({ own }: SeatView, issue: number, except: number): Change {
  const row = own.table[issue] ?? []
  const option = row.reduce((best, value, at) => (at !== except && value > (row[best] ?? -9) ? at : best), 0)
  return { issue, option: option === except ? (option + 1) % Math.max(1, row.length) : option }
}

/** Promises and trades, and stands by what it promised. */
const keeper = () =>
  inTurn(POLICIES['cooperative'], (table) => {
    const owed = owedBy(table.view, 'you').flatMap(({ change }) => (change === undefined ? [] : [change]))
    const [kept] = owed
    return [
      { kind: 'promise', target: another(table), change: anyChange(table) },
      kept === undefined ? asking(table, 'price', true) : { kind: 'support', change: kept },
      { kind: 'trade', target: another(table), give: anyChange(table), take: anyChange(table) },
      { kind: 'reassure', target: another(table) },
      POLICIES['cooperative']?.initiative?.(table),
    ]
  })

/** Promises, and asks for something else as soon as it is believed. */
const breaker = () =>
  inTurn(POLICIES['stubborn'], (table) => {
    const about = owedBy(table.view, 'you').find(({ change }) => change !== undefined)?.change
    const broken: Act | undefined =
      about === undefined ? undefined : { kind: 'propose', changes: [bestOf(table.view, about.issue, about.option)] }
    return [
      { kind: 'promise', target: another(table), change: anyChange(table) },
      broken ?? { kind: 'promise', target: another(table) },
      { kind: 'promise', target: another(table), change: anyChange(table) },
      about ? { kind: 'oppose', change: about } : asking(table, 'draft', true),
      { kind: 'apologise', target: another(table) },
    ]
  })

/** Warns, threatens, insults, and reminds others of what they promised. */
const rough = () =>
  inTurn(POLICIES['greedy'], (table) => {
    const made = owedBy(table.view, 'others').find(({ to }) => to === table.view.you)
    return [
      { kind: 'warn', target: another(table), issue: anyChange(table).issue },
      { kind: 'threaten', target: another(table), change: anyChange(table) },
      { kind: 'remind', target: made?.by ?? another(table) },
      { kind: 'insult', target: another(table) },
      { kind: 'motion', motion: 'vote' },
    ]
  })

const shipped = (name: string) => (): Policy => POLICIES[name] ?? { closesEarly: false }

/** People who talk in a session, each in its own manner; a new one for each session. */
export const TALKERS: Readonly<Record<string, () => Policy>> = {
  silent: shipped('silent'),
  beginner,
  proposer: shipped('cooperative'),
  opinionated,
  keeper,
  breaker,
  rough,
  competent: shipped('competent'),
}

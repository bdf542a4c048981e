import { type Act, CHOICES, type Change, MOTIONS, POINTS, REACTIONS, STANCES } from '@placard/engine'
import { type Candidate, likelyPartner, type Room } from '../room.ts'
import { saysYou, towards } from '../target.ts'
import { askedFirst, type SideWeights } from './barter.ts'
import type { HeardText } from './heard-text.ts'
import type { ActLabel } from './labels.ts'
import { termsOfMotion } from './motion-terms.ts'
import { changeOf, changeShares, isSameChange, issueShares, type Shared } from './topics.ts'

/** How plainly a seat must be spoken to. */
const NAMED = 0.3
const ADDRESSED = 0.55
/** Labels less likely than this are not composed. */
const LEAST_SHARE = 0.001
const MOST_LABELS = 14

interface Scene {
  readonly text: HeardText
  readonly room: Room
  readonly changes: readonly Shared<Change>[]
  readonly target: string | undefined
  readonly addressed: string | undefined
  readonly sides: SideWeights
}

function targetIn({ heard, room }: HeardText, least: number): string | undefined {
  const named = heard
    .flatMap(({ addressees }) => addressees)
    .reduce<{ seat: string; strength: number } | undefined>(
      (best, one) => (one.strength >= least && one.strength > (best?.strength ?? 0) ? one : best),
      undefined,
    )
  if (named !== undefined) return named.seat
  return heard.some(({ texts }) => saysYou(texts)) ? room.interlocutor : undefined
}

function onChange(kind: string, change: Change, scene: Scene): Act | undefined {
  switch (kind) {
    case 'support':
    case 'oppose':
      return { kind, change, ...towards(scene.addressed) }
    case 'propose':
      return { kind, changes: [change] }
    case 'concede':
      return { kind, changes: [change], ...towards(scene.addressed) }
    case 'threaten':
      return { kind, change, ...towards(scene.target) }
    case 'promise': {
      const target = scene.target ?? likelyPartner(scene.room)
      return target === undefined ? undefined : { kind, target, change }
    }
    default:
      return undefined
  }
}

/** The grammar's reading, with whom the whole text speaks to where its sentence named nobody. */
function withTarget(act: Act | undefined, { addressed, target }: Scene): Act | undefined {
  if (act?.kind === 'promise' && target !== undefined) return { ...act, target }
  const isOpen = act?.kind === 'support' || act?.kind === 'concede' || act?.kind === 'threaten'
  return isOpen && act.target === undefined ? { ...act, ...towards(addressed) } : act
}

/** A change put as an act; where the grammar read the same one, its reading with all that belongs to it. */
function changeActs(label: ActLabel, scene: Scene): readonly Shared<Act>[] {
  const own = scene.text.said.filter(({ act }) => act.kind === label)
  return scene.changes.flatMap(({ value, share }) => {
    const known = own.find(({ act }) => {
      const change = changeOf(act)
      return change !== undefined && isSameChange(change, value)
    })
    const act = withTarget(known?.act, scene) ?? onChange(label, value, scene)
    return act === undefined ? [] : [{ value: act, share }]
  })
}

function onIssue(kind: string, issue: number | undefined, scene: Scene): Act | undefined {
  const about = issue === undefined ? {} : { issue }
  switch (kind) {
    case 'question':
    case 'appeal':
    case 'reassure':
    case 'warn':
      return { kind, ...about, ...towards(scene.target) }
    case 'explain':
      return issue === undefined ? undefined : { kind, issue, ...towards(scene.target) }
    default:
      return undefined
  }
}

function issueActs(label: ActLabel, scene: Scene): readonly Shared<Act>[] {
  const issues = issueShares(scene.text.matches)
  const none: readonly Shared<number | undefined>[] = [{ value: undefined, share: 1 }]
  const about = issues.length === 0 ? none : issues.map(({ value, share }) => ({ value: value.issue, share }))
  return about.flatMap(({ value, share }) => {
    const act = onIssue(label, value, scene)
    return act === undefined ? [] : [{ value: act, share }]
  })
}

/** How much the grammar's bargain counts against the one its words make by themselves. */
const GRAMMAR_TRADE = 0.5

function tradeActs({ text, room, target, sides }: Scene): readonly Shared<Act>[] {
  const found: Shared<Act>[] = []
  const put = (take: Change, give: Change, share: number, partner?: string) => {
    const to = target ?? partner ?? likelyPartner(room, give, take)
    if (to !== undefined) found.push({ value: { kind: 'trade', target: to, take, give }, share })
  }
  const grammar = text.said.find(({ act }) => act.kind === 'trade')?.act
  const own = grammar?.kind === 'trade' ? GRAMMAR_TRADE : 0
  if (grammar?.kind === 'trade') put(grammar.take, grammar.give, own, grammar.target)
  if (text.barter === undefined) return found
  const [first, second] = [text.barter.first, text.barter.second].map(({ issue, option }) => ({ issue, option }))
  const ahead = askedFirst(text.barter, sides)
  if (first === undefined || second === undefined) return found
  put(first, second, (1 - own) * ahead)
  put(second, first, (1 - own) * (1 - ahead))
  return found
}

function floorAct(label: ActLabel, { text, room, target, changes }: Scene): Act | undefined {
  const motion = MOTIONS.find((kind) => `motion:${kind}` === label)
  if (motion !== undefined) return { kind: 'motion', motion, ...termsOfMotion(motion, text, changes[0]?.value) }
  const point = POINTS.find((kind) => `point:${kind}` === label)
  if (point !== undefined) return { kind: 'point', point }
  const choice = CHOICES.find((one) => `vote:${one}` === label)
  if (choice !== undefined) return { kind: 'vote', choice }
  const stance = STANCES.find((one) => `declare:${one}` === label)
  if (stance !== undefined) {
    return room.draft === undefined ? undefined : { kind: 'declare', draft: room.draft, stance }
  }
  const reaction = REACTIONS.find((one) => `react:${one}` === label)
  if (reaction !== undefined) return room.proposal && { kind: 'react', proposal: room.proposal.id, reaction }
  switch (label) {
    case 'sponsor':
    case 'sign':
    case 'withdraw':
      return room.draft === undefined ? undefined : { kind: label, draft: room.draft }
    case 'accept':
    case 'decline':
      return room.offer === undefined ? undefined : { kind: label, offer: room.offer }
    case 'second':
    case 'request-floor':
    case 'yield':
      return { kind: label }
    case 'apologise':
    case 'remark':
      return { kind: label, ...towards(target) }
    default:
      return undefined
  }
}

const ABOUT_CHANGES: ReadonlySet<ActLabel> = new Set(['support', 'oppose', 'propose', 'concede', 'promise', 'threaten'])
const ABOUT_ISSUES: ReadonlySet<ActLabel> = new Set(['question', 'appeal', 'reassure', 'warn', 'explain'])

function actsOf(label: ActLabel, scene: Scene): readonly Shared<Act>[] {
  if (label === 'trade') return tradeActs(scene)
  if (ABOUT_ISSUES.has(label)) return issueActs(label, scene)
  if (ABOUT_CHANGES.has(label)) {
    const acts = changeActs(label, scene)
    const bare: readonly Shared<Act>[] =
      label === 'threaten'
        ? [{ value: { kind: 'threaten', ...towards(scene.target) }, share: 0.3 }]
        : label === 'promise' && scene.target !== undefined
          ? [{ value: { kind: 'promise', target: scene.target }, share: 0.3 }]
          : []
    return acts.length === 0 ? bare : acts
  }
  if (label === 'choose') {
    return scene.text.said.filter(({ act }) => act.kind === 'choose').map(({ act }) => ({ value: act, share: 1 }))
  }
  const act = floorAct(label, scene)
  return act === undefined ? [] : [{ value: act, share: 1 }]
}

/** Everything the text may mean, scored by how likely its kind of act is times how likely what it names is. */
export function composed(
  text: HeardText,
  shares: ReadonlyMap<ActLabel, number>,
  sides: SideWeights,
): readonly Candidate[] {
  const scene: Scene = {
    text,
    room: text.room,
    changes: changeShares(text.matches, text.said),
    target: targetIn(text, NAMED),
    addressed: targetIn(text, ADDRESSED),
    sides,
  }
  return [...shares]
    .filter(([, share]) => share > LEAST_SHARE)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_LABELS)
    .flatMap(([label, share]) => actsOf(label, scene).map((one) => ({ act: one.value, score: share * one.share })))
    .sort((a, b) => b.score - a.score)
}

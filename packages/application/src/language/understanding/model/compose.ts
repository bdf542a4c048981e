import { type Act, CHOICES, type Change, MOTIONS, POINTS, REACTIONS, STANCES } from '@placard/engine'
import { type Candidate, likelyPartner, type Room } from '../room.ts'
import { saysYou } from '../target.ts'
import { barterIn } from './barter.ts'
import type { HeardText } from './heard-text.ts'
import type { ActLabel } from './labels.ts'
import { termsOfMotion } from './motion-terms.ts'
import { changeOf, changeShares, isSameChange, issueShares, type Shared } from './topics.ts'

/** How plainly a seat must be spoken to. */
const NAMED = 0.3
const ADDRESSED = 0.55
/** Labels less likely than this are not composed. */
const LEAST_SHARE = 0.004
const MOST_LABELS = 8

interface Scene {
  readonly text: HeardText
  readonly room: Room
  readonly changes: readonly Shared<Change>[]
  readonly target: string | undefined
  readonly addressed: string | undefined
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

const to = (target: string | undefined) => (target === undefined ? {} : { target })

function onChange(kind: string, change: Change, scene: Scene): Act | undefined {
  switch (kind) {
    case 'support':
    case 'oppose':
      return { kind, change, ...to(scene.addressed) }
    case 'propose':
      return { kind, changes: [change] }
    case 'concede':
      return { kind, changes: [change], ...to(scene.addressed) }
    case 'threaten':
      return { kind, change, ...to(scene.target) }
    case 'promise': {
      const target = scene.target ?? likelyPartner(scene.room)
      return target === undefined ? undefined : { kind, target, change }
    }
    default:
      return undefined
  }
}

/** The grammar's reading, with whom the whole text speaks to where it named nobody. */
function withTarget(act: Act | undefined, addressed: string | undefined): Act | undefined {
  const isOpen = act?.kind === 'support' || act?.kind === 'concede' || act?.kind === 'threaten'
  return isOpen && act.target === undefined ? { ...act, ...to(addressed) } : act
}

/** A change put as an act; where the grammar read the same one, its reading with all that belongs to it. */
function changeActs(label: ActLabel, scene: Scene): readonly Shared<Act>[] {
  const own = scene.text.said.filter(({ act }) => act.kind === label)
  return scene.changes.flatMap(({ value, share }) => {
    const known = own.find(({ act }) => {
      const change = changeOf(act)
      return change !== undefined && isSameChange(change, value)
    })
    const act = withTarget(known?.act, scene.addressed) ?? onChange(label, value, scene)
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
      return { kind, ...about, ...to(scene.target) }
    case 'explain':
      return issue === undefined ? undefined : { kind, issue, ...to(scene.target) }
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

function tradeActs(scene: Scene): readonly Shared<Act>[] {
  const grammar = scene.text.said.find(({ act }) => act.kind === 'trade')?.act
  const barter = barterIn(scene.text.heard, scene.text.hearing)
  const target = scene.target ?? (barter && likelyPartner(scene.room, barter.give, barter.take))
  const found: Shared<Act>[] = grammar === undefined ? [] : [{ value: grammar, share: 0.85 }]
  if (barter === undefined || target === undefined) return found
  const share = grammar === undefined ? 0.7 : 0.1
  found.push({ value: { kind: 'trade', target, ...barter }, share })
  found.push({ value: { kind: 'trade', target, take: barter.give, give: barter.take }, share: share * 0.3 })
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
      return { kind: label, ...to(target) }
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
        ? [{ value: { kind: 'threaten', ...to(scene.target) }, share: 0.3 }]
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
export function composed(text: HeardText, shares: ReadonlyMap<ActLabel, number>): readonly Candidate[] {
  const scene: Scene = {
    text,
    room: text.room,
    changes: changeShares(text.matches, text.said),
    target: targetIn(text, NAMED),
    addressed: targetIn(text, ADDRESSED),
  }
  return [...shares]
    .filter(([, share]) => share > LEAST_SHARE)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_LABELS)
    .flatMap(([label, share]) => actsOf(label, scene).map((one) => ({ act: one.value, score: share * one.share })))
    .sort((a, b) => b.score - a.score)
}

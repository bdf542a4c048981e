import { type Act, CHOICES, type Change, MOTIONS, POINTS, REACTIONS, STANCES } from '@placard/engine'
import { likelyPartner } from '../room.ts'
import { type Addressee, saysYou, towards } from '../target.ts'
import type { SideWeights } from './barter.ts'
import type { HeardText } from './heard-text.ts'
import type { ActLabel } from './labels.ts'
import type { ComposedLabel, Marked, Marks } from './marks.ts'
import { termsOfMotion } from './motion-terms.ts'
import { changeOf, changesIn, isSameChange, issuesIn } from './topics.ts'
import { tradesIn } from './trades.ts'

/** Labels with a lower probability are not composed. */
const LEAST_SHARE = 0.001
const MOST_LABELS = 14
const MOST_TARGETS = 2
/** Threshold from which on a seat is addressed rather than mentioned. */
const PLAIN = 0.55
/** Directness with which "you" addresses whoever has the floor. */
const YOU = 0.9

interface Scene {
  readonly text: HeardText
  readonly changes: readonly Marked<Change>[]
  readonly issues: readonly Marked<number | undefined>[]
  readonly targets: readonly Addressee[]
  readonly sides: SideWeights
}

/** Seats that the text addresses or mentions, most plainly addressed first. */
function targetsIn({ heard, room }: HeardText): readonly Addressee[] {
  const best = new Map<string, number>()
  for (const { addressees } of heard) {
    for (const { seat, strength } of addressees) best.set(seat, Math.max(best.get(seat) ?? 0, strength))
  }
  const named = [...best].map(([seat, strength]) => ({ seat, strength })).sort((a, b) => b.strength - a.strength)
  if (named.length > 0) return named.slice(0, MOST_TARGETS)
  const isYou = room.interlocutor !== undefined && heard.some(({ texts }) => saysYou(texts))
  return isYou ? [{ seat: room.interlocutor, strength: YOU }] : []
}

interface Spoken {
  readonly target: string | undefined
  readonly marks: Marks
}

/** The candidate addressees: each of the named seats, or none. */
function spokenTo({ targets }: Scene, manner: string): readonly Spoken[] {
  const most = targets[0]?.strength ?? 0
  return [
    ...targets.map(
      ({ seat, strength }, at): Spoken => ({
        target: seat,
        marks: [
          [`${manner} to`, strength],
          [`${manner} plain`, strength >= PLAIN ? 1 : 0],
          [`${manner} 1`, 1],
          [`${manner} next`, at],
        ],
      }),
    ),
    { target: undefined, marks: [] },
  ].filter(({ target }) => target !== undefined || most < 1 || manner === 'p')
}

function onChange(
  label: ActLabel,
  { value }: Marked<Change>,
  target: string | undefined,
  text: HeardText,
): Act | undefined {
  const own = text.said.find(({ act }) => {
    const change = act.kind === label ? changeOf(act) : undefined
    return change !== undefined && isSameChange(change, value)
  })?.act
  const changes = own !== undefined && 'changes' in own ? own.changes : [value]
  switch (label) {
    case 'support':
    case 'oppose':
    case 'threaten':
      return { kind: label, change: value, ...towards(target) }
    case 'propose':
      return { kind: label, changes }
    case 'concede':
      return { kind: label, changes, ...towards(target) }
    case 'promise': {
      const to = target ?? likelyPartner(text.room)
      return to === undefined ? undefined : { kind: label, target: to, change: value }
    }
    default:
      return undefined
  }
}

const marked = (act: Act | undefined, ...marks: readonly Marks[]): readonly Marked<Act>[] =>
  act === undefined ? [] : [{ value: act, marks: marks.flat() }]

function changeActs(label: ActLabel, scene: Scene): readonly Marked<Act>[] {
  const manner = label === 'threaten' || label === 'promise' ? 'q' : 'p'
  const spoken = label === 'propose' ? [{ target: undefined, marks: [] }] : spokenTo(scene, manner)
  const acts = scene.changes.flatMap((change) =>
    spoken.flatMap(({ target, marks }) => marked(onChange(label, change, target, scene.text), change.marks, marks)),
  )
  if (manner === 'p') return acts
  const bare = spoken.flatMap(({ target, marks }) => {
    const to = target ?? (label === 'promise' ? likelyPartner(scene.text.room) : undefined)
    const act: Act | undefined =
      label === 'threaten'
        ? { kind: label, ...towards(to) }
        : to === undefined
          ? undefined
          : { kind: 'promise', target: to }
    return marked(act, marks, [['bare', 1]])
  })
  return [...acts, ...bare]
}

function onIssue(kind: string, issue: number | undefined, target: string | undefined): Act | undefined {
  const about = issue === undefined ? {} : { issue }
  switch (kind) {
    case 'question':
    case 'appeal':
    case 'reassure':
    case 'warn':
      return { kind, ...about, ...towards(target) }
    case 'explain':
      return issue === undefined ? undefined : { kind, issue, ...towards(target) }
    default:
      return undefined
  }
}

function issueActs(label: ActLabel, scene: Scene): readonly Marked<Act>[] {
  return scene.issues.flatMap(({ value, marks }) =>
    spokenTo(scene, 'q').flatMap((spoken) => marked(onIssue(label, value, spoken.target), marks, spoken.marks)),
  )
}

function tradeActs(scene: Scene): readonly Marked<Act>[] {
  return tradesIn(scene.text, scene.sides).flatMap(({ value, marks }) =>
    spokenTo(scene, 'q').flatMap((spoken) => {
      const target = spoken.target ?? likelyPartner(scene.text.room, value.give, value.take)
      return marked(target === undefined ? undefined : { kind: 'trade', target, ...value }, marks, spoken.marks)
    }),
  )
}

function floorAct(label: ActLabel, { text, changes }: Scene): Act | undefined {
  const { room } = text
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
    default:
      return undefined
  }
}

const ABOUT_CHANGES: ReadonlySet<ActLabel> = new Set(['support', 'oppose', 'propose', 'concede', 'promise', 'threaten'])
const ABOUT_ISSUES: ReadonlySet<ActLabel> = new Set(['question', 'appeal', 'reassure', 'warn', 'explain'])

function actsOf(label: ActLabel, scene: Scene): readonly Marked<Act>[] {
  if (label === 'trade') return tradeActs(scene)
  if (ABOUT_ISSUES.has(label)) return issueActs(label, scene)
  if (ABOUT_CHANGES.has(label)) return changeActs(label, scene)
  if (label === 'apologise' || label === 'remark') {
    return spokenTo(scene, 'q').flatMap(({ target, marks }) => marked({ kind: label, ...towards(target) }, marks))
  }
  if (label === 'choose') {
    const spoken = scene.text.said.find(({ act }) => act.kind === 'choose')?.act
    const named = spoken?.kind === 'choose' ? [{ choice: spoken.choice, share: 1 }] : []
    return [...named, ...scene.text.choices].map(({ choice, share }) => ({
      value: { kind: 'choose', choice },
      marks: [['choice', share]],
    }))
  }
  return marked(floorAct(label, scene))
}

const NOTHING = new Set(
  'no not nothing without silent silence never none leave leaving out drop delete remove keep unsaid'.split(' '),
)

/**
 * Whether an option may be meant. A status quo whose name is a denial ("No word on the zone") shares its words with what it
 * denies: the text must deny it as well.
 */
function isSayable({ issue, option }: Change, { heard, room }: HeardText): boolean {
  const label = room.view.issues[issue]?.options[option]?.label ?? ''
  if (option > 0 || !label.startsWith('No ')) return true
  return heard.some(({ words, cues }) => cues.has('status-quo') || words.some(({ text }) => NOTHING.has(text)))
}

/** All candidate acts of the text, grouped by kind, likeliest kinds first. */
export function composed(
  text: HeardText,
  shares: ReadonlyMap<ActLabel, number>,
  sides: SideWeights,
): readonly ComposedLabel[] {
  const changes = changesIn(text).filter(({ value }) => isSayable(value, text))
  const scene: Scene = { text, changes, issues: issuesIn(text), targets: targetsIn(text), sides }
  return [...shares]
    .filter(([, share]) => share > LEAST_SHARE)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_LABELS)
    .map(([label, share]) => ({ label, share, acts: actsOf(label, scene) }))
    .filter(({ acts }) => acts.length > 0)
}

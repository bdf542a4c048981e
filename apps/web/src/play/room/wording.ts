import type { TranscriptEntry } from '@placard/contract'
import type { Act } from '@placard/engine'
import { countryPhrase } from '@placard/language'
import { actWords, sessionWords } from './messages.en.ts'
import { type Change, countryIn, type Room } from './room.ts'

/** A change as text: "Climate finance: 300 billion a year". */
export function changeText(room: Pick<Room, 'issues'>, { issue, option }: Change): string {
  const item = room.issues[issue]
  return sessionWords.change(item?.title ?? '', item?.options[option]?.label ?? '')
}

export function changesText(room: Pick<Room, 'issues'>, changes: readonly Change[]): string {
  return sessionWords.list(changes.map((change) => changeText(room, change)))
}

/** The object of an act, without its verb; empty for an act without one. */
function objectOf(act: Act, room: Room): string {
  switch (act.kind) {
    case 'propose':
    case 'concede':
      return changesText(room, act.changes)
    case 'trade':
      return actWords.trading(changeText(room, act.give), changeText(room, act.take))
    case 'support':
    case 'oppose':
      return changeText(room, act.change)
    case 'promise':
    case 'threaten':
      return act.change === undefined ? '' : changeText(room, act.change)
    case 'react':
      return sessionWords.reaction[act.reaction]
    case 'declare':
      return sessionWords.stance[act.stance]
    case 'vote':
      return sessionWords.choice[act.choice]
    case 'motion':
      return motionText(act, room)
    case 'point':
      return actWords.points[act.point]
    case 'question':
      return questionText(act, room)
    case 'remind':
      return act.change === undefined ? '' : changeText(room, act.change)
    case 'insult':
      return ''
    case 'appeal':
    case 'reassure':
    case 'warn':
    case 'explain':
      return act.issue === undefined ? '' : (room.issues[act.issue]?.title ?? '')
    case 'apologise':
    case 'accept':
    case 'decline':
    case 'sponsor':
    case 'sign':
    case 'withdraw':
    case 'second':
    case 'request-floor':
    case 'yield':
    case 'choose':
    case 'remark':
      return ''
  }
}

/** What a question asks for; the issue where it asks nothing in particular. */
function questionText({ asked, issue }: Extract<Act, { kind: 'question' }>, room: Room): string {
  const title = issue === undefined ? '' : (room.issues[issue]?.title ?? '')
  if (asked === undefined) return title
  const change = asked.change === undefined ? title : changeText(room, asked.change)
  return actWords.asked[asked.topic](change, asked.inReturn === undefined ? '' : changeText(room, asked.inReturn))
}

/** A motion with its terms: "a moderated caucus, 5 minutes, 60 seconds a speech, on Climate finance". */
export function motionText(act: Omit<Extract<Act, { kind: 'motion' }>, 'kind'>, room: Pick<Room, 'issues'>): string {
  const terms = [
    act.minutes === undefined ? [] : [actWords.minutes(act.minutes)],
    act.seconds === undefined ? [] : [actWords.seconds(act.seconds)],
    act.issue === undefined ? [] : [actWords.on(room.issues[act.issue]?.title ?? '')],
    act.change === undefined ? [] : [actWords.on(changeText(room, act.change))],
  ].flat()
  return [actWords.motions[act.motion], ...terms].join(', ')
}

/** The verb of an act, with its addressee: "ask Norway", "appeal to Norway". */
function verbText(kind: Act['kind'], target: string | undefined, room: Room): string {
  if (target === undefined) return actWords[kind]
  const country = countryPhrase(countryIn(room, target))
  const own = Object.entries(actWords.towards).find(([verb]) => verb === kind)?.[1]
  return own === undefined ? actWords.to(actWords[kind], country) : own(country)
}

/** A formal act as text: "propose — Climate finance: 300 billion a year". */
export function actText(act: Act, room: Room): string {
  const verb = verbText(act.kind, 'target' in act ? act.target : undefined, room)
  const object = objectOf(act, room)
  return object === '' ? verb : actWords.about(verb, object)
}

/** The reading of a speech, reconstructed from the record: as much as is known without the reading itself. */
export function readAsText(entry: TranscriptEntry, room: Room): string | undefined {
  if (entry.act === undefined) return undefined
  const verb = verbText(entry.act, entry.target, room)
  const [give, take] = entry.changes
  const object =
    entry.act === 'trade' && give && take
      ? actWords.trading(changeText(room, give), changeText(room, take))
      : entry.reaction !== undefined
        ? sessionWords.reaction[entry.reaction]
        : changesText(room, entry.changes)
  return object === '' ? verb : actWords.about(verb, object)
}

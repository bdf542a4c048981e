import type { Answer } from '../answer.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Operation } from '../operations.ts'
import { slot, topicSlot } from '../slots.ts'
import { shortName } from '../states.ts'
import { CRISES, type Crisis, type CrisisAction } from './crises.en.ts'
import { crisisMessages as words } from './crisis-note-messages.en.ts'
import type { CrisisNoteWish } from './crisis-note-wish.ts'
import { optionsText } from './crisis-options.ts'
import { storyMessages as story } from './crisis-story.en.ts'
import { type Matter, matterOn } from './matter.ts'
import { turned } from './prose.ts'

export type { CrisisNoteWish } from './crisis-note-wish.ts'

const ACTIONS = { least: 2, most: 4 } as const

/** A directive or a press release: what happened, what is done within a day, by whom and with what. */
export async function crisisNoteAnswer(wish: CrisisNoteWish, knowledge: Knowledge): Promise<Answer> {
  if (wish.topic === '') return { text: words.ask, sources: [] }
  const matter = await matterOn(wish, knowledge)
  const crisis = CRISES.find((one) => one.words.test(`${wish.topic} ${wish.told ?? ''}`))
  if (crisis === undefined) return { text: words.ask, sources: [] }
  return { text: FORMS[wish.form](wish, crisis, matter).join('\n\n'), sources: matter.sources }
}

const FORMS: Readonly<
  Record<CrisisNoteWish['form'], (wish: CrisisNoteWish, crisis: Crisis, matter: Matter) => readonly string[]>
> = {
  directive,
  'press-release': pressRelease,
  letter,
  options: (wish) => [optionsText(wish)],
}

/** A few lines to one person. */
function letter(wish: CrisisNoteWish, _: Crisis, matter: Matter): readonly string[] {
  const event = eventOf(wish, matter)
  return [
    words.letterLead(wish.to ?? words.colleague, event),
    ...(wish.isSecret ? [words.covert] : []),
    words.letterHappened(happenedIn(wish, event)),
    words.letterAsks(wish.aim === undefined ? undefined : slot(wish.aim)),
    words.letterEnd(wish.office),
  ]
}

function actionsOf({ variant, count }: CrisisNoteWish, { actions }: Crisis): readonly CrisisAction[] {
  return actions.flatMap((_, at) => turned(actions, at + variant) ?? []).slice(0, count)
}

function factOf({ variant }: CrisisNoteWish, { topic }: Matter): string | undefined {
  return topic && turned(topic.facts, variant)?.fact
}

const EVENT =
  /crisis|attack|outbreak|accident|coup|war\b|invasion|quake|flood|hit by|mine\b|explosion|sunk|sank|shot|missile|hostage|strike|cyclone|storm|spill|hack|leak|blackout|collapse/i

/** "pandemic crisis" needs an article; "the flood in Nepal" has one. */
function withArticle(event: string): string {
  if (/^(?:an?|the|our|this|that|several|two|three) |[^sui]s$|[^sui]s (?:in|on|at|of) /i.test(event)) return event
  return `${/^[aeiou]/i.test(event) ? 'an' : 'a'} ${event}`
}

/** The event in a sentence: "a pandemic crisis". */
function eventOf({ topic }: CrisisNoteWish, { title }: Matter): string {
  const said = topicSlot(topic)
  return EVENT.test(said) ? withArticle(said) : words.crisisOver(title)
}

function directive(wish: CrisisNoteWish, crisis: Crisis, matter: Matter): readonly string[] {
  const event = eventOf(wish, matter)
  const fact = factOf(wish, matter)
  const actions = actionsOf(wish, crisis).map(({ who, what, means, hours }, at) =>
    words.action(at + 1, who, what, means, hours),
  )
  return [
    leadOf(wish, event),
    ...(wish.isSecret ? [words.covert] : []),
    words.from(wish.office === undefined ? crisis.head : words.office(wish.office)),
    words.happened([happenedIn(wish, event), ...(fact === undefined ? [] : [words.withFacts([fact])])].join(' ')),
    ...(wish.aim === undefined ? [] : [words.aim(slot(wish.aim))]),
    ...storyOf(wish),
    `${words.within}\n\n${actions.join('\n')}`,
    wish.isSecret ? words.covertNext : words.next,
  ]
}

const leadOf = ({ stage = 0, country }: CrisisNoteWish, event: string): string =>
  stage === 0 ? words.directiveLead(event, country && shortName(country)) : story.updateLead(stage + 1, event)

const happenedIn = ({ told }: CrisisNoteWish, event: string): string =>
  told === undefined ? words.event(event) : story.told(slot(told))

/** What has become of it since, and how grave it is. */
function storyOf({ stage = 0, isGrave = false }: CrisisNoteWish): readonly string[] {
  return [...(stage === 0 ? [] : [story.later(stage)]), ...(isGrave ? [story.grave] : [])]
}

function pressRelease(wish: CrisisNoteWish, crisis: Crisis, matter: Matter): readonly string[] {
  const event = eventOf(wish, matter)
  const country = wish.country && shortName(wish.country)
  const fact = factOf(wish, matter)
  return [
    words.pressLead(event, country),
    words.pressOpen(event, country),
    words.pressActions(actionsOf(wish, crisis).map(({ who, what }) => `${who} ${what}`)),
    words.pressKnown(fact === undefined ? '' : words.withFacts([fact])),
    words.pressEnd,
  ]
}

/** The note after an operation; undefined where it means nothing for a note. */
export function crisisNoteWith(wish: CrisisNoteWish, operation: Operation): CrisisNoteWish | undefined {
  switch (operation.kind) {
    case 'another':
      return { ...wish, variant: wish.variant + 1, stage: (wish.stage ?? 0) + 1 }
    case 'tone':
      return operation.to === 'harder' ? { ...wish, isGrave: true } : undefined
    case 'resize':
      return { ...wish, count: operation.to === 'shorter' ? ACTIONS.least : ACTIONS.most }
    case 'other-side':
      return { ...wish, form: wish.form === 'press-release' ? 'directive' : 'press-release' }
    case 'for-country':
      return { ...wish, country: operation.country }
    case 'on-topic':
      return { ...wish, topic: operation.topic }
    default:
      return undefined
  }
}

/** Messages that are worth sending after a note. */
export function crisisNoteSuggestions({ form, isSecret }: CrisisNoteWish): readonly string[] {
  if (form === 'options') return ['Option 1, write the directive', 'Option 2, write the directive']
  return form !== 'press-release'
    ? ['As a press release', isSecret ? 'Shorter' : 'Make it secret', 'Another one']
    : ['As a directive', 'Shorter']
}

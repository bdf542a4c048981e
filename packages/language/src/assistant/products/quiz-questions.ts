import { capital } from '../../text/capital.ts'
import type { AssistantCountry, GuideEntry, Topic } from '../content.ts'
import { neighboursOf } from '../record.ts'
import { recordMessages } from '../record-messages.en.ts'
import { shortName } from '../states.ts'
import { cited } from './cite.ts'
import { type Matter, measuresOf } from './matter.ts'
import { monthOf } from './position.ts'
import { listed, turned, unstopped } from './prose.ts'
import { quizMessages as words } from './quiz-messages.en.ts'
import { namesOf } from './who-wants.ts'

/** One question; without options it is open. */
export interface QuizQuestion {
  readonly text: string
  readonly options: readonly string[]
  /** Place of the right option. */
  readonly right: number | undefined
  readonly answer: string
  /** Whether it asks for a judgement and not for a fact. */
  readonly isHard: boolean
}

const OPTIONS = 4
const FIGURE = /\b\d[\d,.]*(?: (?:million|billion|trillion|per cent))?\b/g
const YEAR = /^(?:19|20)\d\d$/

/** Questions on a topic: its figures, who says what, who wants what, objections. */
export function topicQuestions(topic: Topic, matter: Matter): readonly QuizQuestion[] {
  const figures = topic.facts.flatMap(figureQuestion)
  const lines = topic.interests.flatMap((_, at) => whoQuestion(topic, at, matter))
  const wants = topic.interests.flatMap((_, at) => wantsQuestion(topic, at, matter))
  const concerns = topic.concerns.map(
    ({ concern, answer }): QuizQuestion => ({
      text: words.concern(unstopped(concern)),
      options: [],
      right: undefined,
      answer,
      isHard: true,
    }),
  )
  return interleaved([figures, lines, concerns, wants])
}

function figureQuestion({ fact, source, year }: Topic['facts'][number]): readonly QuizQuestion[] {
  const found = [...fact.matchAll(FIGURE)].find(([text]) => !YEAR.test(text))
  if (found === undefined) return []
  const [before, after] = [fact.slice(0, found.index), fact.slice(found.index + found[0].length)]
  const options = optionsAround(found[0])
  if (options.length < OPTIONS) return []
  return [
    {
      text: words.number(before, after),
      options,
      right: options.indexOf(found[0]),
      answer: words.numberAnswer(fact, cited(source, year)),
      isHard: false,
    },
  ]
}

/** The true figure among wrong ones that are plainly smaller or larger, in order of size. */
function optionsAround(figure: string): readonly string[] {
  const [number = ''] = figure.match(/^[\d,.]*\d/) ?? []
  const unit = figure.slice(number.length)
  const value = Number(number.replaceAll(',', ''))
  if (!Number.isFinite(value) || value <= 0) return []
  const digits = number.includes('.') ? 1 : 0
  const isShare = unit.includes('per cent')
  const ratios = isShare && value > 50 ? [0.3, 0.6, 0.8] : [0.4, 1.6, 2.5]
  const wrong = ratios.map((ratio) => round(value * ratio, digits))
  const values = [...new Set([value, ...wrong])].filter((one) => one > 0 && (!isShare || one <= 100))
  const written = (one: number) => `${one === value ? number : one.toLocaleString('en-GB')}${unit}`
  return values.sort((one, other) => one - other).map(written)
}

function round(value: number, digits: number): number {
  if (digits > 0) return Math.round(value * 10) / 10
  const step = value >= 1000 ? 100 : value >= 100 ? 10 : 1
  return Math.round(value / step) * step
}

function whoQuestion(topic: Topic, at: number, { world }: Matter): readonly QuizQuestion[] {
  const interest = topic.interests[at]
  if (interest === undefined) return []
  const names = namesOf(interest, world)
  const [name] = names
  if (name === undefined || names.some((one) => interest.line.includes(one.replace(/^the /, '')))) return []
  const others = topic.interests
    .filter((one) => one !== interest)
    .flatMap((one) => namesOf(one, world)[0] ?? [])
    .filter((one) => !names.includes(one))
  const options = placed(capital(name), spread(others, at).map(capital), at)
  if (options.length < OPTIONS) return []
  return [
    {
      text: words.who(interest.line),
      options,
      right: options.indexOf(capital(name)),
      answer: words.whoAnswer(capital(listed(names)), interest.source),
      isHard: false,
    },
  ]
}

function wantsQuestion(topic: Topic, at: number, { world }: Matter): readonly QuizQuestion[] {
  const interest = topic.interests[at]
  const [name] = interest === undefined ? [] : namesOf(interest, world)
  const measure = measuresOf(topic).find(({ id }) => id === interest?.wants[0])
  if (interest === undefined || name === undefined || measure === undefined) return []
  const others = measuresOf(topic)
    .filter(({ id }) => !interest.wants.includes(id))
    .map(({ label }) => capital(label))
  const options = placed(capital(measure.label), spread(others, at), at + 1)
  if (options.length < OPTIONS) return []
  return [
    {
      text: words.wants(name),
      options,
      right: options.indexOf(capital(measure.label)),
      answer: words.wantsAnswer(capital(measure.label), measure.because),
      isHard: true,
    },
  ]
}

/** Questions on a country. */
export function countryQuestions(country: AssistantCountry, { world, record }: Matter): readonly QuizQuestion[] {
  const name = shortName(country)
  const groups = [...new Set(world.countries.map(({ unGroup }) => unGroup))].sort()
  const neighbours = neighboursOf(record, country.iso3)
  const names = new Map(world.countries.map((one) => [one.iso3, capital(shortName(one))]))
  const [near] = neighbours
  const far = neighbours.slice(-3).map(({ iso3 }) => names.get(iso3) ?? iso3)
  const nearName = names.get(near?.iso3 ?? '') ?? ''
  const options = placed(nearName, far, country.iso3.charCodeAt(0))
  return [
    open(words.capital(name), `${country.capital ?? ''}.`),
    {
      text: words.group(name),
      options: groups.slice(0, 5),
      right: groups.indexOf(country.unGroup),
      answer: `${country.unGroup}.`,
      isHard: false,
    },
    {
      text: words.near(name),
      options,
      right: options.indexOf(nearName),
      answer: words.nearAnswer(nearName, recordMessages.percent(near?.ratio ?? 0)),
      isHard: true,
    },
    ...voteQuestions(country, { record }),
  ]
}

const VOTES_ASKED = 6

function voteQuestions(country: AssistantCountry, { record }: Pick<Matter, 'record'>): readonly QuizQuestion[] {
  const at = record.members.indexOf(country.iso3)
  const choices = ['for', 'against', 'abstain'] as const
  return record.rollCalls
    .filter(({ subject, title }) => subject === 'whole' && title.length < 90 && !title.startsWith('Resolution '))
    .filter((_, index, all) => index % Math.max(1, Math.floor(all.length / VOTES_ASKED)) === 0)
    .flatMap(({ ballots, title, date }) => {
      const ballot = ballots[at] ?? null
      if (ballot === null) return []
      return [
        {
          text: words.vote(shortName(country), title, monthOf(date)),
          options: choices.map((choice) => words.ballots[choice]),
          right: choices.indexOf(ballot),
          answer: `${words.ballots[ballot]}.`,
          isHard: true,
        },
      ]
    })
}

/** Questions on the rules of procedure, from the guide. */
export function ruleQuestions(entries: readonly GuideEntry[]): readonly QuizQuestion[] {
  return entries.flatMap(({ questions, answer }) => {
    const question = questions.find((one) => one.endsWith('?')) ?? questions[0]
    const [first = ''] = answer.split('\n\n')
    return question === undefined
      ? []
      : [open(capital(question.endsWith('?') ? question : `${question}?`), first.replaceAll('\n', ' '))]
  })
}

function open(text: string, answer: string): QuizQuestion {
  return { text, options: [], right: undefined, answer, isHard: false }
}

/** Some of many, spread over them all. */
function spread(items: readonly string[], from: number): readonly string[] {
  const unique = [...new Set(items)]
  return [0, 1, 2].flatMap((step) => turned(unique, from + step * Math.max(1, Math.floor(unique.length / 3))) ?? [])
}

/** The right option among wrong ones, at a place that changes. */
function placed(right: string, wrong: readonly string[], seed: number): readonly string[] {
  const others = [...new Set(wrong)].filter((one) => one !== right).slice(0, OPTIONS - 1)
  const at = seed % (others.length + 1)
  return [...others.slice(0, at), right, ...others.slice(at)]
}

function interleaved<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const most = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}

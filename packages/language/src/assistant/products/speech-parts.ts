import type { Topic, TopicMeasure } from '../content.ts'
import { recordMessages } from '../record-messages.en.ts'
import type { Place } from './compose.ts'
import type { Matter } from './matter.ts'
import { preferredMeasures } from './measures.ts'
import { firstSentence, inside, turned, unstopped, withArticle } from './prose.ts'
import { speechMessages as words } from './speech-messages.en.ts'
import type { SpeechWish } from './speech-wish.ts'
import {
  concernLeads,
  factLeads,
  firstProposals,
  furtherProposals,
  lastProposals,
  recallLeads,
  refusals,
  voteWords,
} from './speech-words.en.ts'

/** Worth of a place that was asked for: it is kept before all others. */
const ASKED = 40

/** A measure in a sentence, with its reason, without it, or by its name alone. */
function proposalPlace(
  { spoken, because, label, funding }: TopicMeasure,
  lead: string,
  isFunded: boolean,
): readonly string[] {
  const full = `${lead} ${spoken}${isFunded ? `, ${funding}` : ''}.`
  return [`${full} ${because}`, full, ...(isFunded ? [] : [words.inShort(withArticle(label))])]
}

/** Places for what the country proposes. */
export function proposalPlaces(wish: SpeechWish, topic: Topic, { line }: Matter): readonly Place[] {
  const { tone, variant, additions } = wish
  const measures = preferredMeasures(topic, line?.interest, { force: forceOf(tone), variant })
  const leads = [firstProposals, furtherProposals, lastProposals]
  const isFunded = additions.includes('funding')
  const more = additions.filter((one) => one === 'proposal').length
  return measures.slice(0, leads.length).map((measure, at) => {
    const lead = turned(leads[at]?.[tone] ?? [], variant) ?? ''
    const wordings = proposalPlace(measure, lead, isFunded && at === 0)
    if (at === 0) return { wordings, worth: 16, isNeeded: true, opens: true }
    return { wordings: wordings.slice(0, 2), worth: at <= more ? ASKED : 9 - at * 3 }
  })
}

function forceOf(tone: SpeechWish['tone']): 'mild' | 'usual' | 'strong' {
  return tone === 'harder' ? 'strong' : tone === 'gentler' ? 'mild' : 'usual'
}

/** Places for facts: the first after a lead, the others bare. */
export function factPlaces({ tone, variant, additions }: SpeechWish, { facts }: Topic): readonly Place[] {
  const asked = additions.filter((one) => one === 'fact').length
  return facts.map((_, at) => {
    const { fact } = turned(facts, at + variant) ?? { fact: '' }
    const lead = at === 0 ? (turned(factLeads[tone], variant) ?? '') : ''
    const worth = at < asked ? ASKED : 6 / (at + 1) ** 2
    return { wordings: [`${lead} ${fact}.`.trim()], worth }
  })
}

/** Places for objections, each with its answer. */
export function concernPlaces(
  { tone, variant, additions, purpose }: SpeechWish,
  { concerns }: Topic,
  isFirstAsked: boolean,
): readonly Place[] {
  const asked = additions.filter((one) => one === 'concern').length + (isFirstAsked ? 1 : 0)
  return concerns.map((_, at) => {
    const { concern, answer } = turned(concerns, at + variant) ?? { concern: '', answer: '' }
    const lead = turned(concernLeads[tone], at + variant) ?? ''
    const whole = `${lead} “${unstopped(concern)}.” ${answer}`
    const wordings = [whole, `${lead} “${unstopped(concern)}.” ${firstSentence(answer)}`]
    return { wordings, worth: at < asked ? ASKED : 5 / (at + 1) ** 1.5, opens: purpose !== 'reply' || at > 0 }
  })
}

/** What the country cannot accept; said in every hard speech that has room for it. */
export function refusalPlaces({ tone, variant }: SpeechWish, topic: Topic, { line }: Matter): readonly Place[] {
  const id = line?.interest.resists[0]
  const measure = Object.values(topic.measures)
    .flat()
    .find((one) => one.id === id)
  if (measure === undefined) return []
  return [
    {
      wordings: [`${turned(refusals[tone], variant) ?? ''} ${withArticle(measure.label)}.`],
      worth: tone === 'harder' ? 6 : 3,
    },
  ]
}

/** Earlier texts that the speech stands on. */
export function recallPlaces({ tone, variant, additions }: SpeechWish, { recalls }: Topic): readonly Place[] {
  const recall = turned(recalls, variant)
  if (recall === undefined) return []
  const lead = turned(recallLeads[tone], variant) ?? ''
  return [
    { wordings: [`${lead} ${inside(recall)}.`], worth: additions.includes('quotation') ? ASKED : 1, opens: false },
  ]
}

/** The country's own vote. */
export function votePlaces({ votes }: Matter): readonly Place[] {
  const own = votes.find(({ vote }) => vote.title.length < 90)
  if (own === undefined) return []
  const month = recordMessages.date(own.vote.date).replace(/^\d+ /, '')
  return [{ wordings: [words.vote(month, voteWords[own.ballot], own.vote.title)], worth: 1.5 }]
}

/** A date and a review, where they were asked for. */
export function promisePlaces({ additions }: SpeechWish): readonly Place[] {
  return [
    ...(additions.includes('deadline') ? [{ wordings: [words.deadline], worth: ASKED }] : []),
    ...(additions.includes('review') ? [{ wordings: [words.review], worth: ASKED }] : []),
  ]
}

import { capital } from '../../text/capital.ts'
import type { Answer } from '../answer.ts'
import { recordMessages } from '../record-messages.en.ts'
import { shortName } from '../states.ts'
import { generalMessages as words } from './general-messages.en.ts'
import type { Matter } from './matter.ts'
import type { SpeechWish } from './speech-wish.ts'
import { voteWords } from './speech-words.en.ts'

/** The sentence that nothing is known about a topic, with those that come nearest. */
export function generalLead({ title, nearest }: Matter): string {
  return words.lead(
    title,
    nearest.map((topic) => topic.title),
  )
}

/** Who speaks, at the beginning of a sentence. */
export function speakerName({ about: { country } }: Matter): string {
  return country === undefined ? words.nobody : capital(shortName(country))
}

/** A frame for a speech on a topic that nothing is known about, with the country's votes where it cast any. */
export function generalSpeech({ purpose }: SpeechWish, matter: Matter): Answer {
  const paragraphs = [...words.speech[purpose](matter.title, speakerName(matter))]
  const own = matter.votes.find(({ vote }) => vote.title.length < 90)
  if (own !== undefined) {
    const month = recordMessages.date(own.vote.date).replace(/^\d+ /, '')
    paragraphs.splice(1, 0, words.voted(month, voteWords[own.ballot], own.vote.title))
  }
  return {
    text: `${generalLead(matter)}\n\n${paragraphs.map(words.quote).join('\n>\n')}`,
    sources: matter.sources,
  }
}

import { type Heard, spokenTime } from './heard.ts'
import { withoutArguments } from './known-arguments.ts'
import { plain } from './plain.ts'
import type { SpokenSession } from './spoken-session.ts'

const FIGURE =
  /\d|\b(?:per cent|million|billion|thousand|hundred)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|fifty) (?:years|months|weeks|days|hours|states|countries|members|in \w+)\b|\ba (?:half|third|quarter|fifth) of\b/
const RECORD =
  /record of votes|our votes|votes over the years|voted (?:for|against|in favour)|article \w+|resolution \d/
const REASON = /\b(?:because|so that|since|for the sake of)\b(?:\s+\S+){3}/

/** Whether a speech gives a concrete reason, and not a bare position. */
export function hasReason(
  { saying, options, text }: Heard,
  { seats }: SpokenSession,
  book: readonly string[],
  optionNames: readonly string[],
): boolean {
  if (book.some((argument) => text.includes(argument))) return true
  // the figures of an option's own name, and times of the session, are no reasons
  const bare = optionNames.reduce((rest, name) => rest.replaceAll(name, ' '), text).replace(/\d{1,2}:\d\d/g, ' ')
  if (FIGURE.test(bare) || RECORD.test(bare) || REASON.test(bare)) return true
  const target = 'target' in saying.act ? saying.act.target : undefined
  const isPartner = seats.some(({ id, countryName }) => {
    const name = countryName.toLowerCase()
    return id !== saying.seat && id !== target && PARTNERS.some((says) => text.includes(says.replace('#', name)))
  })
  const issues = new Set(options.map(({ issue }) => issue))
  return isPartner || (options.length > 1 && issues.size > 1 && saying.act.kind === 'explain')
}

/** How another delegation is named as company; who did what is no reason by itself. */
const PARTNERS = [
  'with #',
  'with the #',
  'ask #',
  'ask the #',
  'and # want',
  '# and we',
  '# welcomed it',
  '# behind it',
]

const SPOKEN_OF =
  /\b(?:proposed|offered|promised|asked|said|told|declined|refused|withdrew|signed|voted|took|replaced|struck|warned|broke|kept|gave)\b/
const RECALLS =
  /\byou (?:promised|gave us|kept|broke|declined|turned|took|replaced|struck|met us|said|told|asked|ask|want to know|spoke|proposed|offered|put)\b|\bthank you for asking|\bwe (?:have )?heard you|your (?:question|offer|proposal|promise|word|warning|words|apology)\b|the offer of|\bwe (?:proposed|offered|asked|told|made you|struck|came to you|came back|signed|voted|abstained)\b|a minute ago|minutes ago|earlier (?:today|in this)|the proposal of/

/** Whether a speech refers to something that was said or done before it in the session. */
export function refersBack(
  { saying, text: spoken }: Heard,
  { seats, events, crises }: SpokenSession,
  book: readonly string[],
): boolean {
  const text = withoutArguments(spoken, book)
  const times = [...text.matchAll(/\b(\d{1,2}:\d\d)\b/g)].map(([, time]) => time)
  if (times.some((time) => events.some((event) => event.at < saying.at && spokenTime(event.at) === time))) return true
  if (crises.some(({ title }) => text.includes(plain(title)))) return true
  if (RECALLS.test(text)) return true
  return text.split(/(?<=[.?!])\s+/).some((sentence) => {
    const names = seats.filter(
      ({ id, countryName }) => id !== saying.seat && sentence.includes(countryName.toLowerCase()),
    )
    return names.length > 0 && SPOKEN_OF.test(sentence) && !FIGURE.test(sentence)
  })
}

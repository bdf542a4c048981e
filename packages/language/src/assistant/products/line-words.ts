import { recordMessages } from '../record-messages.en.ts'
import { shortName } from '../states.ts'
import type { Matter } from './matter.ts'
import { speechMessages as words } from './speech-messages.en.ts'

/** The sentence that says whose line a text follows, and how that is known. */
export function lineNote({ about: { country }, line }: Matter): string {
  if (country === undefined || line === undefined) return words.line.nobody
  const name = shortName(country)
  const { source } = line.interest
  switch (line.by.kind) {
    case 'own':
      return words.line.own(name, source)
    case 'group':
      return words.line.group(name, line.by.name, source)
    case 'votes':
      return words.line.votes(name, shortName(line.by.like), recordMessages.percent(line.by.ratio), source)
    case 'everybody':
      return words.line.everybody(name)
  }
}

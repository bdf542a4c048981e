import { capital } from '../../text/capital.ts'

const PURPOSES = { opening: 'Opening speech', closing: 'Closing speech', reply: 'Reply' } as const

/** What stands around a speech. */
export const speechMessages = {
  ask: (country: string | undefined) =>
    country === undefined
      ? 'Happy to help: on what topic, and for which country?'
      : `Happy to help: on what topic should ${country} speak?`,
  lead: (purpose: keyof typeof PURPOSES, country: string | undefined, topic: string, seconds: number, words: number) =>
    `**${PURPOSES[purpose]}${country === undefined ? '' : ` for ${country}`} on ${topic}** (about ${seconds} seconds, ${words} words)`,
  tooLittle: (seconds: number) => `I have only enough material on this for about ${seconds} seconds.`,
  shortHook: (topic: string) => `Honourable Chair, a word on ${topic}.`,
  speaker: (country: string) => `${country} is ready to act.`,
  inShort: (label: string) => `Our proposal, in short: ${label}.`,
  quote: (paragraph: string) => `> ${paragraph}`,
  line: {
    own: (country: string, source: string) => `This is the position of ${country} itself: ${source}.`,
    group: (country: string, group: string, source: string) =>
      `${capital(country)} is not named in my sources, so this follows the position of ${withThe(group)}: ${source}.`,
    votes: (country: string, like: string, percent: string, source: string) =>
      `${capital(country)} is not named in my sources, so this follows ${like}, with which it voted the same way in ${percent} of recorded votes: ${source}.`,
    everybody: (country: string) =>
      `My sources name neither ${country} nor any group it belongs to, so this is what most States say.`,
    nobody: 'Name a country, and I will take its position.',
  },
  vote: (month: string, verb: string, title: string) => `In ${month} we ${verb} the Assembly’s text “${title}”.`,
  factsFrom: (sources: readonly string[]) => `Figures: ${sources.join('; ')}.`,
  deadline: 'And we want a date on it: two years from today, and not a day later.',
  review: 'After two years this committee should look at the results in public, and fix what is not working.',
  money: 'The money can be found:',
} as const

/** Full names of groups take the article; acronyms do not. */
function withThe(group: string): string {
  return /^[A-Z]{3,}$/.test(group) ? group : `the ${group}`
}

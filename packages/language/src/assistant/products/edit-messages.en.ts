import { capital } from '../../text/capital.ts'
import { entryMessages } from '../entry-messages.en.ts'
import type { Opening } from './edit.ts'
import type { Tone } from './tones.ts'

/** Sentences that are put into a finished text, and what people call its parts. */
export const editMessages = {
  openings: {
    question: (topic) => `How much longer can this room wait to act on ${topic}?`,
    story: (topic) =>
      `Picture one family. They have never heard of this committee, and ${topic} decides how their week ends.`,
    figure: (topic) =>
      `One number should stay with you when we talk about ${topic}: this committee has one chance to act.`,
    quotation: () =>
      '“We the peoples of the United Nations”: those are the first words of the Charter, and they bind us today.',
  } satisfies Record<Opening, (topic: string) => string>,
  ending: (what: string, topic: string) => {
    if (/\bquestion\b/i.test(what))
      return `So I leave you with one question: if not this committee, who will act on ${topic}?`
    if (/\b(?:call to action|ask|appeal|demand)\b/i.test(what))
      return 'Join us, sign this text, and let us begin today.'
    if (/\b(?:thank\w*|polite)\b/i.test(what))
      return 'I thank you, honourable Chair, and I thank every delegation for listening.'
    if (/\b(?:hope\w*|optimis\w+|positive)\b/i.test(what)) return 'We can do this, and we can begin in this room.'
    if (/\b(?:quote|quotation)\b/i.test(what))
      return 'As the Charter puts it, we are here “to save succeeding generations”. Let us begin.'
    if (/\b(?:strong|powerful|punch\w*|impact|dramatic|bang|line|sentence|statement)\b/i.test(what))
      return `History will not ask what we said about ${topic}. It will ask what we did.`
    return `${capital(what.replace(/^["“'‘]+|["”'’.]+$/g, ''))}.`
  },
  also: (what: string) => `This also has to take account of ${what}.`,
  /** How each manner would say what a plain text says. */
  worded: {
    harder: [
      [/\basks for\b/g, 'demands'],
      [/\bAsks for\b/g, 'Demands'],
      [/\bproposes that\b/g, 'insists that'],
      [/\bproposes to\b/g, 'is determined to'],
      [/\bcannot support\b/g, 'will vote against'],
      [/\bis concerned\b/g, 'is alarmed'],
      [/\bshould\b/g, 'must'],
      [/\binforms\b/g, 'puts on notice'],
      [/\bmeets every six hours\b/g, 'meets every three hours'],
    ],
    gentler: [
      [/\bdemands\b/g, 'asks for'],
      [/\binsists that\b/g, 'suggests that'],
      [/\bproposes\b/g, 'suggests'],
      [/\brejects\b/g, 'has doubts about'],
      [/\bcannot support\b/g, 'has reservations about'],
      [/\bmust\b/g, 'should'],
    ],
    'more-formal': [
      [/\bwants\b/g, 'seeks'],
      [/\basks for\b/g, 'requests'],
      [/\bAsks for\b/g, 'Requests'],
      [/\bhelp\b/g, 'assistance'],
      [/\bpoor countries\b/g, 'developing countries'],
      [/\brich countries\b/g, 'developed countries'],
      [/\bmoney\b/g, 'financial resources'],
      [/\bnobody\b/g, 'no one'],
      [/\bcannot support\b/g, 'is not in a position to support'],
    ],
    simpler: entryMessages.easier.map(([from, to]) => [from, to] as const),
  } satisfies Record<Exclude<Tone, 'usual'>, readonly (readonly [RegExp, string])[]>,
  /** What people call parts of texts, and words that such parts hold. */
  parts: [
    [/\b(?:solutions?|proposals?|ideas|measures)\b/i, 'proposes'],
    [/\b(?:background|problem|introduction|intro)\b/i, 'problem'],
    [/\b(?:money|cash|costs?|funding|who pays)\b/i, 'fund financed'],
  ] satisfies readonly (readonly [RegExp, string])[],
} as const

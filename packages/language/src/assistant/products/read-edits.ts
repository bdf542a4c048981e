import type { Operation } from '../operations.ts'
import type { Edit, Opening } from './edit.ts'

const PART = '(?:parts?|bits?|clauses?|ones?|paragraphs?|sections?|sentences?|points?|lines?|questions?)'
const ABOUT =
  '(?:about|on|with|for|of|regarding|where|that (?:says|mentions|talks about|deals with)|which (?:says|mentions))'
const LEAD =
  '(?:(?:ok(?:ay)?|now|and|also|then|but|so|please|can you|could you|i (?:want|need) you to|maybe|just)[\\s,]+)*'

const ONLY = new RegExp(
  `\\b(?:only|just|show(?: me)?|give(?: me)?|print|keep|want|read|where is|what was|which was|which is)\\b.{0,14}?\\bthe ${PART} ${ABOUT} (?:the )?(.{2,60})$`,
  'i',
)
/** "Just the inspectors one." */
const ONLY_NAMED = new RegExp(
  `^${LEAD}(?:only|just|show me|give me|print)\\b.{0,10}?\\bthe ([a-z-]{4,30}(?: [a-z-]{3,20})?) ${PART}$`,
  'i',
)
const NUMBERED = /^(?:first|second|third|fourth|fifth|last|next|other|same|whole|main|new|old)\b/i
const WITHOUT = new RegExp(
  `^${LEAD}(?:drop|remove|delete|leave out|cut(?: out)?|take out|scrap|skip|omit|get rid of|lose|kick out|without)\\s+(?:the |that |this |all (?:the )?)?(?:${PART} ${ABOUT} (?:the )?)?(.{2,60})$`,
  'i',
)
const OUT = new RegExp(`^${LEAD}(?:take|leave|cut|throw|kick) (?:the )?(.{2,60}?) out$`, 'i')
const NUMBER =
  /^(?:clause|number|no\.?|nr\.?|point|paragraph|question|op|part|#)?\s*(\d{1,2})$|^(first|second|third|fourth|last)(?: (?:one|clause|point|paragraph|part|question|sentence))?$/i
const PLACES: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, last: -1 }
const BEGINS =
  /\b(?:start|begin|open)(?:s|ing)?\b.{0,14}?\b(?:with|by|at)\b|\b(?:at|in|for) the (?:start|beginning|opening)\b|\b(?:hook|opener|opening line|first line)\b/i
const OPENERS: readonly (readonly [Opening, RegExp])[] = [
  ['question', /\bquestion\b/i],
  ['story', /\b(?:story|anecdote|image|picture|personal|example of (?:a|one) (?:person|family|child)|scene)\b/i],
  ['quotation', /\b(?:quote|quotation|saying)\b/i],
  ['figure', /\b(?:number|figure|stat\w*|fact)\b/i],
]
const RHETORICAL = /\brhetorical question\b/i
const ENDS =
  /\b(?:end|finish|close|conclude)(?:s|ing)?\b(?: (?:it|that|this|the speech))?\s+(?:with|on|by saying|by)\s+(?:an? |the )?(.{3,120}?)(?:\s+at the end)?[\s.!?]*$|\b(?:add|put|give me|with)\b\s+(?:an? )?(.{3,60}?)\s+(?:at|in) the (?:very )?(?:end|conclusion)\b/i

const tidy = (text: string) =>
  text
    .replace(/[\s.!?,]+(?:please|pls|then|now|instead|too|as well)?[\s.!?]*$/i, '')
    .replace(/^(?:the|that|this)\s+/i, '')
    .trim()

function onlyIn(text: string): Edit | undefined {
  const what = tidy(text.match(ONLY)?.[1] ?? text.match(ONLY_NAMED)?.[1] ?? '')
  return what.length < 2 || NUMBERED.test(what) ? undefined : { kind: 'only-about', what }
}

function withoutIn(text: string): Edit | undefined {
  const what = tidy(text.match(WITHOUT)?.[1] ?? text.match(OUT)?.[1] ?? '')
  if (what.length < 1 || /^(?:it|that|this|them|down|short\w*|some|half|to|by|in|back|at|off)\b/i.test(what))
    return undefined
  const [said, digits, place] = what.match(NUMBER) ?? []
  if (said === undefined) return { kind: 'without', what }
  return {
    kind: 'without-part',
    number: digits === undefined ? (PLACES[(place ?? '').toLowerCase()] ?? 1) : Number(digits),
  }
}

/** Changes in the text itself that a message asks for: at most one of a kind. */
export function editsIn(text: string): readonly Operation[] {
  const begins =
    BEGINS.test(text) || RHETORICAL.test(text) ? OPENERS.find(([, pattern]) => pattern.test(text))?.[0] : undefined
  const ending = text.match(ENDS)
  const end = ending === null ? undefined : (ending[1] ?? ending[2])
  const found: readonly (Edit | undefined)[] = [
    onlyIn(text),
    withoutIn(text),
    end === undefined
      ? begins === undefined
        ? undefined
        : { kind: 'begin-with', what: begins }
      : { kind: 'end-with', what: end },
  ]
  return found.flatMap((edit) => (edit === undefined ? [] : [{ kind: 'edit', edit } as const]))
}

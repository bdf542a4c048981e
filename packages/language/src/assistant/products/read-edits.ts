import { capital } from '../../text/capital.ts'
import type { Operation } from '../operations.ts'
import { slot } from '../slots.ts'
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
const PLACES: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 }
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

/** Where an order for a change begins inside of a message: "the speech is good but take out the numbers". */
const WITHIN = /,\s+|[.;:!]\s+|\s+but\s+/i

function withoutIn(text: string): Edit | undefined {
  const pieces = [text, ...text.split(WITHIN)]
  const found = pieces.flatMap((piece) => piece.match(WITHOUT)?.[1] ?? piece.match(OUT)?.[1] ?? []).at(-1)
  const what = tidy(found ?? '')
  if (what.length < 1 || /^(?:it|that|this|them|down|short\w*|some|half|to|by|in|back|at|off)\b/i.test(what))
    return undefined
  const [said, digits, place] = what.match(NUMBER) ?? []
  if (said === undefined) return { kind: 'without', what }
  return {
    kind: 'without-part',
    number: digits === undefined ? (PLACES[(place ?? '').toLowerCase()] ?? 1) : Number(digits),
  }
}

const PLACE = '(?<place>first|second|third|fourth|fifth|last)'
const MOVES = new RegExp(
  `\\b${PLACE} (?:paragraph|part|sentence|point|clause|one|section)\\b.{0,24}?\\b(?:(?:go|come|be|stand|move|put)\\b.{0,12}?)?\\b(?<to>first|second|third|last|(?:to|at) the (?:top|start|beginning|end|bottom))\\b`,
  'i',
)
const IS_MOVE = /\b(?:go|come|move|put|stand|switch|swap|be (?:the )?(?:first|last))\b/i
const placeOf = (said: string): number =>
  /end|bottom/i.test(said) ? -1 : /top|start|begin/i.test(said) ? 1 : (PLACES[said.toLowerCase()] ?? 1)

function moveIn(text: string): Edit | undefined {
  const { place, to } = text.match(MOVES)?.groups ?? {}
  if (place === undefined || to === undefined || !IS_MOVE.test(text)) return undefined
  const [from, target] = [placeOf(place), placeOf(to)]
  return from === target ? undefined : { kind: 'move', from, to: target }
}

const IS_HEADER = /\b(?:header|heading|title|at the top|on top|letterhead)\b/i
const LABELLED =
  /\b(?<label>committee|school|delegate|delegation|conference|class|name|date)(?: is| name is|:)\s+(?<value>[^,.;]{2,60})/gi

function headerIn(text: string): Edit | undefined {
  if (!IS_HEADER.test(text)) return undefined
  const lines = [...text.matchAll(LABELLED)].map(
    ({ groups }) => [capital((groups?.label ?? '').toLowerCase()), slot((groups?.value ?? '').trim())] as const,
  )
  return lines.length === 0 ? undefined : { kind: 'header', lines }
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
    moveIn(text),
    headerIn(text),
    end === undefined
      ? begins === undefined
        ? undefined
        : { kind: 'begin-with', what: begins }
      : { kind: 'end-with', what: end },
  ]
  return found.flatMap((edit) => (edit === undefined ? [] : [{ kind: 'edit', edit } as const]))
}

import { termsOf } from '../../text/terms.ts'
import type { AssistantCountry } from '../content.ts'
import type { Named } from '../states.ts'

/** Phrases before the country that a text is written for. */
const SPEAKS =
  "(?:for|as|from|by|representing|i'?m|i am|we are|we're|on behalf of|country(?: is|:)?)\\s+(?:the )?(?:delegat(?:e|ion)s? (?:of|from) )?(?:the )?"

/** The country that a text is to be written for, and the words that say so. */
export interface CountryFound {
  readonly country: AssistantCountry
  readonly said: string
}

/** A country named as the speaker: after "for" or "as", else before the topic begins. */
export function speakerIn(text: string, { countries }: Named): CountryFound | undefined {
  for (const country of countries) {
    const said = text.match(new RegExp(`,?\\s*\\b${SPEAKS}(?:${namesIn(country)})(?:'s|’s)?(?!\\w)`, 'i'))?.[0]
    if (said !== undefined) return { country, said }
  }
  const own = countries.filter(
    (country) => !new RegExp(`\\bagainst (?:the )?(?:${namesIn(country)})\\b`, 'i').test(text),
  )
  const topicAt = text.search(/\b(?:on|about|regarding|concerning)\b/i)
  for (const country of own) {
    const found = text.match(new RegExp(`,?\\s*(?:\\bthe )?\\b(?:${namesIn(country)})(?:'s|’s)?(?!\\w),?`, 'i'))
    if (found?.index !== undefined && (topicAt < 0 || found.index < topicAt)) return { country, said: found[0] }
  }
  return undefined
}

/** Whether a text is a country's name and nothing else. */
export function isNameOf(text: string, country: AssistantCountry): boolean {
  return new RegExp(`^(?:the )?(?:${namesIn(country)})$`, 'i').test(text)
}

function namesIn({ name, placardName, officialAliases, demonym, demonyms, capital = '' }: AssistantCountry): string {
  const short: Readonly<Record<string, string>> = {
    'United States': 'usa?|america',
    'United Kingdom': 'uk|britain',
    'Russian Federation': 'russia',
  }
  return [name, placardName, ...officialAliases, ...demonyms, demonym, capital]
    .filter((one) => one !== '')
    .sort((one, other) => other.length - one.length)
    .map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/[’']/g, "[’']"))
    .concat(short[placardName] ?? [])
    .join('|')
}

const FILLERS: readonly RegExp[] = [
  /,?\s*\b(?:for|at) the (?:end|beginning|start) of (?:the |my |our )?(?:first |second |last )?(?:lesson|class|session)\b/gi,
  /,?\s*\b(?:for (?:my|our|the) (?:training|lesson|class|club|pupils|students|kids|session)\b ?)?(?:on|by|for|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi,
  /[,.;]\s*(?:i (?:want|need|have|would)|i've|we (?:want|need|have)|we've|they|they're|they've|they'll|it's for|its for)\b[^,.;]*$/gi,
  /[,;]\s*(?:and |but )?(?:not \w+ing|without \w+ing)\b[^,.;]*/gi,
  /[,;]?\s*\b(?:and |but )?not on (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi,
  /,?\s*\b(?:for |in )?(?:the |my )?(?:one|two|three|four|\d+) (?:weeks?|days?(?= (?:before|left|until)))(?: before| left| until then)?(?=[\s.?!,]*(?:$|[,.?!]))/gi,
  /,?\s*\b(?:(?:in|on|about|around|max(?:imum)?|of) )?(?:one|a|two|half a|1|2) pages?\b(?: long| max(?:imum)?| only)?/gi,
  /,?\s*\b(?:one|two|three|four|five|\d) lines?\b|\btoo\b(?=[\s,.]*(?:$|[,.]))/gi,
  /\b(?:asap|urgently|pls|plz|please|thx|thanks|tysm|lol|ok|okay|hey|hi|hello)\b/gi,
  /[,.;]?\s*\b(?:my|the|our) (?:chair|teacher|conf\w*|conference|committee|advisor) (?:is|wants|starts|said|says|begins)\b.*$/gi,
  /[,.;]?\s*\b(?:the |my )?conf(?:erence)? (?:is |starts |begins )?(?:in|on|this|next|tomorrow|saturday|sunday|monday|tuesday|wednesday|thursday|friday)\b[^,.;]*/gi,
  /,?\s*\b(?:but )?i (?:think|guess|(?:don'?t|dont|do not) (?:know|now) (?:what|which|how|where)\b)(?:.*)$/gi,
  /,?\s*\b(?:but )?not (?:too|to|so|that) (?:hard|easy|long|difficult)\b/gi,
  /\bor (?:whatever|something|so)\b/gi,
  /\b(?:if you can|for me|for my (?:country|delegation|committee)|with (?:the )?answers?|that (?:i|we) can (?:use|read)|to read out)\b/gi,
]

/** An order without the asides that say nothing of the product. */
export function withoutAsides(order: string): string {
  return FILLERS.reduce((text, filler) => text.replaceAll(filler, ' '), order)
}

const BEFORE_TOPIC =
  /^(?:[\s,;:.!?-]|\b(?:for|on|about|in|at|of|with|and|but|against|the|a|an|me|my|us|our|is|some|topic|subject|it|this|that|i|im|i'm|am|now|also|then|you|can|could|would|so|just|short|good|nice|new|sample|another|one|to|please|regarding|concerning|question of|issue of|topic of)\b(?=\s|$|,))+/i
const AFTER_TOPIC =
  /(?:[\s,;:.!?-]|\b(?:for|on|about|in|at|of|with|and|the|a|an|topic|issue|committee|agenda item|long|in total|each|instead|at the end|question|(?:from|in) (?:the|our|my) (?:point of )?view(?: of)?)\b)+$/i
const OF_FORM =
  /^(?:(?:the|my|your|our|and|but|ones?|like|maybe|side|round|(?:\d+|two|three|four|five|six) ?(?:of them)?|first|last|opening|start|begin+ing|end|bit|part|section|thing|text|paragraph|only|corrected|again|same|vote|votes|match|finish|complete|clean|with|it|them|that|this|both|sub|would|will|could|write|make|before|after|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|phrases?|beginning|tomorrow|tonight|today|calm|serious|polite|long|longer|short|shorter|bigger|smaller|better|nicer|harder|stronger|weaker|simpler|easier|little|less|more|sure|emotional|funny|firm|formal|(?:operative|preamb\w+)(?: clauses?| phrases?| verbs?)?|clauses?|speech(?:es)?|resolutions?|quiz|note|directive|what|takes|precedence|over)\b[\s,]*)+$/i
const NO_TOPIC =
  /^(?:i (?:don'?t|dont|do not) (?:know|now|have)\b.*|(?:don'?t|dont) know\b.*|what|topic|same(?: topic)?|(?:the )?(?:\d+|one|two|three|four|five|six|seven|eight|ten|list|text|same one|first one)|all (?:of )?(?:this|that|these)|it|that|this|anything|something)$/i

/** Where a noun phrase ends and people go on talking: a person, a reason, a time, what it is to be like. */
const ENDS =
  /[\s,;]+(?:(?:and |but |so |or |cause |because )?(?:i|i'm|i've|i'll|we|we're|it's|its due|my|our|he|she|they|you|your|u)\b(?! )|(?:and |but |so |or )?(?:i|i'm|i've|i'll|im|we|we're|it's|its due|it (?:is|has|should|must|can)|its (?:for|in|at)|my|you|he|she|they (?:want|say|said|need|can|will))\b|because\b|cause\b|since (?:i|my|we)\b|due (?:in|on|tomorrow|today|at)\b|(?:by|for|until|before) (?:tomorrow|tonight|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week)\b|(?:tomorrow|tonight|asap)\b|not (?:more|longer|too|so)\b|as (?:an?|the) \w*\s*(?:speech|paper|clause|resolution|quiz)\b|like (?:a|an|in|you|i)\b|(?:that|which) (?:both|we|i|they|everybody|everyone|all)\b|using\b|mentioning\b|making\b|starting with\b|ending with\b|so (?:that|it)\b|(?:make|keep|let) it\b|with (?:an?|the|my|our|one|two|three|four|some|at least)\b).*$/is

/** The noun phrase with which a topic begins; all of it when nothing else would be left. */
function phraseOf(topic: string): string {
  const phrase = topic.replace(ENDS, '').trim()
  return termsOf(phrase).length === 0 ? topic : phrase
}

/** Words that point to what was said before: a phrase with one of them is no topic of its own. */
const POINTING =
  /\b(?:it|them|this|these|those|same|me|we|us|you|both|everything|first|second|third|one of|such)\b|^(?:which|that|who|to)\b/i

/** How talk begins, and no name of a matter: "i am", "she has one hour a day", "show my lot what a good one looks like". */
const TALKS =
  /^(?:i|i'?m|we|we're|he|she|they|you|where|when|what|why|how|show|has|have|had|is|are|was|were|does|do|did|looks?|ones?|only|side|hm+|aw+|uh+|um+)\b(?!['’]s\b)/i

/** Whether a phrase is a piece of talk: nothing can be written on it. */
export const isTalk = (phrase: string): boolean => TALKS.test(phrase.trim())

/** A topic that is called so: "Five days. Topic cyber norms." */
const CALLED =
  /(?:^|[.,;]\s*|\b(?:have|got|with|on) )(?:the |my |our )?(?:topic|theme)(?: is|:|\b)\s*(?!of\b)([^.;]{3,80})/i

/** What is left of an order when everything else that it says is taken out: its topic. */
export function topicIn(rest: string): string {
  const after = rest.match(CALLED)?.[1] ?? rest.match(/\b(?:on|about|regarding|concerning|abt)\b\s*:?\s*(.+)$/is)?.[1]
  // what follows a question is talk about it
  const [asked = ''] = (after ?? rest).split(/\?\s+(?=\S)/)
  const whole = asked.replaceAll(/\s+/g, ' ').replace(BEFORE_TOPIC, '')
  const topic = phraseOf(whole).replace(AFTER_TOPIC, '').trim()
  return topic.length < 2 ||
    POINTING.test(topic) ||
    isTalk(topic) ||
    termsOf(topic).length === 0 ||
    NO_TOPIC.test(topic) ||
    OF_FORM.test(topic)
    ? ''
    : topic
}

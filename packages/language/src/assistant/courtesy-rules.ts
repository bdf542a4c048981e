import type { Courtesy } from './request.ts'

/** Polite phrases before or after the actual question. */
const POLITE_START =
  /^(?:(?:hi|hello|hey|hiya|greetings|good (?:morning|afternoon|evening|day)|dear \w+|ok|okay|so|well|please|um+|then|just|lol|haha+|ugh+|k|kk|hm+|fine|anyway|worth a try|no worries|never ?mind|yes|yeah|thanks|thank you|great|cool|sorry)(?: (?:there|delegate|assistant|placard|chair|everyone))?[\s,.!:;-]+)+/i
const ASKING_START =
  /^(?:(?:can|could|would|will) you (?:please |maybe )?(?:tell me|explain(?: to me)?|help me (?:understand|with)|show me|give me an idea of)\s+|i(?:'d| would) (?:like|love) to know\s+|i (?:want|need) to know\s+|do you know\s+|i was wondering\s+|quick question[:,]?\s+|(?:and )?(?:just )?(?:one|1) (?:more|last|other|final) (?:thing|question)[:,!.]*\s+|question[:,]\s+)/i

/** The message without greeting and "could you tell me", unless nothing would be left. */
export function withoutPoliteness(text: string): string {
  const rest = text.trim().replace(POLITE_START, '').replace(ASKING_START, '').trim()
  return rest === '' ? text.trim() : rest
}

/** Messages that consist of a courtesy alone. */
const WHOLE: readonly (readonly [Courtesy, RegExp])[] = [
  [
    'greeting',
    /^(?:hi+|hello+|hey+|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|hello there|hi there|sup|test(?:ing)?)(?: (?:there|delegate|assistant|placard|bot|friend|all|again))?$/i,
  ],
  [
    'wellbeing',
    /^(?:(?:hi|hello|hey),? )?(?:how are you(?: doing)?(?: today)?|how(?:'s| is) it going|what(?:'s| is) up|how do you do|how are things)$/i,
  ],
  [
    'thanks',
    /^(?:ok(?:ay)?,? )?(?:thanks|thank you|thx|ty|many thanks|cheers|much appreciated|thanks a lot|thank you (?:so|very) much|thanks so much|that helps?|that helped|perfect|great|awesome|nice|wonderful|excellent|good (?:answer|job|bot)|you(?: a|')re (?:great|helpful|the best|amazing))(?:,? (?:thanks|thank you|that (?:helps|helped)|so much|a lot|for (?:your|the) help))*$/i,
  ],
  [
    'thanks',
    /^(?:grazie|gracias|merci|danke|obrigad[oa]|thanks|thx|thank (?:you|u))\b[\s,!.]+(?:you(?:'re| are)?|u|ur|that|this|it)\b[\w\s']{0,40}\b(?:better|best|great|good|helpful|nice|funny|kind|amazing|awesome|lifesaver)\b[\w\s']{0,40}$/i,
  ],
  [
    'goodbye',
    /^(?:(?:ok(?:ay)?|so|alright|well|thanks|thank you)[\s,]+)*(?:(?:i(?:'m| am|m)? )?(?:(?:going|off)(?: now| in)|done(?: for (?:today|tonight|now))?),?(?: thx| thanks| thank you)?,?(?: wish me luck)?|wish me luck|(?:i )?(?:gotta|got to|have to) (?:go|run)(?: now)?|(?:good)?bye(?:[- ]bye)?|see (?:you|ya)(?: later| soon)?|good night|farewell|cya|ciao)$/i,
  ],
  [
    'identity',
    /^(?:and )?(?:who|what) (?:are|r) (?:you|u)(?: (?:really|exactly|called))?$|^what(?:'s| is) your name$|^(?:are you|is this) (?:a |an )?(?:bot|robot|human|person|ai|real|machine|program|real person|real human|language model)(?: or (?:a |an )?\w+(?: \w+)?)?$|^who (?:made|built|created) you$|^introduce yourself$/i,
  ],
  [
    'agreement',
    /^(?:ok|okay|k|yes|yeah|yep|sure|alright|all right|fine|got it|i see|understood|makes sense|cool|no|nope|hmm+|oh)$/i,
  ],
]

/** Words of thanks and of assent, as people string them together: "lol ok thx", "perf ty ur a lifesaver". */
const THANKS = new Set('thanks thank thx ty ta tysm thankyou cheers lifesaver legend'.split(' '))
const ASSENT = new Set(
  `enough sm ok okay k kk lol haha hahaha lmao yes yeah yep yup no nope sure fine cool nice great perfect perf awesome amazing wow good
  brilliant excellent wonderful alright right hmm oh ah ahh got it i see makes sense you u are r a an the best so much very
  really a lot that's thats that was is this your ur you're youre helpful help helps helped it's its all for now bye one star genius nicely will do that'll thatll suffice lovely splendid gladly kindly appreciated appreciate
  answer job man bro mate friend dude omg yay interesting understood agreed deal love kind patient sweet gr8`.split(
    /\s+/,
  ),
)
const STRUNG_MOST = 9

/** The courtesy of a message made of such words alone. */
function strungTogether(bare: string): Courtesy | undefined {
  const words = bare.toLowerCase().match(/[\p{L}']+/gu) ?? []
  if (words.length === 0 || words.length > STRUNG_MOST || /\b(?:is|are|was) (?:it|this|that|you|u)\b/i.test(bare))
    return undefined
  if (!words.every((word) => THANKS.has(word) || ASSENT.has(word))) return undefined
  if (words.some((word) => THANKS.has(word))) return 'thanks'
  return words.some((word) => FIRM.has(word)) ? 'agreement' : undefined
}
const FIRM = new Set(
  'ok okay k kk lol haha hahaha lmao yes yeah yep yup nope sure fine cool nice great perfect perf awesome amazing wow good brilliant excellent alright hmm oh ah omg yay interesting understood agreed sense got'.split(
    ' ',
  ),
)

/** Insults aimed at the assistant; not the word "stupid" in a question about a clause. */
const ABUSE =
  /\bf+u+c+k+ (?:you|u|off|this)\b|\b(?:you(?:'re| are|r)?|u r|ur) (?:(?:a|an|so|such|such a|just|really|fucking|total(?:ly)?|absolute(?:ly)?|the most|completely) )*(?:stupid|idiot(?:ic)?|dumb|useless|moron(?:ic)?|trash|garbage|shit|pathetic|worthless|retard(?:ed)?|loser|bitch|asshole|crap|suck)\b|^(?:you )?(?:suck|idiot|moron|asshole|bitch|stupid (?:bot|ai|machine|thing)|shut (?:the fuck )?up|go to hell|screw you|i hate you)\b|\byou suck\b|\bkys\b/i

/** The courtesy when a message is nothing else; undefined when it asks for something. */
export function courtesyOf(text: string): Courtesy | undefined {
  const bare = text
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/\p{Extended_Pictographic}|\uFE0F/gu, '')
    .replace(/[\s.!?,…:;)(-]+$/u, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return 'nothing'
  if (ABUSE.test(bare)) return 'abuse'
  return WHOLE.find(([, pattern]) => pattern.test(bare))?.[0] ?? strungTogether(bare)
}

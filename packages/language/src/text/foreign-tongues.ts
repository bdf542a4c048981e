import { type Tongue, tongueOf } from './tongues.ts'

/** Languages beside the official ones in which people greet the assistant. */
export type OtherTongue = 'de' | 'it' | 'pt' | 'tr' | 'hi' | 'ne' | 'ja' | 'ko'

const SCRIPTS: readonly (readonly [OtherTongue, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
]
/** Share of the letters from which on a script is the language of the text, not of a quotation in it. */
const SCRIPT_RATIO = 0.3
/** Endings and words that Nepali has and Hindi has not. */
const NEPALI = /(?:छ|छन्|हुन्छ|नुस्|नुहोस्|भनेको|हो)(?=[\s?!।,.]|$)/u

/** Common words of languages in Latin letters; none that English has too. */
const WORDS: readonly (readonly [OtherTongue, ReadonlySet<string>])[] = [
  [
    'de',
    new Set(
      'hallo ich du kannst kann ist das und nicht wie warum wann wird werden eine einen einer ein der den dem bitte mir mich für mit über schreibe schreib rede erkläre danke deutsch auf von zu wer wo welche sie wir uns mein meine'.split(
        ' ',
      ),
    ),
  ],
  [
    'it',
    new Set(
      'ciao puoi aiutarmi con una uno sulla sul sulle della del delle dei che cosa come perché quando è e adesso grazie scrivi discorso risoluzione clausola operativa spiega spiegami mi per il gli nel nella sono vorrei italiano puoi'.split(
        ' ',
      ),
    ),
  ],
  [
    'pt',
    new Set(
      'olá oi você pode ajudar me com uma um não obrigado obrigada como por que é o os da das dos sobre escreva escreve discurso resolução explique quero preciso para português são meu minha'.split(
        ' ',
      ),
    ),
  ],
  [
    'tr',
    new Set(
      'merhaba selam nedir nasıl bir bana yardım eder misin edebilir mi mı ve için teşekkürler yaz konuşma karar lütfen türkçe ne neden'.split(
        ' ',
      ),
    ),
  ],
]
const ENGLISH = new Set(
  'the is are what how why when who do does can i you your to of and in on for with explain write draft check tell it should me an not was he or about this that from'.split(
    ' ',
  ),
)
/** Fewest words of a language, and their share, for a text to be in it. */
const LEAST = { count: 2, share: 0.4 } as const

/** The language of a text that is in none the assistant answers in; undefined for English and when it is unclear. */
export function foreignTongueOf(text: string): Exclude<Tongue, 'en'> | OtherTongue | undefined {
  return otherTongueOf(text) ?? officialTongueOf(text)
}

function officialTongueOf(text: string): Exclude<Tongue, 'en'> | undefined {
  const tongue = tongueOf(text)
  return tongue === 'en' ? undefined : tongue
}

function otherTongueOf(text: string): OtherTongue | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const [script] = SCRIPTS.find(([, letter]) => (text.match(letter)?.length ?? 0) > letters * SCRIPT_RATIO) ?? []
  if (script !== undefined) return script === 'hi' && NEPALI.test(text) ? 'ne' : script
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const english = words.filter((word) => ENGLISH.has(word)).length
  // Spanish and Portuguese share many words: what Spanish knows more of is Spanish
  if (/[¿¡ñ]/.test(text)) return undefined
  return WORDS.map(([tongue, known]) => ({ tongue, count: words.filter((word) => known.has(word)).length }))
    .filter(({ count }) => count >= LEAST.count && count > english && count >= words.length * LEAST.share)
    .toSorted((one, other) => other.count - one.count)[0]?.tongue
}

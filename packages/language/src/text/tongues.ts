/** The six official languages of the United Nations. */
export type Tongue = 'ar' | 'en' | 'es' | 'fr' | 'ru' | 'zh'

const WORDS: readonly (readonly [Exclude<Tongue, 'ar' | 'en' | 'ru' | 'zh'>, ReadonlySet<string>])[] = [
  [
    'fr',
    new Set(
      'bonjour salut merci est que qu quelle quel quels quelles comment pourquoi le la les un une des du de et ou où je tu il elle nous vous ils mon ma mes votre notre est sont peut peux puis faire dans sur avec pour pas ne en au aux ce cette ces qui dont rédige écris explique aidez aide moi vote c j l d n s votre bonsoir loi discours pays écrire rédiger résolution'.split(
        ' ',
      ),
    ),
  ],
  [
    'es',
    new Set(
      'hola gracias qué que cómo cuál cuáles cuándo dónde quién por para el la los las un una unos unas de del y o yo tú usted nosotros mi tu su es son puede puedo hacer en con sin no se lo le al este esta estos estas escribe redacta explica ayúdame quiero necesito votación resolución moción'.split(
        ' ',
      ),
    ),
  ],
]
/** Words that English has too: alone they indicate no language. */
const SHARED = new Set(
  'a de en la me no on or pour son des vote resolution un du et le y c j l d n s est que se o lo al'.split(' '),
)
const ENGLISH = new Set(
  'the is are what how why when who do does can i you my your to of and in on for with explain write draft check tell a an it should'.split(
    ' ',
  ),
)
const SCRIPTS: readonly (readonly [Tongue, RegExp])[] = [
  ['ar', /\p{Script=Arabic}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['zh', /\p{Script=Han}/gu],
]
/** Share of the letters from which on a script is the language of the text, not of a quotation in it. */
const SCRIPT_RATIO = 0.4

/** Detects the official language of a text; `en` for English, and when it cannot be determined. */
export function tongueOf(text: string): Tongue {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [tongue, letter] of SCRIPTS) {
    if ((text.match(letter)?.length ?? 0) > letters * SCRIPT_RATIO) return tongue
  }
  // an apostrophe ends a word in French: "qu'une" is "qu" and "une"
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const english = words.filter((word) => ENGLISH.has(word)).length
  for (const [tongue, known] of WORDS) {
    const shared = words.filter((word) => known.has(word)).length
    const own = words.filter((word) => known.has(word) && !SHARED.has(word) && !ENGLISH.has(word)).length
    const marks = tongue === 'es' && /[¿¡ñ]/.test(text) ? 2 : 0
    if (own + marks >= 1 && shared + marks > english && shared + marks >= words.length * 0.3) return tongue
  }
  return 'en'
}

/** Letters that English has in names alone, and scripts it has not. */
const LETTERS = /[^\p{ASCII}’‘“”–—…€£°\p{P}\p{S}\s]|[¿¡]/u

/** Common words of other languages, of which a sentence has one at least; some are English too and only cost a look. */
const WORDS = new RegExp(
  `\\b(?:${`le la les une des du au aux et ou je tu il elle nous vous ils elles mon ma notre votre nos vos ce cette ces est sont que qui
  pour avec dans sur sans contre pas ne jamais rien oui non merci bonjour bonsoir salut accord desole pourquoi appel veuillez bravo
  sommes avons seconde point d taisez menteurs el los las una unos del al y con para por en es son si sin se lo nos no
  hola gracias buenos buenas pido pedimos acuerdo siento sentimos trato vale claro perdon disculpen apoyo propongo acepto rechazo
  secundo secundado cedo voto favor abstengo abstiene abstiens abstient kenia der die das und ist nicht wir ich ein bitte danke nein io noi non di che siamo
  grazie ciao o os um uma nao eu somos obrigado van het wij niet jest nie dla bir ve icin hayir evet och inte yang kami tidak`
    .split(/\s+/)
    .join('|')})\\b`,
  'i',
)

/** Endings of verbs: "secondons", "acceptez", "votemos", "firmaremos". */
const ENDINGS = /[a-z]{2}(?:(?<!ti|si|ap|as|rs|ni|gi|li|ss)ons|[a-z]ez|amos|emos|imos|cion)\b/i

/** Words that hardly any sentence of English is without, and no other language has. */
const ENGLISH =
  /\b(?:the|is|are|be|we|you|i|to|of|and|for|it|that|this|with|not|can|will|would|do|does|our|your|my|they|have|has|what|who|why|how|if|but|at|by|from|yes|thanks?|please|agreed|support|oppose|accept|second|move|order|deal|good|hello|hi)\b/i

/**
 * Whether a text may be in another language than English, at a glance: false for nearly all English. What is true is
 * looked at closely, by code that is loaded for it.
 */
export function mayBeForeign(text: string): boolean {
  return LETTERS.test(text) || ENDINGS.test(text) || WORDS.test(text) || !ENGLISH.test(text)
}

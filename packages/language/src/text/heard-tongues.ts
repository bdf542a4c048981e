import { tongueOf } from './tongues.ts'

/** The language of a sentence that people speak in a session: one that is read, or another. */
export type HeardTongue = 'english' | 'french' | 'spanish' | 'other'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words that tell a language, without accents; several languages may share one. */
const TELLING: Readonly<Record<'english' | 'french' | 'spanish' | 'other', readonly string[]>> = {
  english:
    words(`the is are be been was were what how why when who whom which do does did done can could will would shall
    should may might must i you he she it we they me us them my your his her its our their to of and or not no yes on in at
    for from with by about into this that these those there here if unless because but so then than as have has had let please
    thank thanks accept agree support oppose propose want need like vote motion point order second against favour draft a an
    dont wont cant doesnt isnt ur pls all any some every more less most very well good one year billion trillion million`),
  french:
    words(`le la les un une des du de d' l' au aux et ou mais donc car ni que qu' qui quoi dont je j' tu il elle on nous vous
    ils elles mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces est sont suis sommes etes ai avons
    avez ont sera serait seriez pas ne n' jamais rien aucun aucune oui non merci bonjour bonsoir salut accord desole desolee
    desoles pourquoi comment quel quelle quels quelles pour avec sans dans sur par chez vers contre c' s' m' t' si tres trop aussi
    peut peux pouvez pouvons pourriez voulez voulons veux devons faut votons soutenons appuyons proposons acceptons refusons
    rejetons opposons demandons soutiens appuie propose accepte refuse vote voter monsieur madame president presidente chers
    collegues delegation pays texte projet voix parole seance etats allemagne chine russie inde japon bresil royaume
    egypte pologne turquie secondons seconde abstenons veuillez parfait excusez ordre pardon felicitations bravo tout tous toute toutes chaque apres avant depuis selon cela ici etre avoir faire peuvent doivent veulent veut voudrions voudrais
    aimerions souhaitons souhaite soutient defendons approuvons croyons pensons nations unies conclu offre moi lui eux leur deja
    encore toujours beaucoup peu plusieurs leurs aucune abstiens abstient idiots menteurs taisez menteur`),
  spanish:
    words(`el la los las un una unos unas del de al y e o u pero que quien cual como cuando donde yo me te tu usted ustedes
    nosotros nosotras ellos ellas mi mis su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa es son soy somos
    esta estan estamos hay ha han hemos sera seria no si nunca jamas nada nadie ningun ninguna tampoco gracias hola buenos buenas
    dias tardes acuerdo siento sentimos por para con sin en sobre contra hasta desde se lo le les nos muy mas menos tambien
    puede pueden podemos podria podrian queremos quiero quieren debemos apoyamos apoyo proponemos propongo aceptamos acepto
    rechazamos rechazo votamos votemos voto votar pedimos pido oponemos secundamos secundo senor senora presidente presidenta
    estimados colegas delegacion pais texto proyecto palabra sesion alemania reino egipto polonia turquia trato hecho perdon
    disculpen disculpas claro vale mentirosos callense a favor felicidades firmamos patrocinamos retiramos tienen tiene tenemos tengo cada ano anos vota votan desea deseamos deseo estoy estaria estarian mismo otra otro todo todos
    toda todas ser estar hacer gran paises estados unidos puedo siempre ahora aqui despues antes porque mientras segun entre hacia
    kenia islas oferta propuesta mocion pregunta necesitan necesitamos piensan opinan creo creemos secunda respalda respaldamos
    acepta aceptan apoya apoyan rechaza propone quiere marco medidas nosotros abstengo abstiene abstenemos cedo cedemos`),
  other:
    words(`der die das den dem ein eine einen und oder aber ich du er sie wir ihr nicht kein keine ist sind war haben hat
    mit von zu fur auf aus bei nach uber unter gegen danke bitte ja nein konnen wollen stimmen dafur dagegen vorschlag warum wie
    il lo gli uno di che non sono siamo siete hanno abbiamo per con anche grazie ciao buongiorno perche come cosa della
    delle dei degli nel nella proponiamo sosteniamo accettiamo votiamo contrari favorevoli noi voi questo questa
    o os uma umas nao sim e nos voces eles obrigado obrigada bom dia tarde por que isso esse essa mas com sem ao aos da das do dos
    aceitar podemos apoiamos propomos aceitamos votamos somos pela pelo voto favor
    het een van niet wij jij zij zijn voor tegen met dank geen naar ook maar wat hoe waarom
    jest nie tak my sa dla przeciw dziekuje prosze ktory ale sie na
    ve bir bu icin degil evet hayir biz siz tesekkur
    och att det som inte vi ni ar med tack nej har
    yang dan ini itu tidak kami kita anda untuk dengan terima kasih
    ndiyo hapana sisi asante kwa ya na wa`),
}

const LEXICONS = new Map(Object.entries(TELLING).map(([tongue, list]) => [tongue, new Set(list)] as const))

/** Endings that one of the two languages has and English has not. */
const ENDINGS = {
  french: /(?:eri(?:ons|ez)|erez|irez|issons|aient|assons|eaux)$/,
  spanish:
    /(?:cion|ciones|aremos|eremos|iremos|ariamos|eriamos|iriamos|arian|erian|irian|amos|emos|imos|ieron|iendo|ando)$/,
} as const
const ENDING_LENGTH = 6

/** Letters and marks that tell a language. */
const LETTERS = { other: /[ãõßäåøłğışżźćčšžřěů]/, french: /[àâéèêëîïôùûçœ]/, spanish: /[ñ¿¡íóú]/ } as const

/** Least weight of words for another language than English. */
const LEAST = 1
/** Words that English has too, of which so many tell a language. */
const SHARED_LEAST = 2
/** For one that is not read, which is told rather than guessed at. */
const LEAST_OTHER = 2
/** Share of the words of a sentence that have to be of its language, with and without English words beside them. */
const SHARE = 0.3
const SHARE_ALONE = 0.12

/** Words that English has too, or an abbreviation of it ("para", "est."): alone they tell nothing. */
const SHARED = new Set(
  words(`a al an as car claro con d de e en est et favor hay i in l la lo m me mi n no non o on or para pays per point s se si sin son sur t
    ten tu un vale van vote y`),
)

interface Score {
  /** Words, endings and letters that English has not, of each language that is read. */
  readonly own: { readonly french: number; readonly spanish: number }
  readonly french: number
  readonly spanish: number
  readonly english: number
  readonly other: number
}

function scoreOf(text: string, said: readonly string[]): Score {
  const count = (tongue: string) => said.filter((word) => LEXICONS.get(tongue)?.has(word)).length
  const ended = (tongue: 'french' | 'spanish') =>
    said.filter((word) => word.length >= ENDING_LENGTH && ENDINGS[tongue].test(word)).length
  const lower = text.toLowerCase()
  const lettered = (tongue: 'french' | 'spanish' | 'other') => (LETTERS[tongue].test(lower) ? 1 : 0)
  const own = (tongue: 'french' | 'spanish') =>
    said.filter((word) => LEXICONS.get(tongue)?.has(word) && !SHARED.has(word)).length +
    ended(tongue) +
    lettered(tongue)
  return {
    own: { french: own('french'), spanish: own('spanish') },
    english: count('english'),
    french: count('french') + ended('french') + lettered('french'),
    spanish: count('spanish') + ended('spanish') + lettered('spanish'),
    other: count('other') + lettered('other'),
  }
}

/** The words of a text without accents; what French elides keeps its apostrophe. */
const plainWords = (text: string): readonly string[] => {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('’', "'")
  return plain.match(/\b(?:qu|[cdjlmnst])'(?=\p{L})|\p{L}+/gu) ?? []
}

const SCRIPT = /\p{Script=Latin}/u
const LATIN_RATIO = 0.6

function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length > 1 && letters.filter((letter) => SCRIPT.test(letter)).length < letters.length * LATIN_RATIO
}

/** The language of one sentence; undefined where its words tell none: a name, a number, "vote". */
function tongueOfSentence(text: string): HeardTongue | undefined {
  if (isOtherScript(text)) return 'other'
  const said = plainWords(text)
  const score = scoreOf(text, said)
  const best = score.french >= score.spanish ? 'french' : 'spanish'
  const most = score[best]
  const least = said.length * (score.english === 0 ? SHARE_ALONE : SHARE)
  if (score.other >= LEAST_OTHER && score.other > most && score.other > score.english && score.other >= least)
    return 'other'
  // "no a los impuestos": small words alone tell a language where nothing is English
  const isTold = score.own[best] > 0 || (score.english === 0 && most >= SHARED_LEAST)
  if (isTold && most >= LEAST && most > score.english && most >= least) return best
  return score.english > 0 ? 'english' : undefined
}

/** A sentence of a text with its place in it and its language. */
export interface HeardSentence {
  readonly text: string
  readonly from: number
  readonly tongue: HeardTongue
}

const SENTENCES = /[^.!?;\n]*(?:[.!?;\n]+(?=\s|$)|[.!?;](?=\S)|$)\s*/g

/**
 * The sentences of a text with their languages, together the whole text; undefined for a text in English alone. A
 * sentence whose words tell none has the language of the text.
 */
export function heardSentences(text: string): readonly HeardSentence[] | undefined {
  const pieces: { readonly text: string; readonly from: number }[] = []
  for (const { 0: piece, index } of text.matchAll(SENTENCES)) {
    if (piece !== '') pieces.push({ text: piece, from: index })
  }
  const tongues = pieces.map((piece) => tongueOfSentence(piece.text))
  const whole = tongueOfSentence(text) ?? (tongueOf(text) === 'en' ? 'english' : undefined)
  const common = whole ?? tongues.find((tongue) => tongue !== undefined) ?? 'english'
  if (tongues.every((tongue) => (tongue ?? common) === 'english')) return undefined
  return pieces.map((piece, at) => ({ ...piece, tongue: tongues[at] ?? common }))
}

import type { SeatInView } from '@placard/engine'
import { isOneSlipAway } from '../text/spelling.ts'
import { GRAMMAR_WORDS } from './grammar/words.ts'
import { type Word, wordsIn } from './text.ts'

/** The names of a member state, from `content/countries`. */
export interface CountryNames {
  readonly iso3: string
  readonly name: string
  readonly placardName: string
  readonly officialAliases: readonly string[]
  readonly demonym: string
  readonly demonyms: readonly string[]
  /** Capitals stand for their states: "Paris has not answered". */
  readonly capital?: string
  readonly blocs: readonly string[]
}

/** Names of the member states and of the blocs they belong to. */
export interface NamesOfStates {
  readonly blocs: readonly { readonly id: string; readonly name: string }[]
  readonly countries: readonly CountryNames[]
}

interface Name {
  readonly words: readonly string[]
  /** Country codes, lower case; several for a demonym that two states share, or for a bloc. */
  readonly countries: readonly string[]
  readonly isBloc: boolean
  /** Required spelling: all capitals ("US") or a capital ("Polish"); otherwise it is an ordinary word. */
  readonly needs: 'nothing' | 'capital' | 'capitals'
}

/** Names by their first word, longest first. */
export type Gazetteer = ReadonlyMap<string, readonly Name[]>

const ORDINARY_WORDS = new Set(
  'polish pole poles kiwi kiwis tico ticos lao swede swedes dane danes finn finns turk turks thai mongol states emirates dutch car'.split(
    ' ',
  ),
)
/** Aliases that are ordinary words even with a capital ("Member States"). */
const NOT_NAMES = new Set(['states', 'argentine'])
/** Colloquial names of the blocs, besides the acronym and the full name. */
const BLOC_WORDS: Readonly<Record<string, readonly string[]>> = {
  G77: ['G-77', 'Group of 77', 'Group of Seventy-Seven', 'global south'],
  AU: ['African Union', 'African Group', 'African states', 'African nations'],
  EU: ['European Union', 'Europe', 'Europeans'],
  AOSIS: ['small island states', 'small island developing states', 'SIDS', 'island states'],
  LDC: ['LDCs', 'least developed countries'],
  P5: ['P-5', 'permanent five', 'permanent members'],
  NAM: ['Non-Aligned Movement', 'non-aligned states'],
  MERCOSUR: ['Mercosur'],
}
/** Cities and houses that stand for a state, besides its capital. */
const BYNAMES: Readonly<Record<string, readonly string[]>> = {
  BEN: ['Cotonou'],
  CHN: ['Peking'],
  ETH: ['Addis', 'Addis Abeba'],
  FRA: ['Élysée'],
  GBR: ['England', 'Whitehall', 'Downing Street'],
  IND: ['Delhi'],
  ISR: ['Tel Aviv'],
  NLD: ['The Hague'],
  RUS: ['Kremlin'],
  TUR: ['Istanbul'],
  UKR: ['Kiev'],
  USA: ['White House', 'Uncle Sam', 'Yankees'],
}
/** Acronyms that are no words in any spelling. */
const LETTERS = new Set(['usa', 'uk', 'uae', 'drc', 'prc', 'dprk', 'eu', 'g77'])

/** Codes of states that are also words, or other acronyms. */
const WORDS_IN_CAPITALS = new Set([
  'AND',
  'ARE',
  'CAN',
  'NOR',
  'PER',
  'MAR',
  'GIN',
  'TON',
  'LIE',
  'CUB',
  'BEN',
  'COD',
  'SUR',
  'MUS',
])

function nameOf(spelling: string, countries: readonly string[], isBloc: boolean): Name | undefined {
  const all = wordsIn(spelling).map((word) => word.text)
  const words = all[0] === 'the' ? all.slice(1) : all
  const said = words.join(' ')
  if (words.length === 0 || NOT_NAMES.has(said)) return undefined
  const isLetters = words.length === 1 && said.length <= 3 && spelling === spelling.toUpperCase() && !LETTERS.has(said)
  return { words, countries, isBloc, needs: isLetters ? 'capitals' : ORDINARY_WORDS.has(said) ? 'capital' : 'nothing' }
}

function allNames({ countries, blocs }: NamesOfStates): readonly Name[] {
  const bySpelling = new Map<string, Set<string>>()
  for (const country of countries) {
    const spellings = [
      country.name,
      country.placardName,
      ...country.officialAliases,
      country.demonym,
      ...country.demonyms,
      // "Washington, D.C." is called Washington
      ...(country.capital === undefined ? [] : [country.capital, ...country.capital.split(',').slice(0, 1)]),
      ...(Object.hasOwn(BYNAMES, country.iso3) ? (BYNAMES[country.iso3] ?? []) : []),
      ...(WORDS_IN_CAPITALS.has(country.iso3) ? [] : [country.iso3]),
    ]
    for (const spelling of spellings) {
      const codes = bySpelling.get(spelling) ?? new Set()
      bySpelling.set(spelling, codes.add(country.iso3.toLowerCase()))
    }
  }
  const names = [...bySpelling].map(([spelling, codes]) => nameOf(spelling, [...codes], false))
  for (const { id, name } of blocs) {
    const members = countries.filter((country) => country.blocs.includes(id)).map(({ iso3 }) => iso3.toLowerCase())
    const spellings = new Set([id, name, ...(Object.hasOwn(BLOC_WORDS, id) ? (BLOC_WORDS[id] ?? []) : [])])
    names.push(...[...spellings].map((spelling) => nameOf(spelling, members, true)))
  }
  return names.filter((name) => name !== undefined)
}

/** Builds the index of names once; reading with it costs one look-up per word. */
export function gazetteerOf(states: NamesOfStates): Gazetteer {
  const byFirst = new Map<string, Name[]>()
  for (const name of allNames(states)) {
    const first = name.words[0] ?? ''
    byFirst.set(first, [...(byFirst.get(first) ?? []), name])
  }
  for (const names of byFirst.values()) names.sort((a, b) => b.words.length - a.words.length)
  return byFirst
}

/** A word of a sentence, or a whole name in it merged into one placeholder (`@self`, `@seat`, `@land`, `@bloc`). */
export interface Piece {
  readonly text: string
  /** Range of words of the sentence, `to` exclusive. */
  readonly from: number
  readonly to: number
  /** Seats it may refer to: none for ordinary words and for states not in the room. */
  readonly seats: readonly string[]
}

const OWNERS = new Set(['our', 'my', 'this'])
const BODIES = new Set('delegation country government nation side people peoples capital administration'.split(' '))

/** "Our delegation", or "the delegation of Kenya" when Kenya speaks: the speaker itself. */
function selfAt(words: readonly Word[], at: number): number {
  if (!OWNERS.has(words[at]?.text ?? '')) return 0
  return BODIES.has(words[at + 1]?.text ?? '') ? 2 : 0
}

/** "us: why?" addresses a state in any spelling. */
const isCalled = (words: readonly Word[], at: number) => at === 0 && words[1]?.text === ','

function hasNeededCapitals(name: Name, words: readonly Word[], at: number, isShouted: boolean): boolean {
  if (name.needs === 'nothing') return true
  const raw = words[at]?.raw ?? ''
  if (name.needs === 'capitals') return isCalled(words, at) || (!isShouted && raw === raw.toUpperCase())
  const isOfPeople = PEOPLE_OF.has(words[at + 1]?.text ?? '')
  return isOfPeople || raw.charAt(0) !== raw.charAt(0).toLowerCase()
}

/** After these even "polish" is a name. */
const PEOPLE_OF = new Set(
  'colleague colleagues delegation delegate friend friends ambassador side government'.split(' '),
)

function nameAt(gazetteer: Gazetteer, words: readonly Word[], at: number, isShouted: boolean): Name | undefined {
  return gazetteer
    .get(words[at]?.text ?? '')
    ?.find(
      (name) =>
        name.words.every((word, index) => words[at + index]?.text === word) &&
        hasNeededCapitals(name, words, at, isShouted),
    )
}

const DELEGATE_TITLES = new Set('ambassador minister mr mrs ms dr delegate madam sir envoy secretary'.split(' '))

/** A delegate's surname after a title ("Ambassador Okafor"), or capitalised where it is no other word. */
function delegateAt(surnames: ReadonlyMap<string, string>, words: readonly Word[], at: number): string | undefined {
  const word = words[at]
  const seat = word === undefined ? undefined : surnames.get(word.text)
  if (word === undefined || seat === undefined) return undefined
  const isTitled = DELEGATE_TITLES.has(words[at - 1]?.text ?? '')
  return isTitled || word.raw.charAt(0) !== word.raw.charAt(0).toLowerCase() ? seat : undefined
}

/** The seats of the room, indexed by name. */
export interface Roll {
  readonly you: string
  readonly ids: ReadonlySet<string>
  readonly surnames: ReadonlyMap<string, string>
  /** One-word names of the seats, for spelling correction. */
  readonly names: readonly Name[]
}

/** Shortest name to correct; shorter ones are too similar to other words. */
const LEAST_NAME = 5
const NOT_SLIPS = new Set(['begin', 'chain', 'chains', 'range', 'media', 'franc', 'polar', 'people'])

/** Cache of one-word names that resemble no ordinary word, by gazetteer. */
const plainNames = new WeakMap<Gazetteer, readonly Name[]>()

function plainNamesOf(gazetteer: Gazetteer): readonly Name[] {
  const before = plainNames.get(gazetteer)
  if (before !== undefined) return before
  const isPlain = ({ words, isBloc, needs, countries }: Name) =>
    words.length === 1 && !isBloc && needs === 'nothing' && countries.length === 1
  const names = [...gazetteer].flatMap(([first, all]) => (first.length < LEAST_NAME ? [] : all.filter(isPlain)))
  plainNames.set(gazetteer, names)
  return names
}

function namesInRoom(gazetteer: Gazetteer, ids: ReadonlySet<string>): readonly Name[] {
  return plainNamesOf(gazetteer).filter(({ countries: [state = ''] }) => ids.has(state))
}

/** The name in the room that is one typo away from a word. */
function nearlyNamed({ names }: Roll, word: string): Name | undefined {
  if (word.length < LEAST_NAME - 1 || GRAMMAR_WORDS.has(word) || NOT_SLIPS.has(word)) return undefined
  return names.find(({ words: [name = ''] }) => name.charAt(0) === word.charAt(0) && isOneSlipAway(name, word))
}

/** Cache of rolls: the sentences of a message are all heard in one room. */
const rolls = new WeakMap<readonly SeatInView[], { readonly gazetteer: Gazetteer; readonly roll: Roll }>()

export function rollOf(seats: readonly SeatInView[], you: string, gazetteer: Gazetteer): Roll {
  const before = rolls.get(seats)
  if (before?.gazetteer === gazetteer && before.roll.you === you) return before.roll
  const roll = calledRoll(seats, you, gazetteer)
  rolls.set(seats, { gazetteer, roll })
  return roll
}

function calledRoll(seats: readonly SeatInView[], you: string, gazetteer: Gazetteer): Roll {
  const surnames = new Map<string, string>()
  for (const seat of seats) {
    const surname = wordsIn(seat.delegate.name).at(-1)?.text ?? ''
    if (seat.id !== you && surname.length >= 3) surnames.set(surname, seat.id)
  }
  const ids = new Set(seats.map((seat) => seat.id))
  return { you, ids, surnames, names: namesInRoom(gazetteer, ids) }
}

function pieceOf(name: Name, roll: Roll, from: number, to: number): Piece {
  const seats = name.countries.filter((code) => roll.ids.has(code))
  if (!name.isBloc && seats.includes(roll.you)) return { text: '@self', from, to, seats: [] }
  const others = seats.filter((seat) => seat !== roll.you)
  const text = name.isBloc ? '@bloc' : others.length > 0 ? '@seat' : '@land'
  return { text, from, to, seats: others }
}

/** The sentence with every name merged into one piece. */
export function piecesOf(words: readonly Word[], gazetteer: Gazetteer, roll: Roll): readonly Piece[] {
  const pieces: Piece[] = []
  const isShouted = words.length > 4 && words.every(({ raw }) => raw === raw.toUpperCase())
  for (let at = 0; at < words.length; ) {
    const own = selfAt(words, at)
    const name =
      own > 0 ? undefined : (nameAt(gazetteer, words, at, isShouted) ?? nearlyNamed(roll, words[at]?.text ?? ''))
    const seat = own > 0 || name !== undefined ? undefined : delegateAt(roll.surnames, words, at)
    const length = own > 0 ? own : (name?.words.length ?? 1)
    if (own > 0) pieces.push({ text: '@self', from: at, to: at + length, seats: [] })
    else if (name !== undefined) pieces.push(pieceOf(name, roll, at, at + length))
    else if (seat !== undefined) pieces.push({ text: '@seat', from: at, to: at + 1, seats: [seat] })
    else pieces.push({ text: words[at]?.text ?? '', from: at, to: at + 1, seats: [] })
    at += length
  }
  return pieces
}

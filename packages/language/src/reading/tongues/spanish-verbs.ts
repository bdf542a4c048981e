import type { VerbFamily } from './tables.ts'
import { familyOf, persons, type SpelledForm, single, spelledPersons } from './verb-forms.ts'

const FUTURE = 'é ás á emos éis án'
const CONDITIONAL = 'ía ías ía íamos íais ían'

/** Endings by the vowel of the infinitive. */
const ENDINGS = {
  a: {
    present: 'o as a amos áis an',
    imperfect: 'aba abas aba ábamos abais aban',
    preterite: 'é aste ó amos asteis aron',
    subjunctive: 'e es e emos éis en',
    conditioned: 'ara aras ara áramos arais aran',
    participle: 'ad',
    gerund: 'ando',
  },
  e: {
    present: 'o es e emos éis en',
    imperfect: CONDITIONAL,
    preterite: 'í iste ió imos isteis ieron',
    subjunctive: 'a as a amos áis an',
    conditioned: 'iera ieras iera iéramos ierais ieran',
    participle: 'id',
    gerund: 'iendo',
  },
  i: {
    present: 'o es e imos ís en',
    imperfect: CONDITIONAL,
    preterite: 'í iste ió imos isteis ieron',
    subjunctive: 'a as a amos áis an',
    conditioned: 'iera ieras iera iéramos ierais ieran',
    participle: 'id',
    gerund: 'iendo',
  },
} as const

const vowelOf = (infinitive: string): 'a' | 'e' | 'i' =>
  infinitive.endsWith('ar') ? 'a' : infinitive.endsWith('er') ? 'e' : 'i'

/** The stem before an ending with e, which keeps its sound: rechazar, indicar, negar. */
function softened(stem: string): string {
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}c`
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`
  return stem.endsWith('g') ? `${stem}u` : stem
}

function later(future: string): readonly SpelledForm[] {
  return [...persons(future, FUTURE, 'future'), ...persons(future, CONDITIONAL, 'conditional')]
}

function participles(stem: string): readonly SpelledForm[] {
  return ['o', 'a', 'os', 'as'].map((ending) => single(`${stem}${ending}`, 'participle'))
}

/** Objects that an infinitive takes at its end. */
const OBJECTS: Readonly<Record<string, string>> = {
  lo: 'it',
  la: 'it',
  los: 'them',
  las: 'them',
  le: 'you',
  les: 'you',
  nos: 'us',
  se: '',
  me: 'me',
  os: 'you',
}

/** An infinitive alone and with its objects: "aceptarlo". */
function withObjects(infinitive: string): readonly SpelledForm[] {
  const bound = Object.entries(OBJECTS).map(([ending, object]) => ({
    ...single(`${infinitive}${ending}`, 'infinitive'),
    object,
  }))
  return [single(infinitive, 'infinitive'), ...bound]
}

function regular(infinitive: string): readonly SpelledForm[] {
  const stem = infinitive.slice(0, -2)
  const vowel = vowelOf(infinitive)
  const endings = ENDINGS[vowel]
  const subjunctive = vowel === 'a' ? softened(stem) : stem
  const first = vowel !== 'a' && /[aeou]c$/.test(stem) ? `${stem.slice(0, -1)}zc` : stem
  const open = vowel === 'a' ? subjunctive : first
  return [
    ...persons(stem, endings.present, 'present'),
    { spelling: `${vowel === 'a' ? stem : first}o`, tense: 'present', person: 1 },
    ...later(infinitive),
    ...persons(stem, endings.imperfect, 'past'),
    ...persons(stem, endings.preterite, 'past'),
    { spelling: `${subjunctive}é`, tense: 'past', person: 1 },
    ...persons(open, endings.subjunctive, 'subjunctive'),
    ...persons(stem, endings.conditioned, 'past'),
    ...participles(`${stem}${endings.participle}`),
    single(`${stem}${endings.gerund}`, 'gerund'),
  ]
}

function ofFamily(
  { present, future, participle, subjunctive, past }: VerbFamily,
  prefix: string,
  infinitive: string,
): readonly SpelledForm[] {
  const endings = ENDINGS[vowelOf(infinitive)]
  const stem = infinitive.slice(0, -2)
  const open = `${prefix}${(present.split(' ')[0] ?? '').replace(/o$/, '')}`
  return [
    ...spelledPersons(prefix, present, 'present'),
    ...later(`${prefix}${future}`),
    ...persons(stem, endings.imperfect, 'past'),
    ...(past === undefined ? persons(stem, endings.preterite, 'past') : spelledPersons(prefix, past, 'past')),
    ...conditioned(past === undefined ? undefined : `${prefix}${past.split(' ')[5] ?? ''}`, stem, endings.conditioned),
    ...(subjunctive === undefined
      ? persons(open, endings.subjunctive, 'subjunctive')
      : spelledPersons(prefix, subjunctive, 'subjunctive')),
    ...participles(`${prefix}${participle.replace(/o$/, '')}`),
    single(`${stem}${endings.gerund}`, 'gerund'),
  ]
}

/** "Si aceptaran": from the third person of the past, where that is known. */
function conditioned(ended: string | undefined, stem: string, endings: string): readonly SpelledForm[] {
  if (ended === undefined) return persons(stem, endings, 'past')
  return persons(ended.replace(/ron$/, ''), 'ra ras ra ramos rais ran', 'past')
}

/** Every form of a Spanish verb. */
export function spanishForms(
  infinitive: string,
  families: Readonly<Record<string, VerbFamily>>,
): readonly SpelledForm[] {
  const known = familyOf(infinitive, families)
  const forms = known === undefined ? regular(infinitive) : ofFamily(known.family, known.prefix, infinitive)
  return [...withObjects(infinitive), ...forms]
}

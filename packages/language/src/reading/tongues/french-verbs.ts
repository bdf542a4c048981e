import type { VerbFamily } from './tables.ts'
import { familyOf, persons, type SpelledForm, single, spelledPersons } from './verb-forms.ts'

const FUTURE = 'ai as a ons ez ont'
const CONDITIONAL = 'ais ais ait ions iez aient'
const SUBJUNCTIVE = 'e es e ions iez ent'

function participles(participle: string): readonly SpelledForm[] {
  const stems = participle.endsWith('s') ? ['', 'e', 'es'] : ['', 'e', 's', 'es']
  return stems.map((ending) => single(`${participle}${ending}`, 'participle'))
}

function later(future: string): readonly SpelledForm[] {
  return [...persons(future, FUTURE, 'future'), ...persons(future, CONDITIONAL, 'conditional')]
}

/** The changes of spelling that verbs in -er have before some endings: appuyer, appeler, céder, lever, négliger. */
function stemsOf(stem: string): { readonly weak: string; readonly hard: string; readonly future: string } {
  const hard = stem.replace(/g$/, 'ge').replace(/c$/, 'ç')
  if (/[ou]y$/.test(stem)) {
    const weak = stem.replace(/y$/, 'i')
    return { weak, hard, future: weak }
  }
  if (/(?:pel|jet)$/.test(stem)) return { weak: stem + stem.slice(-1), hard, future: stem + stem.slice(-1) }
  const grave = stem.replace(/[eé]([bcdglmnprstv]|gn)$/, 'è$1')
  const isAcute = /é(?:[bcdglmnprstv]|gn)$/.test(stem)
  return { weak: grave, hard, future: isAcute ? stem : grave }
}

function regular(infinitive: string): readonly SpelledForm[] {
  const stem = infinitive.slice(0, -2)
  if (infinitive.endsWith('er')) {
    const { weak, hard, future } = stemsOf(stem)
    const plural = ['ons', 'ez'].map((ending, at) => ({
      spelling: `${at === 0 ? hard : stem}${ending}`,
      tense: 'present' as const,
      person: at + 4,
    }))
    return [
      ...persons(weak, 'e es e', 'present'),
      ...plural,
      { spelling: `${weak}ent`, tense: 'present', person: 6 },
      ...later(`${future}er`),
      ...persons(hard, 'ais ais ait', 'past'),
      ...spelledPersons('', `- - - ${stem}ions ${stem}iez ${hard}aient`, 'past').slice(3),
      ...participles(`${stem}é`),
      single(`${hard}ant`, 'gerund'),
    ]
  }
  if (infinitive.endsWith('ir')) {
    return [
      ...persons(stem, 'is is it issons issez issent', 'present'),
      ...later(infinitive),
      ...persons(`${stem}iss`, CONDITIONAL, 'past'),
      ...persons(`${stem}iss`, SUBJUNCTIVE, 'subjunctive'),
      ...participles(`${stem}i`),
      single(`${stem}issant`, 'gerund'),
    ]
  }
  return [
    ...persons(stem, 's s - ons ez ent', 'present'),
    ...later(`${stem}r`),
    ...persons(stem, CONDITIONAL, 'past'),
    ...persons(stem, SUBJUNCTIVE, 'subjunctive'),
    ...participles(`${stem}u`),
    single(`${stem}ant`, 'gerund'),
  ]
}

function ofFamily(
  { present, future, participle, subjunctive, past }: VerbFamily,
  prefix: string,
): readonly SpelledForm[] {
  const forms = present.split(' ')
  const stem = `${prefix}${(forms[3] ?? '').replace(/ons$/, '')}`
  const plural = `${prefix}${(forms[5] ?? '').replace(/ent$/, '')}`
  return [
    ...spelledPersons(prefix, present, 'present'),
    ...later(`${prefix}${future}`),
    ...(past === undefined ? persons(stem, CONDITIONAL, 'past') : spelledPersons(prefix, past, 'past')),
    ...(subjunctive === undefined
      ? persons(plural, SUBJUNCTIVE, 'subjunctive')
      : spelledPersons(prefix, subjunctive, 'subjunctive')),
    ...participles(`${prefix}${participle}`),
    single(`${stem}ant`, 'gerund'),
  ]
}

/** Every form of a French verb. */
export function frenchForms(
  infinitive: string,
  families: Readonly<Record<string, VerbFamily>>,
): readonly SpelledForm[] {
  const known = familyOf(infinitive, families)
  const forms = known === undefined ? regular(infinitive) : ofFamily(known.family, known.prefix)
  return [single(infinitive, 'infinitive'), ...forms]
}

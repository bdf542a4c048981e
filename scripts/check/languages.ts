import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { englishOf, exportsOf, SHOWN_FOLDERS, TWIN_LANGUAGES, twinOf } from '../../apps/web/vite/twins.ts'
import { sentencesIn } from '../docs/sentences/sentences-in.ts'
import { ROOT } from './program.ts'
import { projectFiles } from './project-files.ts'
import { type Outcome, outcomeOf, type Step } from './step.ts'

/** Texts that stay English: what is said in sessions, law, and what the page quotes or sends to somebody who reads English. */
const ENGLISH_ONLY = new Set([
  'apps/web/src/features/legal/terms.en.ts',
  'apps/web/src/features/legal/privacy.en.ts',
  'apps/web/src/play/handbook/own-phrases.en.ts',
])

/** Words that are the same in both languages are short or names; longer texts that are equal were not translated. */
const LONG_ENOUGH = 12

/** Whether texts that a person reads are missing, untranslated or set wrongly in French or Spanish. */
export const languages: Step = {
  name: 'languages',
  claim: 'every text of the page exists in French and Spanish',
  run: checkLanguages,
}

type Files = { readonly names: readonly string[]; readonly read: (name: string) => string }

async function checkLanguages(): Promise<Outcome> {
  const blind = PLANTED.filter(({ files, fault }) => !faultsOf(plantedFiles(files)).some((one) => one.includes(fault)))
  if (blind.length > 0) {
    return outcomeOf(
      blind.map(({ fault }) => `canary: “${fault}” was not found`),
      '',
    )
  }
  const names = (await projectFiles()).filter(
    (file) => SHOWN_FOLDERS.some((folder) => file.startsWith(folder)) && existsSync(join(ROOT, file)),
  )
  const files = { names, read: (name: string) => readFileSync(join(ROOT, name), 'utf8') }
  const texts = names.filter((name) => name.endsWith('.en.ts')).length
  return outcomeOf(faultsOf(files), `${texts} modules of texts, ${PLANTED.length} planted faults found`)
}

/** The faults of all modules of texts among the files. */
export function faultsOf(files: Files): readonly string[] {
  const english = files.names.filter((name) => name.endsWith('.en.ts'))
  const isTwin = (name: string) => TWIN_LANGUAGES.some((language) => name.endsWith(`.${language}.ts`))
  const orphans = files.names
    .filter((name) => isTwin(name) && !files.names.includes(englishOf(name)))
    .map((name) => `${name}: there is no English module of this name`)
  return [...orphans, ...english.flatMap((name) => faultsOfModule(name, files))]
}

function faultsOfModule(name: string, { names, read }: Files): readonly string[] {
  if (ENGLISH_ONLY.has(name)) return []
  const english = read(name)
  const sentences = sentencesOf(english)
  const exported = exportsOf(english)
  return TWIN_LANGUAGES.flatMap((language) => {
    const twin = twinOf(name, language)
    if (!names.includes(twin)) return hasWords(english) ? [`${name}: has no ${twin.split('/').at(-1)}`] : []
    const text = read(twin)
    const unknown = exportsOf(text).filter((one) => !exported.includes(one))
    const equal = sentencesOf(text).filter((one) => sentences.includes(one))
    return [
      ...unknown.map((one) => `${twin}: exports ${one}, which the English module does not`),
      ...equal.map((one) => `${twin}: “${one}” is the English text`),
      ...(language === 'fr' ? loose(text).map((one) => `${twin}: no non-breaking space in “${one}”`) : []),
    ]
  })
}

/** The texts of a module, with … where a value comes in. */
const textsOf = (code: string) => sentencesIn(code).map(({ text }) => text.replaceAll(/\{[^{}]*\}/g, '…'))

const hasWords = (code: string) =>
  textsOf(code).some((text) => /\p{L}{2,}.*\s\p{L}/u.test(text) || /^\p{Lu}\p{Ll}{2,}/u.test(text))

/** Texts long enough that no chance makes them equal in two languages. Addresses and code are none. */
function sentencesOf(code: string): readonly string[] {
  return textsOf(code).filter(
    (text) => text.length >= LONG_ENOUGH && /\p{L} \p{L}/u.test(text) && !SAME_IN_ALL.has(text),
  )
}

/** What goes into a session, or names something that stands in English on the page. … is where a value comes in. */
const SAME_IN_ALL = new Set([
  'Add a review',
  'Add a deadline',
  'Our delegation lays before the committee its working paper “…”. ….',
  'We propose … on ….',
  'The delegation of … has the floor.',
  'The chair calls the meeting to order.',
  'We support independent experts to review the reports.',
  'We propose a freeze on plastic production.',
  'If … accepts …, we accept ….',
  'This is how fast speeches will be read to you.',
  'I am …. My delegation has the floor.',
  'Honourable delegates, we came here to negotiate, and we will not leave without an agreement.',
])

/** French sets a space that does not break before these marks, and inside its quotation marks. */
function loose(code: string): readonly string[] {
  return textsOf(code).flatMap((text) => {
    const found =
      /[\p{L}\d)»’…”]+ [;:!»](?=\s|$)|[\p{Ll})»’…”]{3,} \?(?=$|\s\p{Lu})|« \S+|[\p{L}\d)»][;!?](?=\s|$)/u.exec(
        text,
      )?.[0]
    return found === undefined ? [] : [found]
  })
}

type Planted = { readonly files: Readonly<Record<string, string>>; readonly fault: string }

const plantedFiles = (files: Planted['files']): Files => ({
  names: Object.keys(files),
  read: (name) => files[name] ?? '',
})

const ROOM = 'apps/web/src/play/room/words'
const ENGLISH = `export const words = { text: 'The floor is yours, delegate.' }`
const SPANISH = `export const words = { text: 'Tienes la palabra.' }`
const FRENCH = `export const words = { text: 'Vous avez la parole.' }`

const PLANTED: readonly Planted[] = [
  { files: { [`${ROOM}.en.ts`]: ENGLISH, [`${ROOM}.es.ts`]: SPANISH }, fault: 'has no words.fr.ts' },
  { files: { [`${ROOM}.fr.ts`]: FRENCH }, fault: 'no English module' },
  {
    files: { [`${ROOM}.en.ts`]: ENGLISH, [`${ROOM}.fr.ts`]: FRENCH, [`${ROOM}.es.ts`]: ENGLISH },
    fault: 'is the English text',
  },
  {
    files: {
      [`${ROOM}.en.ts`]: ENGLISH,
      [`${ROOM}.fr.ts`]: FRENCH.replace('words', 'word'),
      [`${ROOM}.es.ts`]: SPANISH,
    },
    fault: 'exports word,',
  },
  {
    files: {
      [`${ROOM}.en.ts`]: ENGLISH,
      [`${ROOM}.fr.ts`]: FRENCH.replace('parole.', 'parole !'),
      [`${ROOM}.es.ts`]: SPANISH,
    },
    fault: 'no non-breaking space',
  },
  {
    files: {
      [`${ROOM}.en.ts`]: ENGLISH,
      [`${ROOM}.fr.ts`]: `export const words = { text: (n) => \`Ici \${n > 1 ? \`\${n} voix !\` : ''}\` }`,
      [`${ROOM}.es.ts`]: SPANISH,
    },
    fault: 'in “voix !”',
  },
]

import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin, parseAst } from 'vite'
import { tellBeforePaint } from './before-paint-attributes.ts'
import { englishOf, exportsOf, TWIN_LANGUAGES, type TwinLanguage, twinOf } from './twins.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const PAGE = path.join(ROOT, 'apps/web/src')
const WORDS = path.join(PAGE, 'kit/language/words.ts')
const PACK = 'virtual:pack-'
const START = /<script type="module" src="(\/src\/main\.tsx[^"]*)"><\/script>/

/** The name by which a module of texts and its twins know each other: the English one's path in the project. */
const nameOf = (file: string) => englishOf(path.relative(ROOT, file))

/** Whether a file is an English module that another language has words for. */
function hasTwin(file: string): boolean {
  if (!file.endsWith('.en.ts')) return false
  return TWIN_LANGUAGES.some((language) => existsSync(path.join(ROOT, twinOf(nameOf(file), language))))
}

/** Short, as the page has hundreds of them: its texts carry them in every language. */
const idOf = (module: string, name: string) =>
  createHash('sha256').update(`${module}#${name}`).digest('base64url').slice(0, 4)

/**
 * Gives the page its languages. Exports of an English module that has twins ask for the words of the page's language, and
 * each language becomes a file of its own, with nothing of the page in it: it runs before all of the page's code, as many
 * tables are made of texts while modules are loaded.
 */
export function languagePacks(): Plugin {
  let isBuild = false
  return {
    name: 'placard:language-packs',
    enforce: 'post',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    async buildStart() {
      if (!isBuild) return
      for (const language of TWIN_LANGUAGES) {
        const source = await bundledPack(language)
        this.emitFile({ type: 'asset', name: `language-${language}.js`, source })
      }
    },
    resolveId: (id) => (id.startsWith(PACK) ? `\0${id}` : undefined),
    load: (id) => TWIN_LANGUAGES.filter((language) => id === `\0${PACK}${language}`).map(packCode)[0],
    transform(code, id) {
      const file = id.split('?')[0] ?? id
      return hasTwin(file) ? { code: withWords(code, nameOf(file)), map: null } : undefined
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const files = Object.keys(bundle ?? {})
        return withPacks(html, (language) =>
          bundle === undefined
            ? `/@id/${PACK}${language}`
            : `/${files.find((file) => file.includes(`/language-${language}-`)) ?? ''}`,
        )
      },
    },
  }
}

/** The module that brings all twins of a language, and says so to `words.ts`. */
function packCode(language: TwinLanguage): string {
  const twins = globSync(`**/*.${language}.ts`, { cwd: PAGE })
    .sort()
    .map((file) => path.join(PAGE, file))
  const imports = twins.map((file, index) => `import * as m${index} from ${JSON.stringify(file)}`)
  const words = twins.flatMap((file, index) =>
    exportsOf(readFileSync(file, 'utf8')).map((name) => ({
      id: idOf(nameOf(file), name),
      value: `m${index}.${name}`,
    })),
  )
  if (new Set(words.map(({ id }) => id)).size < words.length) throw new Error('Two texts have the same id: lengthen it')
  return `${imports.join('\n')}
globalThis.placardWords = {
  language: ${JSON.stringify(language)},
  words: { ${words.map(({ id, value }) => `${JSON.stringify(id)}: ${value}`).join(', ')} },
}
`
}

/** A build of its own: in the page's, what twins share with it would bring parts of the page along, and run them. */
async function bundledPack(language: TwinLanguage): Promise<string> {
  const entry = `${PACK}${language}`
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'placard:pack',
        resolveId: (id) => (id === entry ? `\0${id}` : undefined),
        load: (id) => (id === `\0${entry}` ? packCode(language) : undefined),
      },
    ],
    build: { write: false, target: 'esnext', rolldownOptions: { input: entry, output: { codeSplitting: false } } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((file) => file.type === 'chunk' && file.isEntry)
  if (chunk?.type !== 'chunk') throw new Error(`The build of ${entry} gave no code`)
  return chunk.code
}

/** Lets every export of a module of texts ask for its twin. No line is added: places in the source stay as they are. */
export function withWords(code: string, module: string): string {
  const ask = (name: string) => `/*#__PURE__*/ placardWordsOf("${idOf(module, name)}", `
  const edits: { readonly at: number; readonly text: string }[] = []
  for (const node of parseAst(code).body) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration === null) continue
    const { declaration } = node
    if (declaration.type === 'FunctionDeclaration' && declaration.id !== null) {
      const { name } = declaration.id
      edits.push({ at: declaration.start, text: `const ${name} = ${ask(name)}` }, { at: declaration.end, text: ');' })
    }
    if (declaration.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue
      edits.push({ at: init.start, text: ask(id.name) }, { at: init.end, text: ')' })
    }
  }
  let written = ''
  let from = 0
  for (const { at, text } of edits) {
    written += code.slice(from, at) + text
    from = at
  }
  return `import { wordsOf as placardWordsOf } from ${JSON.stringify(WORDS)};${written}${code.slice(from)}`
}

/** Names the languages' files to `before-paint.js`, which loads the one that is wanted, and in development the page's code. */
function withPacks(html: string, fileOf: (language: TwinLanguage) => string): string {
  const packs = Object.fromEntries(TWIN_LANGUAGES.map((language) => [language, fileOf(language)]))
  const start = START.exec(html)?.[1]
  return tellBeforePaint(html.replace(START, ''), { ...packs, ...(start !== undefined && { start }) })
}

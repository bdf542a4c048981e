/** The languages that the page has beside English, by their tags; the compiler holds their texts to the English ones. */
export const TWIN_LANGUAGES = ['fr', 'es'] as const
export type TwinLanguage = (typeof TWIN_LANGUAGES)[number]

/** The page's own sources. This and all paths here are those of the project. */
const PAGE = 'apps/web/src/'
/** A package knows no other language: the page has the twins of its texts, under the same paths. */
const OF_PACKAGES = `${PAGE}client/wording/packages/`

/** Folders of texts that the page shows by itself; what other packages say is part of sessions and answers. */
export const SHOWN_FOLDERS = [PAGE, 'packages/contract/src/', 'packages/application/src/input-check/'] as const

/** The file in which a module’s texts are in another language, whether it is there or not. */
export function twinOf(english: string, language: TwinLanguage): string {
  const place = english.startsWith(PAGE) ? english : english.replace(/^packages\//, OF_PACKAGES)
  return place.replace(/\.en\.ts$/, `.${language}.ts`)
}

/** The English module of a twin; an English module is its own. */
export function englishOf(file: string): string {
  const place = file.startsWith(OF_PACKAGES) ? file.replace(OF_PACKAGES, 'packages/') : file
  return place.replace(/\.\w+\.ts$/, '.en.ts')
}

/** The names that a module of texts exports. */
export function exportsOf(code: string): readonly string[] {
  return Array.from(code.matchAll(/^export (?:const|function) (\w+)/gm), ([, name = '']) => name)
}

/** Most names of models that are listed. */
const NAMES_SHOWN = 8

/** The first names, and how many are left out. */
export function cutNames(names: readonly string[]): { readonly shown: readonly string[]; readonly left: number } {
  const shown = names.slice(0, NAMES_SHOWN)
  return { shown, left: names.length - shown.length }
}

import { type CaseFamily, UNTESTED } from './cases.ts'
import type { NamedTest } from './named-tests.ts'

/** Inconsistencies between test titles and docs/cases.md: unknown ids, duplicate rows, cases without a test. */
export function faultsOfCases(families: readonly CaseFamily[], tests: readonly NamedTest[]): string[] {
  const rows = families.flatMap((family) => family.rows)
  const ids = rows.map(({ id }) => id)
  const named = new Map(tests.flatMap(({ file, ids }) => ids.map((id) => [id, file])))
  return [
    ...[...named].filter(([id]) => !ids.includes(id)).map(([id, file]) => `${file}: ${id} has no row in docs/cases.md`),
    ...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `docs/cases.md: ${id} has two rows`),
    ...rows
      .filter(({ id, promise }) => !named.has(id) && promise !== UNTESTED)
      .map(({ id }) => `docs/cases.md: ${id} makes a promise that no test covers`),
    ...rows
      .filter(({ id, promise }) => named.has(id) && promise === UNTESTED)
      .map(({ id }) => `docs/cases.md: a test carries ${id}: say what the product does`),
  ]
}

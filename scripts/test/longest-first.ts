import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest. Vitest starts those first that took longest the last time; on a machine that has never run
 * them it goes by their size, and one of these would begin when all others are over. A test holds the names to files
 * there are; whatever else becomes long costs a first run its last minute, and no later one.
 */
export const LONGEST = [
  'apps/server/src/app/loop-delay.db.test.ts',
  'apps/server/src/features/sessions/moved-clock.db.test.ts',
  'apps/server/src/features/sessions/debriefs.db.test.ts',
  'apps/server/src/app/serve.db.test.ts',
  'bench/faults/faults.db.test.ts',
  'packages/language/src/wording/session-speech.test.ts',
]

/** Vitest's own order, but that the longest come first in any. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files), ({ moduleId }) => moduleId)
  }
}

/** What takes longest, in the order of the list, and then the rest in its own. */
export function longestFirst<File>(files: readonly File[], pathOf: (file: File) => string): File[] {
  const placeOf = (file: File) => {
    const place = LONGEST.findIndex((end) => pathOf(file).endsWith(`/${end}`))
    return place === -1 ? LONGEST.length : place
  }
  return files.toSorted((a, b) => placeOf(a) - placeOf(b))
}

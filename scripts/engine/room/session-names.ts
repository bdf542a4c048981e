import { plain } from './plain.ts'
import type { SpokenSession } from './spoken-session.ts'

/** How the issues and their options are called. */
export function namesIn({ issues, book }: SpokenSession): readonly string[] {
  const names = issues.flatMap(({ id, title, options }) => [
    title,
    book?.issues[id]?.noun,
    ...options.flatMap((option) => [option.label, book?.issues[id]?.options[option.id]?.noun]),
  ])
  return names.flatMap((name) => (name === undefined ? [] : [plain(name)]))
}

import type { Steps } from '@placard/application'
import type { LongList } from './json-shape.ts'
import { problem } from './problems.ts'
import { findTextFault } from './text-faults.ts'

/**
 * Parses a JSON text whose long lists are known, in slices: first all but those, then each of them piece by piece. The
 * result equals `JSON.parse` of the whole.
 * @throws {Problem} `malformed-json` or, for texts that cannot be stored, `validation-failed` naming the field.
 */
export function* parseSteps(text: string, lists: readonly LongList[]): Steps<unknown> {
  const value = parse(withoutMembers(text, lists))
  checkTexts(value, '')
  for (const list of lists) {
    const name = String(parse(list.name))
    const members = listOf(value, name)
    for (const piece of piecesOf(text, list)) {
      yield
      for (const member of membersOf(piece)) {
        checkTexts(member, `${name}.${members.length}`)
        members.push(member)
      }
    }
  }
  return value
}

/** The text with its long lists emptied. */
function withoutMembers(text: string, lists: readonly LongList[]): string {
  let from = 0
  let outline = ''
  for (const { open, close } of lists) {
    outline += text.slice(from, open + 1)
    from = close
  }
  return outline + text.slice(from)
}

/** The content of a list between its brackets, split at its cuts. */
function* piecesOf(text: string, { open, close, cuts }: LongList): Generator<string> {
  let from = open + 1
  for (const cut of [...cuts, close]) {
    yield text.slice(from, cut)
    from = cut + 1
  }
}

/** @throws {Problem} also for an empty piece: a comma before or after it separates nothing. */
function membersOf(piece: string): readonly unknown[] {
  const members = parse(`[${piece}]`)
  if (!Array.isArray(members) || members.length === 0) throw problem('malformed-json')
  return members
}

/** @throws {Problem} when the outline has no empty list there: it was not closed by its own bracket. */
function listOf(value: unknown, name: string): unknown[] {
  const found =
    typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name) : undefined
  const list: unknown = found?.[1]
  if (!Array.isArray(list) || list.length > 0) throw problem('malformed-json')
  return list
}

function checkTexts(value: unknown, field: string): void {
  const fault = findTextFault(value, field)
  if (fault !== undefined) throw problem('validation-failed', { fields: [fault] })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw problem('malformed-json')
  }
}

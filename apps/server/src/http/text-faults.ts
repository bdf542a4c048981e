import type { FieldIssue } from '@placard/contract'

/**
 * Finds texts and names that PostgreSQL cannot store or that would poison an object, anywhere in a parsed body.
 * The walk is as deep as the body, which is bounded before it is parsed.
 */
export function findTextFault(value: unknown, field = ''): FieldIssue | undefined {
  if (typeof value === 'string') return faultOfText(value, field)
  if (typeof value !== 'object' || value === null) return undefined
  // half a million numbers are a legal body; their indexes need no check
  if (Array.isArray(value)) return faultInList(value, field)
  for (const [key, inner] of Object.entries(value)) {
    const path = field === '' ? key : `${field}.${key}`
    if (key === '__proto__') return { field: path, rule: 'unknown-field' }
    const found = faultOfText(key, path) ?? findTextFault(inner, path)
    if (found !== undefined) return found
  }
  return undefined
}

function faultInList(list: readonly unknown[], field: string): FieldIssue | undefined {
  for (let at = 0; at < list.length; at++) {
    const item = list[at]
    const isText = typeof item === 'string'
    if (!isText && (typeof item !== 'object' || item === null)) continue
    // building the path costs more than the check
    if (isText && !item.includes('\0') && item.isWellFormed()) continue
    const found = findTextFault(item, field === '' ? String(at) : `${field}.${at}`)
    if (found !== undefined) return found
  }
  return undefined
}

function faultOfText(text: string, field: string): FieldIssue | undefined {
  if (text.includes('\0')) return { field: printable(field), rule: 'nul-character' }
  return text.isWellFormed() ? undefined : { field: printable(field), rule: 'lone-surrogate' }
}

/** An invalid name in a form that can be shown. */
function printable(field: string): string {
  return field.toWellFormed().replaceAll('\0', '\u2400')
}

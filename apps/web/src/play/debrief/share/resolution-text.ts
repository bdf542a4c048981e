import { shareMessages as words } from './messages.en.ts'
import type { PrintedClause, ResolutionDocument } from './resolution-document.ts'

/** Characters per line: mail clients and plain editors show them without another line break. */
const WIDTH = 76

/** The resolution as plain text, folded at 76 characters. */
export function resolutionText(document: ResolutionDocument): string {
  const { status, topic, organ, preamble, operative, sponsors, signatories } = document
  const names = [
    ...(sponsors.length > 0 ? [folded(`${words.sponsors}: ${sponsors.join(', ')}`, '')] : []),
    ...(signatories.length > 0 ? [folded(`${words.signatories}: ${signatories.join(', ')}`, '')] : []),
  ]
  return `${[
    status,
    ...names,
    folded(topic, ''),
    `${organ},`,
    ...preamble.map((clause) => folded(said(clause), '    ')),
    ...operative.map((clause, index) => folded(`${index + 1}. ${said(clause)}`, '    ')),
  ].join('\n\n')}\n`
}

function said({ verb, rest, mark }: PrintedClause): string {
  return `${verb}${rest === '' ? '' : ' '}${rest}${mark}`
}

function folded(text: string, indent: string): string {
  const lines: string[] = []
  let line = indent
  for (const word of text.split(/\s+/)) {
    const isFirst = line.trim() === ''
    if (!isFirst && line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = indent + word
    } else line += isFirst ? word : ` ${word}`
  }
  return [...lines, line].join('\n')
}

import { cleanName } from './auth-rules.ts'

/** A text on one line, as it is stored: line ends and controls become blanks, what turns the reading is removed. */
export function cleanLine(text: string): string {
  return cleanName(text.toWellFormed().replaceAll(/[\s\p{Cc}]+/gu, ' '))
}

/** A text of several lines, as it is stored: with line feeds and tabs, and without other controls. */
export function cleanLines(text: string): string {
  return cleanName(
    text
      .toWellFormed()
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, ''),
  )
}

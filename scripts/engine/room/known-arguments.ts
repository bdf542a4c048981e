import { plain } from './plain.ts'
import type { Book } from './spoken-session.ts'

/** Every text of the argument book that states a fact or an argument, as a listener hears it. */
export function argumentsIn(book: Book | undefined): readonly string[] {
  const texts: string[] = []
  const gather = (value: unknown): void => {
    if (typeof value === 'string') texts.push(plain(value))
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) gather(one)
  }
  gather(book?.states)
  const sides: unknown[] = Object.values(book?.issues ?? {}).flatMap(({ options }) =>
    Object.values(options).flatMap((option) => [
      'for' in option ? option.for : [],
      'against' in option ? option.against : [],
    ]),
  )
  gather(sides)
  return texts.filter((text) => text.split(' ').length > 4)
}

/** A text without what the book says, which happened long before the session. */
export function withoutArguments(text: string, book: readonly string[]): string {
  return book.reduce((rest, argument) => (rest.includes(argument) ? rest.replace(argument, ' ') : rest), text)
}

import { debateBook } from './book.ts'
import list from './sources.json' with { type: 'json' }
import stances from './stances.json' with { type: 'json' }
import words from './word-fields.json' with { type: 'json' }

/** What the marks of a drill are checked against: the book, the list of sources, the word fields, and what each side says. */
export const drillKnowledge = { debates: debateBook, sources: list.sources, fields: words.fields, stances }

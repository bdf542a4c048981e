import { capital } from '../../text/capital.ts'
import { slot } from '../slots.ts'
import type { CrisisNoteWish } from './crisis-note-wish.ts'
import { optionMessages as words } from './crisis-options-messages.en.ts'

/** Three ways to answer a crisis, from the calmest to the hardest, each with what it wins and what it risks. */
export function optionsText({ told, topic }: CrisisNoteWish): string {
  const lines = words.options.map(({ title, does, wins, risks }, at) => words.option(at + 1, title, does, wins, risks))
  return [words.lead(capital(slot(told ?? topic))), lines.join('\n'), words.end].join('\n\n')
}

/** A directive that carries out one of the options, from 1. */
export function withCrisisOption(note: CrisisNoteWish, number: number): CrisisNoteWish {
  const option = words.options[number - 1]
  return { ...note, form: 'directive', variant: 0, ...(option === undefined ? {} : { aim: option.aim }) }
}

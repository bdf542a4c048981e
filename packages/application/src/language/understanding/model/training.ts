import type { SeatView } from '@placard/engine'
import type { AgendaTerms, Reading } from '../../../ports/language.ts'
import { indexAgenda } from '../agenda.ts'
import { gazetteerOf, type NamesOfStates } from '../names.ts'
import { hearText, readHeard } from '../readings.ts'
import type { Barter, SideWeights } from './barter.ts'
import { featuresOf } from './features.ts'
import type { ActLabel } from './labels.ts'

/** A text taken apart for training: what it shows, and how it reads once each kind of act has its share. */
export interface TextForTraining {
  readonly features: ReadonlySet<string>
  /** Options of two issues named one after the other, if any were. */
  readonly barter: Barter | undefined
  readonly readWith: (shares: ReadonlyMap<ActLabel, number>, sides: SideWeights) => readonly Reading[]
}

/** The reader with its model taken out, for training another and for trying it on texts it has not seen. */
export function readerForTraining(
  states: NamesOfStates,
  view: SeatView,
  agenda: AgendaTerms,
): (text: string) => TextForTraining {
  const gazetteer = gazetteerOf(states)
  const index = indexAgenda(view.issues, agenda)
  return (text) => {
    const heard = hearText(text, view, index, gazetteer)
    return {
      features: featuresOf(heard, index),
      barter: heard.barter,
      readWith: (shares, sides) => readHeard(heard, shares, sides),
    }
  }
}

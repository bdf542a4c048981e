import type { AgendaTerms, Reading } from '@placard/application'
import type { SeatView } from '@placard/engine'
import { indexAgenda } from '../agenda.ts'
import { sentencesOfText } from '../message.ts'
import { gazetteerOf, type NamesOfStates } from '../names.ts'
import { type Classified, hearText, readHeard, readOne } from '../readings.ts'
import { splitsForTraining } from '../splitting.ts'
import type { Barter, SideWeights } from './barter.ts'
import type { NamingModel, ReadingModel } from './classify.ts'
import { composed } from './compose.ts'
import { featuresOf } from './features.ts'
import type { ActLabel } from './labels.ts'
import type { ComposedLabel } from './marks.ts'

/** An analysed text for training: its features, and its candidates given the probabilities of the kinds. */
export interface TextForTraining {
  readonly features: ReadonlySet<string>
  /** Options of two issues named one after the other, if there are any. */
  readonly barter: Barter | undefined
  /** All candidates, with the features to weigh. */
  readonly composedWith: (shares: ReadonlyMap<ActLabel, number>, sides: SideWeights) => readonly ComposedLabel[]
  readonly readWith: (classified: Classified, naming: NamingModel) => readonly Reading[]
  /** The places where each sentence could be parted, with what its halves are read as. */
  readonly splitsWith: (model: Omit<ReadingModel, 'splits'>) => ReturnType<typeof splitsForTraining>
  readonly sentences: readonly string[]
}

/** The reader without its model, for training another one and evaluating it on unseen texts. */
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
      composedWith: (shares, sides) => composed(heard, shares, sides),
      readWith: (classified, naming) => readHeard(heard, classified, naming),
      splitsWith: (model) => {
        const read = (sentence: string, to: string | undefined) =>
          readOne(
            sentence,
            to === undefined ? view : { ...view, speaker: to, answered: undefined },
            index,
            gazetteer,
            model,
          )
        return sentencesOfText(text).flatMap((sentence) => splitsForTraining(sentence, read))
      },
      sentences: sentencesOfText(text),
    }
  }
}

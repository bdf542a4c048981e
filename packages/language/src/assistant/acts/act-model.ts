import { type Classifier, classifierOf, classify, hashesOf } from '../../reading/model/classify.ts'
import { type ActMessage, actFeatures } from './act-features.ts'
import type { ActState } from './act-state.ts'
import { ACTS, type Act } from './acts.ts'

/** How likely a message is which act, likeliest first. */
export type ActShares = readonly (readonly [act: Act, share: number])[]

/** Tells what a message does by its words and by what was said before. */
export interface ActReader {
  actsOf(message: ActMessage, state: ActState): ActShares
}

const isAct = (label: string): label is Act => ACTS.some((act) => act === label)

function actReaderOf(model: Classifier): ActReader {
  return {
    actsOf(message, state) {
      const shares = [...classify(hashesOf(actFeatures(message, state)), model)]
      return shares
        .flatMap(([label, share]) => (isAct(label) ? [[label, share] as const] : []))
        .sort(([, one], [, other]) => other - one)
    },
  }
}

/** The model, in a file of its own that is loaded with the assistant's first answer. */
export async function loadActReader(): Promise<ActReader> {
  const { default: table } = await import('./act-weights.json', { with: { type: 'json' } })
  return actReaderOf(classifierOf(table))
}

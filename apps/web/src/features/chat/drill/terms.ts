import type { DrillContext } from '@placard/contract'
import type { Personality } from '@placard/engine'

/** Settings of a drill besides its motion. */
export interface Terms
  extends Pick<DrillContext, 'side' | 'country' | 'rounds' | 'speechSeconds' | 'typedWordsAMinute'> {
  readonly mode: Personality
}

export type SetupPanelProps = { terms: Terms; onChange: (terms: Terms) => void }

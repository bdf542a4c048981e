import deuVoice from '../../voices/climate-crisis-summit/deu.json' with { type: 'json' }
import usaVoice from '../../voices/climate-crisis-summit/usa.json' with { type: 'json' }
import deu from './deu.json' with { type: 'json' }
import options from './options.json' with { type: 'json' }
import usa from './usa.json' with { type: 'json' }

/** The arguments of the campaign’s states, and the voices of its delegates. */
export const book = {
  issues: options.issues,
  states: { ...deu, ...usa },
  voices: { DEU: deuVoice, USA: usaVoice },
}

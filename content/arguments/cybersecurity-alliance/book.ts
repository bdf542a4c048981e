import rusVoice from '../../voices/cybersecurity-alliance/rus.json' with { type: 'json' }
import usaVoice from '../../voices/cybersecurity-alliance/usa.json' with { type: 'json' }
import chn from './chn.json' with { type: 'json' }
import options from './options.json' with { type: 'json' }
import rus from './rus.json' with { type: 'json' }
import usa from './usa.json' with { type: 'json' }

/** The arguments of the campaign’s states, and the voices of its delegates. */
export const book = {
  issues: options.issues,
  states: { ...chn, ...rus, ...usa },
  voices: { RUS: rusVoice, USA: usaVoice },
}

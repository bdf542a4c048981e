import rusVoice from '../../voices/ukraine-humanitarian-crisis/rus.json' with { type: 'json' }
import ukrVoice from '../../voices/ukraine-humanitarian-crisis/ukr.json' with { type: 'json' }
import options from './options.json' with { type: 'json' }
import rus from './rus.json' with { type: 'json' }
import ukr from './ukr.json' with { type: 'json' }

/** The arguments of the campaign’s states, and the voices of its delegates. */
export const book = {
  issues: options.issues,
  states: { ...rus, ...ukr },
  voices: { RUS: rusVoice, UKR: ukrVoice },
}

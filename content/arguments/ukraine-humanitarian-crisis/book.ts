import braVoice from '../../voices/ukraine-humanitarian-crisis/bra.json' with { type: 'json' }
import chnVoice from '../../voices/ukraine-humanitarian-crisis/chn.json' with { type: 'json' }
import egyVoice from '../../voices/ukraine-humanitarian-crisis/egy.json' with { type: 'json' }
import polVoice from '../../voices/ukraine-humanitarian-crisis/pol.json' with { type: 'json' }
import rusVoice from '../../voices/ukraine-humanitarian-crisis/rus.json' with { type: 'json' }
import turVoice from '../../voices/ukraine-humanitarian-crisis/tur.json' with { type: 'json' }
import ukrVoice from '../../voices/ukraine-humanitarian-crisis/ukr.json' with { type: 'json' }
import usaVoice from '../../voices/ukraine-humanitarian-crisis/usa.json' with { type: 'json' }
import bra from './bra.json' with { type: 'json' }
import chn from './chn.json' with { type: 'json' }
import crises from './crises.json' with { type: 'json' }
import crisisAnswers from './crisis-answers.json' with { type: 'json' }
import egy from './egy.json' with { type: 'json' }
import options from './options.json' with { type: 'json' }
import pol from './pol.json' with { type: 'json' }
import rus from './rus.json' with { type: 'json' }
import tur from './tur.json' with { type: 'json' }
import ukr from './ukr.json' with { type: 'json' }
import usa from './usa.json' with { type: 'json' }

/** The arguments of the campaign’s states, and the voices of its delegates. */
export const book = {
  issues: options.issues,
  crises,
  crisisAnswers,
  states: { ...bra, ...chn, ...egy, ...pol, ...rus, ...tur, ...ukr, ...usa },
  voices: {
    BRA: braVoice,
    CHN: chnVoice,
    EGY: egyVoice,
    POL: polVoice,
    RUS: rusVoice,
    TUR: turVoice,
    UKR: ukrVoice,
    USA: usaVoice,
  },
}

import benVoice from '../../voices/trade-mediation/ben.json' with { type: 'json' }
import chnVoice from '../../voices/trade-mediation/chn.json' with { type: 'json' }
import deuVoice from '../../voices/trade-mediation/deu.json' with { type: 'json' }
import idnVoice from '../../voices/trade-mediation/idn.json' with { type: 'json' }
import indVoice from '../../voices/trade-mediation/ind.json' with { type: 'json' }
import usaVoice from '../../voices/trade-mediation/usa.json' with { type: 'json' }
import ben from './ben.json' with { type: 'json' }
import chn from './chn.json' with { type: 'json' }
import crises from './crises.json' with { type: 'json' }
import crisisAnswers from './crisis-answers.json' with { type: 'json' }
import deu from './deu.json' with { type: 'json' }
import idn from './idn.json' with { type: 'json' }
import ind from './ind.json' with { type: 'json' }
import options from './options.json' with { type: 'json' }
import usa from './usa.json' with { type: 'json' }

/** The arguments of the campaign’s states, and the voices of its delegates. */
export const book = {
  issues: options.issues,
  crises,
  crisisAnswers,
  states: { ...ben, ...chn, ...deu, ...idn, ...ind, ...usa },
  voices: { BEN: benVoice, CHN: chnVoice, DEU: deuVoice, IDN: idnVoice, IND: indVoice, USA: usaVoice },
}

import brbVoice from '../../voices/pandemic-preparedness/brb.json' with { type: 'json' }
import chnVoice from '../../voices/pandemic-preparedness/chn.json' with { type: 'json' }
import deuVoice from '../../voices/pandemic-preparedness/deu.json' with { type: 'json' }
import idnVoice from '../../voices/pandemic-preparedness/idn.json' with { type: 'json' }
import indVoice from '../../voices/pandemic-preparedness/ind.json' with { type: 'json' }
import usaVoice from '../../voices/pandemic-preparedness/usa.json' with { type: 'json' }
import zafVoice from '../../voices/pandemic-preparedness/zaf.json' with { type: 'json' }
import brb from './brb.json' with { type: 'json' }
import chn from './chn.json' with { type: 'json' }
import crises from './crises.json' with { type: 'json' }
import crisisAnswers from './crisis-answers.json' with { type: 'json' }
import deu from './deu.json' with { type: 'json' }
import idn from './idn.json' with { type: 'json' }
import ind from './ind.json' with { type: 'json' }
import options from './options.json' with { type: 'json' }
import usa from './usa.json' with { type: 'json' }
import zaf from './zaf.json' with { type: 'json' }

/** The arguments of the campaign’s states, and the voices of its delegates. */
export const book = {
  issues: options.issues,
  crises,
  crisisAnswers,
  states: { ...brb, ...chn, ...deu, ...idn, ...ind, ...usa, ...zaf },
  voices: { BRB: brbVoice, CHN: chnVoice, DEU: deuVoice, IDN: idnVoice, IND: indVoice, USA: usaVoice, ZAF: zafVoice },
}

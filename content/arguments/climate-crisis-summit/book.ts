import chnVoice from '../../voices/climate-crisis-summit/chn.json' with { type: 'json' }
import deuVoice from '../../voices/climate-crisis-summit/deu.json' with { type: 'json' }
import ethVoice from '../../voices/climate-crisis-summit/eth.json' with { type: 'json' }
import mhlVoice from '../../voices/climate-crisis-summit/mhl.json' with { type: 'json' }
import sauVoice from '../../voices/climate-crisis-summit/sau.json' with { type: 'json' }
import usaVoice from '../../voices/climate-crisis-summit/usa.json' with { type: 'json' }
import chn from './chn.json' with { type: 'json' }
import crises from './crises.json' with { type: 'json' }
import crisisAnswers from './crisis-answers.json' with { type: 'json' }
import deu from './deu.json' with { type: 'json' }
import eth from './eth.json' with { type: 'json' }
import mhl from './mhl.json' with { type: 'json' }
import options from './options.json' with { type: 'json' }
import sau from './sau.json' with { type: 'json' }
import usa from './usa.json' with { type: 'json' }

/** The arguments of the campaign’s states, and the voices of its delegates. */
export const book = {
  issues: options.issues,
  crises,
  crisisAnswers,
  states: { ...chn, ...deu, ...eth, ...mhl, ...sau, ...usa },
  voices: { CHN: chnVoice, DEU: deuVoice, ETH: ethVoice, MHL: mhlVoice, SAU: sauVoice, USA: usaVoice },
}

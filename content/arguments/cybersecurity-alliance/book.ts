import chnVoice from '../../voices/cybersecurity-alliance/chn.json' with { type: 'json' }
import criVoice from '../../voices/cybersecurity-alliance/cri.json' with { type: 'json' }
import estVoice from '../../voices/cybersecurity-alliance/est.json' with { type: 'json' }
import ghaVoice from '../../voices/cybersecurity-alliance/gha.json' with { type: 'json' }
import indVoice from '../../voices/cybersecurity-alliance/ind.json' with { type: 'json' }
import rusVoice from '../../voices/cybersecurity-alliance/rus.json' with { type: 'json' }
import usaVoice from '../../voices/cybersecurity-alliance/usa.json' with { type: 'json' }
import chn from './chn.json' with { type: 'json' }
import cri from './cri.json' with { type: 'json' }
import crises from './crises.json' with { type: 'json' }
import crisisAnswers from './crisis-answers.json' with { type: 'json' }
import est from './est.json' with { type: 'json' }
import gha from './gha.json' with { type: 'json' }
import ind from './ind.json' with { type: 'json' }
import options from './options.json' with { type: 'json' }
import rus from './rus.json' with { type: 'json' }
import usa from './usa.json' with { type: 'json' }

/** The arguments of the campaign’s states, and the voices of its delegates. */
export const book = {
  issues: options.issues,
  crises,
  crisisAnswers,
  states: { ...chn, ...cri, ...est, ...gha, ...ind, ...rus, ...usa },
  voices: { CHN: chnVoice, CRI: criVoice, EST: estVoice, GHA: ghaVoice, IND: indVoice, RUS: rusVoice, USA: usaVoice },
}

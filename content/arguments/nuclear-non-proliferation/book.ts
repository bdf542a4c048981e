import chnVoice from '../../voices/nuclear-non-proliferation/chn.json' with { type: 'json' }
import egyVoice from '../../voices/nuclear-non-proliferation/egy.json' with { type: 'json' }
import fraVoice from '../../voices/nuclear-non-proliferation/fra.json' with { type: 'json' }
import gbrVoice from '../../voices/nuclear-non-proliferation/gbr.json' with { type: 'json' }
import jpnVoice from '../../voices/nuclear-non-proliferation/jpn.json' with { type: 'json' }
import pakVoice from '../../voices/nuclear-non-proliferation/pak.json' with { type: 'json' }
import rusVoice from '../../voices/nuclear-non-proliferation/rus.json' with { type: 'json' }
import usaVoice from '../../voices/nuclear-non-proliferation/usa.json' with { type: 'json' }
import zafVoice from '../../voices/nuclear-non-proliferation/zaf.json' with { type: 'json' }
import chn from './chn.json' with { type: 'json' }
import crises from './crises.json' with { type: 'json' }
import crisisAnswers from './crisis-answers.json' with { type: 'json' }
import egy from './egy.json' with { type: 'json' }
import fra from './fra.json' with { type: 'json' }
import gbr from './gbr.json' with { type: 'json' }
import jpn from './jpn.json' with { type: 'json' }
import options from './options.json' with { type: 'json' }
import pak from './pak.json' with { type: 'json' }
import rus from './rus.json' with { type: 'json' }
import usa from './usa.json' with { type: 'json' }
import zaf from './zaf.json' with { type: 'json' }

/** The arguments of the campaign’s states, and the voices of its delegates. */
export const book = {
  issues: options.issues,
  crises,
  crisisAnswers,
  states: { ...chn, ...egy, ...fra, ...gbr, ...jpn, ...pak, ...rus, ...usa, ...zaf },
  voices: {
    CHN: chnVoice,
    EGY: egyVoice,
    FRA: fraVoice,
    GBR: gbrVoice,
    JPN: jpnVoice,
    PAK: pakVoice,
    RUS: rusVoice,
    USA: usaVoice,
    ZAF: zafVoice,
  },
}

import answers from './answers.json' with { type: 'json' }
import bargaining from './bargaining.json' with { type: 'json' }
import courtesies from './courtesies.json' with { type: 'json' }
import history from './history.json' with { type: 'json' }
import manners from './manners.json' with { type: 'json' }
import positions from './positions.json' with { type: 'json' }
import procedure from './procedure.json' with { type: 'json' }
import questions from './questions.json' with { type: 'json' }
import replies from './replies.json' with { type: 'json' }
import turns from './turns.json' with { type: 'json' }

/** Everything the embedded speech port words acts with. */
export const phrases = {
  cores: {
    ...positions,
    ...bargaining,
    ...courtesies,
    ...procedure,
    ...answers,
    ...history,
    ...replies,
    ...questions,
    ...turns,
  },
  manners,
}

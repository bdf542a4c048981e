import climate from './climate.json' with { type: 'json' }
import development from './development.json' with { type: 'json' }
import economy from './economy.json' with { type: 'json' }
import environment from './environment.json' with { type: 'json' }
import health from './health.json' with { type: 'json' }
import humanitarian from './humanitarian.json' with { type: 'json' }
import order from './order.json' with { type: 'json' }
import regions from './regions.json' with { type: 'json' }
import rights from './rights.json' with { type: 'json' }
import security from './security.json' with { type: 'json' }
import technology from './technology.json' with { type: 'json' }

/** Material on the topics that committees debate, for the built-in assistant. */
export const topics = [
  ...climate.topics,
  ...environment.topics,
  ...security.topics,
  ...technology.topics,
  ...rights.topics,
  ...humanitarian.topics,
  ...health.topics,
  ...development.topics,
  ...economy.topics,
  ...order.topics,
  ...regions.topics,
]

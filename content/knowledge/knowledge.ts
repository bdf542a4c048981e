import bodies from './bodies.json' with { type: 'json' }
import charter from './charter.json' with { type: 'json' }
import committee from './committee.json' with { type: 'json' }
import conferences from './conferences.json' with { type: 'json' }
import craft from './craft.json' with { type: 'json' }
import resolutions from './resolutions.json' with { type: 'json' }
import treaties from './treaties.json' with { type: 'json' }

export const knowledgeFiles = [charter, resolutions, treaties, bodies, conferences, committee, craft]

/** Entries on the United Nations, on conferences and on the craft of debate, each with its sources. */
export const knowledge = knowledgeFiles.flatMap(({ entries }) => entries)

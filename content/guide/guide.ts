import { knowledge } from '../knowledge/knowledge.ts'
import delegates from './delegates.json' with { type: 'json' }
import procedure from './procedure.json' with { type: 'json' }
import product from './product.json' with { type: 'json' }
import writing from './writing.json' with { type: 'json' }

/**
 * What the built-in assistant answers from: authored entries with the questions people type for them. `version` is
 * stored with each answer; raise it with every change of an entry.
 */
export const guide = {
  version: 'guide-14',
  entries: [...procedure.entries, ...writing.entries, ...delegates.entries, ...product.entries, ...knowledge],
} as const

import type { NewProject } from '@placard/contract'
import { chatIdOf } from './chat.ts'

/** Kenya at a conference on climate finance. */
export function aProject(changes: Partial<NewProject> = {}): NewProject {
  return {
    id: chatIdOf(700),
    name: 'Spring conference',
    country: 'KEN',
    committee: 'UNFCCC',
    topics: ['Climate finance'],
    instructions: '',
    ...changes,
  }
}

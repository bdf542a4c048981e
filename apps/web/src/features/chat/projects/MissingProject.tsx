import { Missing } from '../../../client/navigation/NothingHere.tsx'
import { projectMessages } from './messages.en.ts'

/** In the place of a new chat whose address names a project that does not exist, or is another user's. */
export function MissingProject() {
  return <Missing heading="h2" words={projectMessages.missing} view={{ kind: 'chat' }} />
}

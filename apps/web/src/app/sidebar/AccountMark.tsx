import { Badge } from '../../kit/ui/Badge.tsx'
import { isAdministrator, type Who } from '../views/who.ts'
import { sidebarMessages } from './messages.en.ts'

/** Marks an administrator. */
export function AccountMark({ who }: { who: Who }) {
  return isAdministrator(who) ? <Badge tone="accent">{sidebarMessages.admin}</Badge> : null
}

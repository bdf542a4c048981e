import { Badge } from '../../shared/ui/Badge.tsx'
import type { Who } from '../views.ts'
import { sidebarMessages } from './messages.en.ts'

/** Tells an administrator from the others. */
export function AccountMark({ who }: { who: Who }) {
  const isAdmin = who.kind === 'member' && who.user.role === 'ADMIN'
  return isAdmin ? <Badge tone="accent">{sidebarMessages.admin}</Badge> : null
}

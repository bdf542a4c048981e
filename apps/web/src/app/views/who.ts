import type { User } from '@placard/contract'
import { type Audience, VIEWS, type View } from '../../client/navigation/view.ts'

/** Who looks at the page: nobody we know, somebody in the demo, or somebody signed in. */
export type Who =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'demo' }
  | { readonly kind: 'member'; readonly user: User }

/** Whom a view is meant for. What is no view is said inside: a visitor is shown the sign-in at any address. */
export function audienceOf({ kind }: View): Audience {
  return kind === 'not-found' ? 'inside' : VIEWS[kind].audience
}

export function isAdministrator(who: Who): boolean {
  return who.kind === 'member' && who.user.role === 'ADMIN'
}

/** Whether a view is meant for somebody. */
export function mayOpen(view: View, who: Who): boolean {
  switch (audienceOf(view)) {
    case 'everyone':
      return true
    case 'inside':
      return who.kind !== 'visitor'
    case 'member':
      return who.kind === 'member'
    case 'admin':
      return isAdministrator(who)
  }
}

import type { User } from '@placard/contract'
import { type Audience, VIEWS, type View } from '../../client/navigation/view.ts'

/** The user of the page: a visitor, a demo user, or a signed-in user. */
export type Who =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'demo' }
  | { readonly kind: 'member'; readonly user: User }

/** The audience of a view. An unknown address needs a user inside: a visitor sees the sign-in at any address. */
export function audienceOf({ kind }: View): Audience {
  return kind === 'not-found' ? 'inside' : VIEWS[kind].audience
}

export function isAdministrator(who: Who): boolean {
  return who.kind === 'member' && who.user.role === 'ADMIN'
}

/** Whether a user may open a view. */
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

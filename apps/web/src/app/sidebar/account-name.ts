import type { User } from '@placard/contract'
import type { Who } from '../views/who.ts'
import { sidebarMessages } from './messages.en.ts'

type Inside = Exclude<Who, { kind: 'visitor' }>

/** The name to show: the display name, or the part of the address before the at-sign. */
export function shownName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name.trim() === '' ? (email.split('@')[0] ?? email) : name
}

export function nameOf(who: Inside): string {
  return who.kind === 'demo' ? sidebarMessages.demoUser : shownName(who.user)
}

/** The line below the name: the address, or where the demo stores everything. */
export function subtitleOf(who: Inside): string {
  return who.kind === 'demo' ? sidebarMessages.demoKept : who.user.email
}

import { describe, expect, it } from 'vitest'
import { PLAIN_VIEWS } from '../../client/navigation/view.ts'
import { mayOpen, type Who } from './who.ts'

const at = '2026-01-05T09:00:00.000Z'
const aMember = (role: 'USER' | 'ADMIN'): Who => ({
  kind: 'member',
  user: { id: '6f2b1a52-7d57-4a4e-9c39-0a5a7e3f7a11', name: 'A', email: 'a@b.c', role, createdAt: at, updatedAt: at },
})
const WHO = {
  visitor: { kind: 'visitor' },
  demo: { kind: 'demo' },
  member: aMember('USER'),
  admin: aMember('ADMIN'),
} as const

describe('whom a view is meant for', () => {
  it.each([
    { kind: 'chat', to: ['demo', 'member', 'admin'], because: 'the demo has everything that needs no account' },
    { kind: 'settings', to: ['demo', 'member', 'admin'], because: 'settings live in the browser too' },
    { kind: 'history', to: ['demo', 'member', 'admin'], because: 'the demo has said something too' },
    { kind: 'security', to: ['member', 'admin'], because: 'it is about an account' },
    { kind: 'legal', to: ['visitor', 'demo', 'member', 'admin'], because: 'terms are read before an account is made' },
    { kind: 'reset-password', to: ['visitor', 'demo', 'member', 'admin'], because: 'a mail leads there, to whomever' },
    { kind: 'status', to: ['visitor', 'demo', 'member', 'admin'], because: 'who cannot sign in wants to know why' },
    { kind: 'admin-logs', to: ['admin'], because: 'the server refuses everybody else' },
  ] as const)('$kind: $to, because $because', ({ kind, to }) => {
    const open = Object.entries(WHO).filter(([, who]) => mayOpen({ kind }, who))
    expect(open.map(([name]) => name)).toEqual(to)
  })

  it('shows a visitor nothing but what is public', () => {
    const open = PLAIN_VIEWS.filter((kind) => mayOpen({ kind }, WHO.visitor))
    expect(open).toEqual([
      'status',
      'legal',
      'privacy',
      'forgot-password',
      'reset-password',
      'confirm-email',
      'restore-address',
      'stop-news',
    ])
  })
})

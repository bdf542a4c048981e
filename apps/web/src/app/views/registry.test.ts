import '../../test-setup.ts'
import { describe, expect, it } from 'vitest'
import { PLAIN_VIEWS } from '../../client/navigation/view.ts'
import { entryOf, isShipped } from './registry.tsx'

describe('the registry of views', () => {
  it('has a screen for every view but those whose address is kept for a later version', () => {
    const missing = PLAIN_VIEWS.filter((kind) => !isShipped(kind))
    const console = ['users', 'campaigns', 'monitor', 'security', 'analytics', 'database', 'logs']
    const later = ['admin']
    expect(missing).toEqual([...later, ...console.map((part) => `admin-${part}`)])
  })

  it.each([
    { kind: 'settings', label: 'Settings', title: 'Settings and Preferences', because: 'a list has little room' },
    { kind: 'status', label: 'Service Status', title: 'Service Status', because: 'nothing shorter is said' },
  ] as const)('calls $kind “$label” in lists, because $because', ({ kind, label, title }) => {
    expect(entryOf(kind)).toMatchObject({ label, title })
  })
})

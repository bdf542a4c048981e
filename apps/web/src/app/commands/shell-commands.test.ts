import '../../test-setup.ts'
import type { SessionSummary } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { fuzzyFind } from '../../client/commands/fuzzy.ts'
import { viewStore } from '../../client/navigation/view-store.ts'
import { groupsFor } from '../sidebar/entries.ts'
import type { Who } from '../views/who.ts'
import { campaignCommands } from './campaign-commands.ts'
import { shellCommands } from './shell-commands.ts'

const at = '2026-01-05T09:00:00.000Z'
const admin: Who = {
  kind: 'member',
  user: {
    id: '6f2b1a52-7d57-4a4e-9c39-0a5a7e3f7a11',
    name: 'A',
    email: 'a@b.c',
    role: 'ADMIN',
    createdAt: at,
    updatedAt: at,
  },
}

describe('what can be done wherever one is', () => {
  it('has the keys people are promised, for views of this version only', () => {
    const keys = Object.fromEntries(shellCommands(admin, () => undefined).map(({ id, keys: own }) => [id, own?.[0]]))
    expect(keys).toMatchObject({
      'go-chat': '$mod+1',
      'go-campaigns': '$mod+3',
      'go-settings': '$mod+,',
      'focus-input': '$mod+k',
      'toggle-sidebar': '$mod+b',
      'go-help': '$mod+?',
    })
    expect(keys).not.toHaveProperty('go-admin')
  })

  it.each([
    { search: 'password', found: 'go-security' },
    { search: '2fa', found: 'go-security' },
    { search: 'plan', found: 'go-subscription' },
    { search: 'billing', found: 'go-subscription' },
  ])('finds $found by “$search”, as people type it', ({ search, found }) => {
    const commands = shellCommands(admin, () => undefined)
    const [first] = fuzzyFind(
      search,
      commands,
      ({ label }) => label,
      ({ keywords = '' }) => keywords,
    )
    expect(first?.id).toBe(found)
  })

  it('ends with the way out', () => {
    let left = 0
    const leave = () => {
      left += 1
    }
    const last = shellCommands({ kind: 'demo' }, leave).at(-1)
    last?.run()
    expect([last?.label, left]).toEqual(['Leave demo', 1])
  })
})

describe('the groups of the sidebar', () => {
  const all = () => true
  const labels = (who: Who) => groupsFor(who, all).map(({ label, entries }) => [label, entries.length])

  it('show the administration to administrators, and to visitors what is public', () => {
    expect(labels(admin)).toEqual([
      ['Main Features', 5],
      ['Configuration', 2],
      ['Administration', 9],
      ['About', 3],
    ])
    expect(labels({ kind: 'demo' }).map(([label]) => label)).toEqual(['Main Features', 'Configuration', 'About'])
    expect(labels({ kind: 'visitor' })).toEqual([['About', 3]])
  })
})

describe('commands of campaigns', () => {
  const session = (id: string, status: SessionSummary['status']): SessionSummary => ({
    id,
    campaignId: 'climate',
    title: 'Climate Crisis Summit',
    country: 'KEN',
    status,
    pace: 1,
    progressRatio: 0.5,
    createdAt: at,
    updatedAt: at,
  })

  it('take up what goes on, by the name of its country', async () => {
    const gateway = {
      listSessions: async () => [session('over', 'concluded'), session('open', 'paused')],
      listCampaigns: async () => [],
    }
    const commands = await campaignCommands(gateway, new AbortController().signal)
    expect(commands.map(({ label }) => label)).toEqual(['Resume Climate Crisis Summit · Kenya'])
    commands[0]?.run()
    expect(viewStore.getState().view).toEqual({ kind: 'session', sessionId: 'open' })
  })
})

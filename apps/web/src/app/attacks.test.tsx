import '../test-setup.ts'
import type { SessionDetail, User } from '@placard/contract'
import { LINE_ATTACKS } from '@placard/testing'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { AnnouncementCard } from '../features/announcements/AnnouncementCard.tsx'
import { bonesOf, harmless, unsafeIn } from '../kit/testing/bones.ts'
import { ToastRegion } from '../kit/ui/ToastRegion.tsx'
import { showToast, toastStore } from '../kit/ui/toast-store.ts'
import { RecordPanel } from '../play/debrief/RecordPanel.tsx'
import { ReplayCaptions } from '../play/replay/ReplayCaptions.tsx'
import { aRecordedSession } from '../play/room/testing/recorded-session.ts'
import { CaptionLine } from '../play/session/chamber/CaptionLine.tsx'
import { createHallUi, HallUiContext } from '../play/session/hall-ui.ts'
import { AccountFooter } from './sidebar/AccountFooter.tsx'

let recorded: SessionDetail
beforeAll(async () => {
  recorded = await aRecordedSession()
})

type Change = (attack: string) => string

/** The session with an attack in every name and in everything that was said or is told of it. */
function attacked(change: Change): SessionDetail {
  let next = 0
  const attack = () => {
    next += 1
    return change(LINE_ATTACKS[next % LINE_ATTACKS.length] ?? '')
  }
  const view = {
    ...recorded.view,
    seats: recorded.view.seats.map((seat) => ({
      ...seat,
      countryName: attack(),
      delegate: { ...seat.delegate, name: attack(), title: attack() },
    })),
    issues: recorded.view.issues.map((issue) => ({ ...issue, title: attack() })),
  }
  const entries = recorded.entries.map((entry) => (entry.kind === 'speech' ? { ...entry, words: attack() } : entry))
  return { ...recorded, view, entries }
}

const user = (name: string): User => ({
  id: 'u',
  email: 'ada@example.org',
  role: 'USER',
  name,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-01-05T09:00:00Z',
})

const PLACES: readonly (readonly [place: string, show: (change: Change) => ReactNode])[] = [
  [
    'captions of a session',
    (change) => {
      const { view, entries } = attacked(change)
      return (
        <HallUiContext value={createHallUi()}>
          <ol>
            {entries.map((entry) => (
              <CaptionLine key={entry.seq} entry={entry} room={view} isNewest={entry === entries.at(-1)} />
            ))}
          </ol>
        </HallUiContext>
      )
    },
  ],
  [
    'captions of a replay',
    (change) => {
      const { view, entries } = attacked(change)
      return entries.map((entry, index) =>
        index % 5 === 0 ? (
          <ReplayCaptions key={entry.seq} entries={entries} index={index} room={view} sessionId="a-session" />
        ) : null,
      )
    },
  ],
  ['the record in a debrief', (change) => <RecordPanel detail={attacked(change)} />],
  [
    'announcements',
    (change) =>
      LINE_ATTACKS.map((attack) => (
        <AnnouncementCard
          key={attack}
          now={new Date('2026-01-05T09:00:00Z')}
          announcement={{
            id: attack,
            title: change(attack),
            content: change(attack),
            author: change(attack),
            type: 'info',
            priority: 'medium',
            isPinned: false,
            isActive: true,
            targetAudience: 'all',
            createdAt: '2026-01-05T09:00:00Z',
            updatedAt: '2026-01-05T09:00:00Z',
          }}
        />
      )),
  ],
  [
    'the name of a person',
    (change) =>
      LINE_ATTACKS.map((attack) => (
        <AccountFooter
          key={attack}
          who={{ kind: 'member', user: user(change(attack)) }}
          onLeave={() => undefined}
          isCollapsed={false}
        />
      )),
  ],
  [
    'toasts',
    (change) => {
      toastStore.setState({ toasts: [] })
      for (const [index, attack] of LINE_ATTACKS.slice(0, 3).entries()) showToast(`${index} ${change(attack)}`)
      return <ToastRegion />
    },
  ],
]

describe('advisory 16 (CVE-2026-44568) AI-3 a text of others is a text, and nothing else, in', () => {
  it.each(PLACES)('%s', (_, show) => {
    const { container } = render(show((attack) => attack))
    expect(unsafeIn(container)).toEqual([])
    expect(container.querySelector('script, iframe, object, embed, [onerror], [onclick], [onload]')).toBeNull()
    const bones = bonesOf(container)
    expect(container.textContent).toContain('alert(1)')
    cleanup()
    expect(bones).toBe(bonesOf(render(show(harmless)).container))
    cleanup()
  })
})

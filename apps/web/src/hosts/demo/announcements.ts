import { Announcement, inAnnouncementOrder, isAnnouncementShown } from '@placard/contract'
import { array, safeParse } from 'zod/mini'
import { settingsStore } from '../../client/settings/current.ts'
import { browserValues } from '../../client/storage/storage.ts'
import { sampleAnnouncements } from './sample-announcements.ts'

const KEY = 'placard.demo.announcements'
const Kept = array(Announcement)

/**
 * The demo's announcements from this browser's storage: the samples when none are stored, and none at all when the user
 * wants no sample content. The demo has no accounts, so only public ones are shown.
 */
export function listDemoAnnouncements(now: Date, withSamples: boolean): readonly Announcement[] {
  if (!withSamples) return []
  const kept = safeParse(Kept, browserValues.read(KEY))
  const all = kept.success && kept.data.length > 0 ? kept.data : seeded()
  return inAnnouncementOrder(all.filter((announcement) => isAnnouncementShown(announcement, ['all'], now)))
}

/** The demo's current announcements. */
export async function demoAnnouncements(): Promise<readonly Announcement[]> {
  return listDemoAnnouncements(new Date(), settingsStore.getState().settings.enableMockData)
}

function seeded(): readonly Announcement[] {
  browserValues.write(KEY, sampleAnnouncements)
  return sampleAnnouncements
}

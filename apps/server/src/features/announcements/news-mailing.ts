import { audiencesOf } from '@placard/contract'
import { newsToken } from '../../crypto/news-token.ts'
import { inTransaction } from '../../database/executor.ts'
import { holdAnnouncementToMail, listNewsReaders, noteMailed } from '../../database/news-rows.ts'
import type { Dependencies } from '../../ports/dependencies.ts'

/** Readers of one transaction. */
const AT_ONCE = 100

type NewsDependencies = Pick<Dependencies, 'db' | 'clock' | 'mail' | 'secret'>

/**
 * Puts announcements that are to be mailed into the outbox, to those who consented to news. A portion of readers is one
 * transaction: after a kill another server goes on with the next, and nobody gets a mail twice.
 * @returns how many mails were owed.
 */
export async function mailNews(dependencies: NewsDependencies): Promise<number> {
  let mailed = 0
  for (;;) {
    const portion = await mailPortion(dependencies)
    if (portion === undefined) return mailed
    mailed += portion
  }
}

/** @returns how many mails were owed; undefined when there is nothing to mail. */
function mailPortion({ db, clock, mail, secret }: NewsDependencies): Promise<number | undefined> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const announcement = await holdAnnouncementToMail(tx, now)
    if (announcement === undefined || announcement.mailedUpTo === null) return undefined
    const { id, title, content, targetAudience, expiresAt, mailedUpTo } = announcement
    const readers = await listNewsReaders(tx, { after: mailedUpTo, limit: AT_ONCE, now })
    const meant = readers.filter(({ createdAt }) => audiencesOf(createdAt, now).includes(targetAudience))
    for (const { id: userId, email, name } of meant) {
      const data = { name, title, content, token: newsToken(secret, userId) }
      const until = expiresAt === null ? {} : { until: expiresAt }
      await mail.post({ to: email, template: 'news', data, userId, ...until }, tx)
    }
    await noteMailed(tx, id, readers.length < AT_ONCE ? null : (readers.at(-1)?.id ?? null))
    return meant.length
  })
}

import { CONSENT_PURPOSES, type Consent, type ConsentPurpose, type Consents } from '@placard/contract'
import { readerOfNews } from '../../crypto/news-token.ts'
import { isLimited } from '../../database/choice-state-rows.ts'
import { listConsents, readConsentState, recordConsent } from '../../database/consent-rows.ts'
import { inTransaction } from '../../database/executor.ts'
import { deleteWaitingNews } from '../../database/news-rows.ts'
import { isKeepingRecordings, setKeeping } from '../../database/recording-rows.ts'
import { problem } from '../../http/problems.ts'
import { isMinor, type SignedInUser } from '../../ports/access.ts'
import { grantedNow, isOfferedTo } from './consent-rules.ts'
import type { PrivacyDependencies } from './dependencies.ts'
import { privacyMessages } from './messages.en.ts'

type ConsentDependencies = Pick<PrivacyDependencies, 'db' | 'clock' | 'ids'>

/** The consents of a person, and their decisions, newest first. */
export async function consentsOf({ db, clock }: ConsentDependencies, user: SignedInUser): Promise<Consents> {
  const [decisions, isDataLimited, isKeeping] = await Promise.all([
    listConsents(db, user.id),
    isLimited(db, user.id),
    isKeepingRecordings(db, user.id),
  ])
  const isYoung = isMinor(user, clock.now())
  const consents = CONSENT_PURPOSES.map((purpose): Consent => {
    const last = decisions.find((decision) => decision.purpose === purpose)
    const isOffered = isOfferedTo({ isYoung, isDataLimited }, purpose)
    return {
      purpose,
      isGranted: (purpose === 'sensitive-data' ? isKeeping : grantedNow(purpose, last?.isGranted ?? null)) && isOffered,
      decidedAt: last?.at.toISOString() ?? null,
      method: last?.method ?? null,
      textVersion: last?.textVersion ?? null,
      isOffered,
    }
  })
  const history = decisions.map(({ id, purpose, isGranted, at, method, textVersion }) => ({
    id,
    purpose,
    granted: isGranted,
    date: at.toISOString(),
    method,
    textVersion,
  }))
  return { consents, history }
}

/**
 * Gives a consent or withdraws it, with everything that follows at once.
 * @throws {Problem} `forbidden` when it is not offered to this person.
 */
export async function decide(
  dependencies: ConsentDependencies,
  user: SignedInUser,
  wish: { readonly purpose: ConsentPurpose; readonly isGranted: boolean; readonly textVersion: string },
): Promise<Consents> {
  const { db, clock, ids } = dependencies
  const { consents } = await consentsOf(dependencies, user)
  const isOffered = consents.some(({ purpose, isOffered: is }) => is && purpose === wish.purpose)
  if (wish.isGranted && !isOffered) throw problem('forbidden', { message: privacyMessages.consentNotOffered })
  await inTransaction(db, async (tx) => {
    const decision = { id: ids.next(), userId: user.id, method: 'person', ...wish } as const
    if (wish.purpose === 'sensitive-data') await setKeeping(tx, decision, clock.now())
    else await recordConsent(tx, decision, clock.now())
    if (wish.purpose === 'marketing' && !wish.isGranted) await deleteWaitingNews(tx, user.id)
  })
  return consentsOf(dependencies, user)
}

/** The text of the mails with news, by which somebody withdraws from within one. */
const NEWS_TEXT = 'news-mail-1'

/**
 * Withdraws the consent to mails with news by the link in one of them: whoever has the mail need not sign in. Repeated, or for an
 * account that is gone, it changes nothing.
 * @throws {Problem} `link-invalid` for a link that this server did not make.
 */
export async function stopNews(
  { db, clock, ids, secret }: Pick<PrivacyDependencies, 'db' | 'clock' | 'ids' | 'secret'>,
  token: string,
): Promise<void> {
  const userId = readerOfNews(secret, token)
  if (userId === undefined) throw problem('link-invalid')
  await inTransaction(db, async (tx) => {
    const before = await readConsentState(tx, userId, 'marketing')
    if (before?.isGranted !== true) return
    const decision = { purpose: 'marketing', isGranted: false, method: 'person', textVersion: NEWS_TEXT } as const
    await recordConsent(tx, { id: ids.next(), userId, ...decision }, clock.now())
    await deleteWaitingNews(tx, userId)
  })
}

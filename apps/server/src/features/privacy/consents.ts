import { CONSENT_PURPOSES, type Consent, type ConsentPurpose, type Consents } from '@placard/contract'
import { isLimited } from '../../database/choice-state-rows.ts'
import { listConsents, recordConsent } from '../../database/consent-rows.ts'
import { inTransaction } from '../../database/executor.ts'
import { endKeeping } from '../../database/recording-rows.ts'
import { problem } from '../../http/problems.ts'
import { isMinor, type SignedInUser } from '../../ports/access.ts'
import { grantedNow, isOfferedTo } from './consent-rules.ts'
import type { PrivacyDependencies } from './dependencies.ts'
import { privacyMessages } from './messages.en.ts'

type ConsentDependencies = Pick<PrivacyDependencies, 'db' | 'clock' | 'ids'>

/** The consents of a person, and their decisions, newest first. */
export async function consentsOf({ db, clock }: ConsentDependencies, user: SignedInUser): Promise<Consents> {
  const [decisions, isDataLimited] = await Promise.all([listConsents(db, user.id), isLimited(db, user.id)])
  const isYoung = isMinor(user, clock.now())
  const consents = CONSENT_PURPOSES.map((purpose): Consent => {
    const last = decisions.find((decision) => decision.purpose === purpose)
    const isOffered = isOfferedTo({ isYoung, isDataLimited }, purpose)
    return {
      purpose,
      isGranted: grantedNow(purpose, last?.isGranted ?? null) && isOffered,
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
    await recordConsent(tx, { id: ids.next(), userId: user.id, method: 'person', ...wish }, clock.now())
    if (wish.purpose === 'sensitive-data' && !wish.isGranted) await endKeeping(tx, user.id)
  })
  return consentsOf(dependencies, user)
}

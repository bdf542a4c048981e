import type { SecurityOverview, SignInEntry } from '@placard/contract'
import { problem } from '../../../http/problems.ts'
import { listPasskeys } from '../passkeys/passkey-rows.ts'
import { presentPasskey } from '../passkeys/passkeys.ts'
import { countRecoveryCodes, findSecondFactor } from '../second-factor/second-factor-rows.ts'
import type { AccountDependencies } from '../shared/begin-sign-in.ts'
import { listOpenFamilies } from '../shared/refresh-family-rows.ts'
import { findUser } from '../shared/user-rows.ts'

/** Security settings of an account. */
export async function overviewOf({ db }: AccountDependencies, userId: string): Promise<SecurityOverview> {
  const [user, factor, codes, keys] = await Promise.all([
    findUser(db, userId),
    findSecondFactor(db, userId),
    countRecoveryCodes(db, userId),
    listPasskeys(db, userId),
  ])
  if (user === undefined) throw problem('unauthenticated')
  const since = factor?.confirmedAt ?? null
  return {
    isEmailVerified: user.emailVerifiedAt !== null,
    pendingEmail: user.pendingEmail,
    passwordChangedAt: (user.passwordChangedAt ?? user.createdAt).toISOString(),
    twoFactor: { isOn: since !== null, since: since?.toISOString() ?? null, recoveryCodesLeft: codes },
    passkeys: keys.map(presentPasskey),
  }
}

/** Open sign-ins of an account. */
export async function signInsOf(
  { db, clock }: AccountDependencies,
  { userId, familyId }: { userId: string; familyId: string },
): Promise<SignInEntry[]> {
  const families = await listOpenFamilies(db, userId, clock.now())
  return families.map(({ id, device, network, createdAt, lastUsedAt, expiresAt, isRemembered }) => ({
    id,
    device,
    network,
    createdAt: createdAt.toISOString(),
    lastUsedAt: (lastUsedAt ?? createdAt).toISOString(),
    expiresAt: expiresAt.toISOString(),
    isRemembered,
    isCurrent: id === familyId,
  }))
}

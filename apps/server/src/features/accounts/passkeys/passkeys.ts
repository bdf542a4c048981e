import {
  type NewCredential,
  PASSKEY_TRANSPORTS,
  type Passkey,
  type PasskeyCreation,
  type PasskeyQuestion,
  type PresentedCredential,
} from '@placard/contract'
import * as z from 'zod/mini'
import { inTransaction } from '../../../database/executor.ts'
import { problem } from '../../../http/problems.ts'
import { type AccountDependencies, admitFully, type SignIn } from '../shared/begin-sign-in.ts'
import { PASSKEYS_FULL } from '../shared/messages.en.ts'
import { issueToken, takeToken } from '../shared/one-time-token-rows.ts'
import { reauthenticate } from '../shared/reauthentication.ts'
import { recordSecurityEvent } from '../shared/security-event-rows.ts'
import { tellOfSecurity } from '../shared/security-mails.ts'
import { findUser } from '../shared/user-rows.ts'
import type { Visitor } from '../shared/visitor.ts'
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  MOST_PASSKEYS,
  notePasskeyUse,
  type StoredPasskey,
} from './passkey-rows.ts'

/** Loaded by the first who uses a passkey: 180 modules, 8 MB. */
const webAuthn = () => import('@simplewebauthn/server')

const RP_NAME = 'Placard'
/** Time limit of a WebAuthn ceremony. */
const CEREMONY_MS = 5 * 60_000

/** COSE algorithms every browser's keys support, the best first: Ed25519, ECDSA on P-256, RSA. */
const ALGORITHMS = [-8, -7, -257]

const CeremonyData = z.object({ challenge: z.string() })
type Transport = (typeof PASSKEY_TRANSPORTS)[number]

/** The relying party: the origin of our own page as this browser sees it, and its host name. */
export interface RelyingParty {
  readonly origin: string
  readonly rpId: string
}

/** A passkey as shown to its owner. */
export function presentPasskey({ id, name, createdAt, lastUsedAt, isSynced }: StoredPasskey): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isSynced,
  }
}

/** Begins the registration of a passkey. @throws {Problem} `password-wrong`; `conflict` when there are too many. */
export async function askToCreatePasskey(
  dependencies: AccountDependencies,
  { userId, currentPassword }: { userId: string; currentPassword: string },
  { rpId }: RelyingParty,
): Promise<{ ceremony: string; options: PasskeyCreation }> {
  const user = await reauthenticate(dependencies, userId, currentPassword)
  const kept = await listPasskeys(dependencies.db, userId)
  if (kept.length >= MOST_PASSKEYS) throw problem('conflict', { message: PASSKEYS_FULL })
  const {
    hints: _,
    extensions: __,
    ...options
  } = await (await webAuthn()).generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: rpId,
    userID: Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex')),
    userName: user.email,
    userDisplayName: user.name,
    challenge: Uint8Array.from(dependencies.random.bytes(32)),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: kept.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // sign-in asks for no address, so the key must be discoverable, and verify its user
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const ceremony = await beginCeremony(dependencies, 'passkey-creation', userId, options.challenge)
  return { ceremony, options: { ...options, excludeCredentials: described(kept) } }
}

function described(passkeys: readonly StoredPasskey[]) {
  return passkeys.map(({ credentialId: id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: knownTransports(transports),
  }))
}

function knownTransports(transports: readonly string[]): Transport[] {
  return PASSKEY_TRANSPORTS.filter((known) => transports.includes(known))
}

async function beginCeremony(
  { db, clock, random }: AccountDependencies,
  purpose: 'passkey-creation' | 'passkey-sign-in',
  userId: string | null,
  challenge: string,
): Promise<string> {
  const wanted = { purpose, userId, data: { challenge }, lifetimeMs: CEREMONY_MS }
  return (await issueToken(db, random, wanted, clock.now())).token
}

/**
 * Completes the registration of a passkey.
 * @throws {Problem} `passkey-invalid` when the ceremony has expired, was another account's, or fails verification.
 */
export async function createPasskey(
  dependencies: AccountDependencies,
  { userId, ceremony, name, credential }: { userId: string; ceremony: string; name: string; credential: NewCredential },
  { origin, rpId }: RelyingParty,
): Promise<StoredPasskey> {
  const { db, clock, ids } = dependencies
  const now = clock.now()
  const taken = await takeToken(db, 'passkey-creation', ceremony, now)
  const data = CeremonyData.safeParse(taken?.data)
  if (taken?.userId !== userId || !data.success) throw problem('passkey-invalid')
  const transports = knownTransports(credential.response.transports ?? [])
  const verified = await checked(
    (await webAuthn()).verifyRegistrationResponse({
      response: asJson(credential, { ...credential.response, transports }),
      expectedChallenge: data.data.challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!verified.verified) throw problem('passkey-invalid')
  const { credential: made, credentialBackedUp } = verified.registrationInfo
  const kept = await inTransaction(db, async (tx) => {
    const passkey = {
      id: ids.next(),
      userId,
      credentialId: made.id,
      publicKey: made.publicKey,
      counter: made.counter,
      transports,
      name,
      isSynced: credentialBackedUp,
      createdAt: now,
      lastUsedAt: null,
    }
    const inserted = await insertPasskey(tx, passkey)
    const user = await findUser(tx, userId)
    if (inserted === undefined || user === undefined) return undefined
    await recordSecurityEvent(tx, 'passkey-added', { userId }, now)
    await tellOfSecurity(dependencies, tx, { user, what: 'passkey-added', passkey: name }, now)
    return inserted
  })
  if (kept === undefined) throw problem('passkey-invalid')
  return kept
}

/** Deletes a passkey. @throws {Problem} `password-wrong`; `not-found` when the user has no such passkey. */
export async function removePasskey(
  dependencies: AccountDependencies,
  { userId, passkeyId, currentPassword }: { userId: string; passkeyId: string; currentPassword: string },
): Promise<void> {
  const { db, clock } = dependencies
  const user = await reauthenticate(dependencies, userId, currentPassword)
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    const gone = await deletePasskey(tx, { id: passkeyId, userId })
    if (gone === undefined) throw problem('not-found')
    await recordSecurityEvent(tx, 'passkey-removed', { userId }, now)
    await tellOfSecurity(dependencies, tx, { user, what: 'passkey-removed', passkey: gone.name }, now)
  })
}

/** Begins a sign-in by passkey: any key of this site may answer. */
export async function askForPasskey(
  dependencies: AccountDependencies,
  { rpId }: RelyingParty,
): Promise<{ ceremony: string; options: PasskeyQuestion }> {
  const { challenge, timeout } = await (await webAuthn()).generateAuthenticationOptions({
    rpID: rpId,
    challenge: Uint8Array.from(dependencies.random.bytes(32)),
    userVerification: 'required',
  })
  const ceremony = await beginCeremony(dependencies, 'passkey-sign-in', null, challenge)
  const patience = timeout === undefined ? {} : { timeout }
  return { ceremony, options: { challenge, rpId, userVerification: 'required', ...patience } }
}

/**
 * Signs in by passkey, which counts as password and second factor: it proves possession and verifies its user.
 * @throws {Problem} `passkey-invalid` alike for unknown and wrong keys; `account-suspended`
 */
export async function signInByPasskey(
  dependencies: AccountDependencies,
  given: { ceremony: string; credential: PresentedCredential; isRemembered: boolean },
  { origin, rpId }: RelyingParty,
  visitor: Visitor,
): Promise<SignIn> {
  const { db, clock } = dependencies
  const now = clock.now()
  const data = CeremonyData.safeParse((await takeToken(db, 'passkey-sign-in', given.ceremony, now))?.data)
  const passkey = await findPasskey(db, given.credential.id)
  const user = passkey === undefined ? undefined : await findUser(db, passkey.userId)
  if (!data.success || passkey === undefined || user === undefined) throw problem('passkey-invalid')
  const { id, publicKey, counter, credentialId } = passkey
  const verified = await checked(
    (await webAuthn()).verifyAuthenticationResponse({
      response: asJson(given.credential, answeredBy(given.credential)),
      expectedChallenge: data.data.challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter },
      requireUserVerification: true,
    }),
  )
  if (!verified.verified) throw problem('passkey-invalid')
  await notePasskeyUse(db, id, verified.authenticationInfo.newCounter, now)
  return admitFully(dependencies, { user, visitor, isRemembered: given.isRemembered })
}

/** Extension outputs of browsers are unsigned, and nothing here depends on them. */
function asJson<Response>({ id, rawId, type }: Pick<NewCredential, 'id' | 'rawId' | 'type'>, response: Response) {
  return { id, rawId, type, response, clientExtensionResults: {} }
}

function answeredBy({ response: { userHandle, ...signed } }: PresentedCredential) {
  return userHandle === undefined ? signed : { ...signed, userHandle }
}

/** Maps the library's verification errors to one fault: their details would help attackers most. */
async function checked<Verified>(verifying: Promise<Verified>): Promise<Verified | { readonly verified: false }> {
  return verifying.catch(() => ({ verified: false }) as const)
}

import type { Access, SignedInUser } from '../../../ports/access.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import { readAccessToken } from '../shared/access-tokens.ts'
import { deriveKeys } from '../shared/keys.ts'
import { findOpenRoles, findSignedIn } from '../shared/refresh-family-rows.ts'
import type { StoredUser } from '../shared/user-rows.ts'

/** TTL of the cache: other servers and the command line end sign-ins too, which must take effect within a second. */
const REMEMBERED_MS = 500
/** Size of the cache; beyond it all entries are evicted, at a query each. */
const MOST_REMEMBERED = 10_000

/**
 * Cache key: the end of the token, its signature. Hashing that takes a fraction of the time of the whole token, which
 * is compared afterwards.
 */
function endOf(token: string): string {
  return token.slice(-43)
}

/** When a query began: its result may be that old. */
interface Asking {
  /** By the clock that tokens and sign-ins are judged by. */
  readonly at: number
  /** Expiry of its result in monotonic ms, which a changed clock does not affect. */
  readonly until: number
  /** The number of changes by then. */
  readonly changes: number
}

interface Remembered extends Asking {
  readonly token: string
  readonly user: SignedInUser
}

interface Asked extends Asking {
  readonly answer: Promise<SignedInUser | undefined>
}

/** Authenticates users by tokens that this server signed and by the database, with a cache. */
export function createAccess({ db, clock, secret }: Pick<Dependencies, 'db' | 'clock' | 'secret'>): Access {
  const { accessToken } = deriveKeys(secret)
  const remembered = new Map<string, Remembered>()
  const asked = new Map<string, Asked>()
  let changes = 0

  const isFresh = ({ at, until }: Asking) =>
    performance.now() < until && Math.abs(clock.now().getTime() - at) < REMEMBERED_MS

  const recall = (token: string): SignedInUser | undefined => {
    const found = remembered.get(endOf(token))
    if (found === undefined || found.token !== token) return undefined
    if (isFresh(found)) return found.user
    remembered.delete(endOf(token))
    return undefined
  }

  const ask = async (token: string, asking: Asking): Promise<SignedInUser | undefined> => {
    const now = new Date(asking.at)
    const subject = readAccessToken(accessToken, token, now)
    if (subject === undefined) return undefined
    const found = await findSignedIn(db, subject, now)
    if (found === undefined) return undefined
    const user = signedInUser(found, subject.familyId)
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    // the result of a query from before a change is not cached
    if (asking.changes === changes) remembered.set(endOf(token), { ...asking, token, user })
    return user
  }

  return {
    recall,
    authenticate(token) {
      const known = recall(token)
      if (known !== undefined) return Promise.resolve(known)
      // concurrent requests of a page share one query
      const before = asked.get(token)
      if (before !== undefined && before.changes === changes && isFresh(before)) return before.answer
      const asking = { at: clock.now().getTime(), until: performance.now() + REMEMBERED_MS, changes }
      const answer = ask(token, asking).finally(() => {
        if (asked.get(token)?.answer === answer) asked.delete(token)
      })
      asked.set(token, { ...asking, answer })
      return answer
    },
    stillSignedIn: (familyIds) => findOpenRoles(db, familyIds, clock.now()),
    forget(userId) {
      changes += 1
      for (const [end, { user }] of remembered) if (user.id === userId) remembered.delete(end)
    },
  }
}

function signedInUser(user: StoredUser, familyId: string): SignedInUser {
  const { id, name, email, role, createdAt, updatedAt, emailVerifiedAt, isAgeStated, minorUntil } = user
  const { pendingEmail, confirmationSentAt, hasTemporaryPassword } = user
  return {
    id,
    name,
    email,
    role,
    createdAt,
    updatedAt,
    emailVerifiedAt,
    pendingEmail,
    confirmationSentAt,
    isAgeStated,
    minorUntil,
    hasTemporaryPassword,
    familyId,
  }
}

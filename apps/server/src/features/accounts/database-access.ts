import type { Access, SignedInUser } from '../../app/access.ts'
import type { Dependencies } from '../../app/dependencies.ts'
import { readAccessToken } from './access-tokens.ts'
import { deriveKeys } from './keys.ts'
import { findOpenRoles, findSignedIn } from './refresh-families.ts'
import type { StoredUser } from './users.ts'

/** How long an answer is good: other servers and the command line end sign-ins too, and within a second it must show. */
const REMEMBERED_MS = 500
/** More answers than this are not kept; forgetting all of them costs a question each. */
const MOST_REMEMBERED = 10_000

interface Remembered {
  readonly user: SignedInUser
  /** By the clock tokens and sign-ins are judged by. */
  readonly at: number
  /** Monotonic ms, which nobody can put back. */
  readonly until: number
}

/** Recognises people by tokens this server signed, and by what the database says of them. */
export function createAccess({ db, clock, secret }: Pick<Dependencies, 'db' | 'clock' | 'secret'>): Access {
  const { accessToken } = deriveKeys(secret)
  const remembered = new Map<string, Remembered>()
  let changes = 0

  const recall = (token: string): SignedInUser | undefined => {
    const found = remembered.get(token)
    if (found === undefined) return undefined
    const isFresh = performance.now() < found.until && Math.abs(clock.now().getTime() - found.at) < REMEMBERED_MS
    if (!isFresh) remembered.delete(token)
    return isFresh ? found.user : undefined
  }

  return {
    async authenticate(token) {
      const known = recall(token)
      if (known !== undefined) return known
      // counted from before the question: the answer may be that old
      const now = clock.now()
      const until = performance.now() + REMEMBERED_MS
      const changesBefore = changes
      const subject = await readAccessToken(accessToken, token, now)
      if (subject === undefined) return undefined
      const found = await findSignedIn(db, subject, now)
      if (found === undefined) return undefined
      const user = signedInUser(found, subject.familyId)
      if (remembered.size >= MOST_REMEMBERED) remembered.clear()
      // what was asked before a change is an answer to this request only
      if (changes === changesBefore) remembered.set(token, { user, at: now.getTime(), until })
      return user
    },
    stillSignedIn: (familyIds) => findOpenRoles(db, familyIds, clock.now()),
    forget(userId) {
      changes += 1
      for (const [token, { user }] of remembered) if (user.id === userId) remembered.delete(token)
    },
  }
}

function signedInUser(user: StoredUser, familyId: string): SignedInUser {
  const { id, name, email, role, createdAt, updatedAt, emailVerifiedAt, pendingEmail, isAgeStated, minorUntil } = user
  return {
    id,
    name,
    email,
    role,
    createdAt,
    updatedAt,
    emailVerifiedAt,
    pendingEmail,
    isAgeStated,
    minorUntil,
    familyId,
  }
}

import type { Access } from '../../app/access.ts'
import type { Dependencies } from '../../app/dependencies.ts'
import { readAccessToken } from './access-tokens.ts'
import { deriveKeys } from './keys.ts'
import { filterOpenFamilies, findSignedIn } from './refresh-families.ts'

/** Recognises people by tokens this server signed, and by what the database says of them now. */
export function createAccess({ db, clock, secret }: Pick<Dependencies, 'db' | 'clock' | 'secret'>): Access {
  const { accessToken } = deriveKeys(secret)
  return {
    async authenticate(token) {
      const subject = await readAccessToken(accessToken, token, clock.now())
      if (subject === undefined) return undefined
      const user = await findSignedIn(db, subject, clock.now())
      return user === undefined ? undefined : { ...user, familyId: subject.familyId }
    },
    stillSignedIn: (familyIds) => filterOpenFamilies(db, familyIds, clock.now()),
  }
}

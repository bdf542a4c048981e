import { VoiceAssignment } from '@placard/contract'
import * as z from 'zod/mini'
import { finished, resultOf } from '../../../client/storage/indexed-db.ts'

const NAME = 'placard-voices'
const STORE = 'assignments'

const Row = z.object({ sessionId: z.string(), assignments: z.array(VoiceAssignment) })

/** The voices that the demo's user gave to delegates, by session. */
export class KeptAssignments {
  private readonly database: IDBDatabase

  constructor(database: IDBDatabase) {
    this.database = database
  }

  async read(sessionId: string): Promise<readonly VoiceAssignment[]> {
    const row: unknown = await resultOf(this.database.transaction(STORE).objectStore(STORE).get(sessionId))
    return Row.safeParse(row).data?.assignments ?? []
  }

  async save(sessionId: string, assignments: readonly VoiceAssignment[]): Promise<void> {
    const transaction = this.database.transaction(STORE, 'readwrite')
    transaction.objectStore(STORE).put({ sessionId, assignments })
    await finished(transaction)
  }

  async remove(sessionId: string): Promise<void> {
    const transaction = this.database.transaction(STORE, 'readwrite')
    transaction.objectStore(STORE).delete(sessionId)
    await finished(transaction)
  }
}

/** Deletes the voices of a session that is gone. Nothing happens where none were ever kept; never rejects. */
export async function forgetAssignments(factory: IDBFactory, sessionId: string): Promise<void> {
  const request = factory.open(NAME, 1)
  // there is no such database, and there shall be none
  request.onupgradeneeded = () => request.transaction?.abort()
  try {
    const database = await resultOf(request)
    await new KeptAssignments(database).remove(sessionId).finally(() => database.close())
  } catch {
    // without a session nobody asks for them
  }
}

/** @throws {DOMException} when the browser denies storage. */
export async function openAssignments(factory: IDBFactory): Promise<KeptAssignments> {
  const request = factory.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'sessionId' })
  const database = await resultOf(request)
  database.onversionchange = () => database.close()
  return new KeptAssignments(database)
}

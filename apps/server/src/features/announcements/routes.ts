import {
  type AnnouncementChange,
  announcements,
  audiencesOf,
  isAnnouncementShown,
  type NewAnnouncement,
} from '@placard/contract'
import { recordAudit } from '../../database/audit-rows.ts'
import { inTransaction } from '../../database/executor.ts'
import { callerBehind } from '../../http/access.ts'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { InputWatch } from '../../ports/input-watch.ts'
import {
  deleteAnnouncement,
  findAnnouncement,
  insertAnnouncement,
  listAnnouncements,
  listCurrentAnnouncements,
  updateAnnouncement,
} from './announcement-rows.ts'
import { announcementMessages } from './messages.en.ts'

/** Registers the calls about announcements. */
export function registerAnnouncements(app: App, dependencies: Dependencies, watchInput: InputWatch): void {
  const { db, clock, ids } = dependencies
  async function watchTexts(userId: string, { title = '', content = '' }: AnnouncementChange): Promise<void> {
    await watchInput(userId, { kind: 'adminInput', field: 'title', text: title })
    await watchInput(userId, { kind: 'adminInput', field: 'content', text: content })
  }

  implement(app, dependencies, announcements.list, async ({ request }) => {
    const now = clock.now()
    const caller = await callerBehind(dependencies.access, request)
    const audiences = audiencesOf(caller?.createdAt, now)
    const current = await listCurrentAnnouncements(db, now)
    return current.filter((announcement) => isAnnouncementShown(announcement, audiences, now))
  })

  implement(app, dependencies, announcements.listAll, async () => listAnnouncements(db))

  implement(app, dependencies, announcements.create, async ({ body, user }) => {
    const now = clock.now()
    requireFuture(body, now)
    await watchTexts(user.id, body)
    const id = ids.next()
    return inTransaction(db, async (tx) => {
      await insertAnnouncement(tx, { id, authorId: user.id, body }, now)
      const { title, targetAudience, alsoByEmail } = body
      const detail = { title, targetAudience, ...(alsoByEmail && { alsoByEmail }) }
      await recordAudit(tx, { actorId: user.id, action: 'announcement-created', subject: id, detail }, now)
      return found(await findAnnouncement(tx, id))
    })
  })

  implement(app, dependencies, announcements.change, async ({ params: { announcementId }, body, user }) => {
    const now = clock.now()
    if (Object.keys(body).length === 0) throw nothingToChange()
    requireFuture(body, now)
    await watchTexts(user.id, body)
    return inTransaction(db, async (tx) => {
      if (!(await updateAnnouncement(tx, announcementId, body, now))) throw problem('not-found')
      const act = { actorId: user.id, action: actionOf(body), subject: announcementId, detail: body }
      await recordAudit(tx, act, now)
      return found(await findAnnouncement(tx, announcementId))
    })
  })

  implement(app, dependencies, announcements.remove, async ({ params: { announcementId }, user }) =>
    inTransaction(db, async (tx) => {
      const title = await deleteAnnouncement(tx, announcementId)
      if (title === undefined) throw problem('not-found')
      const act = { actorId: user.id, action: 'announcement-deleted', subject: announcementId, detail: { title } }
      await recordAudit(tx, act, clock.now())
      return {}
    }),
  )
}

function requireFuture({ expiresAt }: Pick<NewAnnouncement | AnnouncementChange, 'expiresAt'>, now: Date): void {
  if (expiresAt === undefined || expiresAt === null || Date.parse(expiresAt) > now.getTime()) return
  const fields = [{ field: 'expiresAt', rule: 'not-in-the-future' }]
  throw problem('validation-failed', { message: announcementMessages.expiryPassed, fields })
}

function nothingToChange() {
  return problem('validation-failed', { message: announcementMessages.nothingToChange })
}

function actionOf({ isActive }: AnnouncementChange): string {
  if (isActive === undefined) return 'announcement-changed'
  return isActive ? 'announcement-activated' : 'announcement-deactivated'
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw problem('not-found')
  return value
}

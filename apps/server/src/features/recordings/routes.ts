import { recordings } from '@placard/contract'
import { isLimited } from '../../database/choice-state-rows.ts'
import { inTransaction } from '../../database/executor.ts'
import { readRuns } from '../../database/job-run-rows.ts'
import {
  deleteRecording,
  deleteRecordings,
  isKeepingRecordings,
  listRecordings,
  readRecording,
  setKeeping,
} from '../../database/recording-rows.ts'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import { isMinor } from '../../ports/access.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { recordingMessages } from './messages.en.ts'

/** The text beside the switch of the settings, by which somebody consents to the keeping of recordings. */
const TEXT = 'recordings-1'

/** Registers the calls about kept recordings. Another person's is answered as missing. */
export function registerRecordings(app: App, dependencies: Dependencies): void {
  const { db, clock, ids } = dependencies
  implement(app, dependencies, recordings.list, async ({ user }) => {
    const now = clock.now()
    const [limited, isOn, runs, kept] = await Promise.all([
      isLimited(db, user.id),
      isKeepingRecordings(db, user.id),
      readRuns(db, ['recordings']),
      listRecordings(db, user.id, now),
    ])
    const run = runs.get('recordings')
    const mayKeep = !isMinor(user, now) && !limited
    return {
      isKeeping: isOn && mayKeep,
      mayKeep,
      job: {
        lastRunAt: run?.lastRunAt?.toISOString() ?? null,
        nextRunAt: run?.nextRunAt.toISOString() ?? null,
      },
      recordings: kept,
    }
  })
  implement(app, dependencies, recordings.keep, async ({ body: { isKeeping }, user }) => {
    if (isKeeping && isMinor(user, clock.now())) throw problem('forbidden', { message: recordingMessages.tooYoung })
    const decision = {
      id: ids.next(),
      userId: user.id,
      isGranted: isKeeping,
      method: 'person',
      textVersion: TEXT,
    } as const
    const isDone = await inTransaction(db, (tx) => setKeeping(tx, decision, clock.now()))
    if (!isDone) throw problem('forbidden', { message: recordingMessages.limited })
    return { isKeeping }
  })
  implement(app, dependencies, recordings.sound, async ({ params, user }) => {
    const found = await readRecording(db, user.id, params.recordingId, clock.now())
    if (found === undefined) throw problem('not-found')
    return { audioData: Buffer.from(found.sound).toString('base64'), mediaType: found.mediaType }
  })
  implement(app, dependencies, recordings.remove, async ({ params, user }) => {
    if (!(await deleteRecording(db, user.id, params.recordingId))) throw problem('not-found')
    return {}
  })
  implement(app, dependencies, recordings.removeAll, async ({ user }) => {
    await deleteRecordings(db, user.id)
    return {}
  })
}

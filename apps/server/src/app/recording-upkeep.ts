import { deleteEndedRecordings } from '../database/recording-rows.ts'
import type { Dependencies } from '../ports/dependencies.ts'

/** Interval of the job that deletes recordings. */
const RECORDING_UPKEEP_MS = 10 * 60 * 1000

/**
 * Deletes recordings that are over, at once and every ten minutes; a failure is logged, and the next run goes on. Nobody
 * gets one that is over, whether or not the job has been there.
 */
export function startRecordingUpkeep({
  db,
  clock,
  logger,
}: Pick<Dependencies, 'db' | 'clock' | 'logger'>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    const now = clock.now()
    running = deleteEndedRecordings(db, now, new Date(now.getTime() + RECORDING_UPKEEP_MS)).catch((error: unknown) =>
      logger.warn({ err: error }, 'recordings could not be deleted'),
    )
  }
  run()
  const timer = setInterval(run, RECORDING_UPKEEP_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

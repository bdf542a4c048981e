import { linkSync, mkdirSync, readFileSync, renameSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const BEAT_MS = 2000
/** A holder that is alive beats every two seconds; one that has not for this long was stopped with its machine. */
const SILENT_MS = 60_000

/**
 * Does some work while no other process of this machine does it in this folder. A lock whose holder died is taken over.
 *
 * @template T
 * @param {string} file the lock; its folder is made when missing
 * @param {{ onWait: () => void, work: () => Promise<T> }} options `onWait` is called once when another process holds it
 * @returns {Promise<T>}
 */
export async function withLock(file, { onWait, work }) {
  mkdirSync(dirname(file), { recursive: true })
  let hasWaited = false
  while (!take(file)) {
    if (isAbandoned(file)) {
      clearAway(file)
      continue
    }
    if (!hasWaited) onWait()
    hasWaited = true
    await sleep(250)
  }
  const beat = setInterval(() => touch(file), BEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    unlinkSync(file)
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/**
 * Whether the process that holds the lock is gone.
 *
 * @param {string} file
 */
export function isAbandoned(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    const silentMs = Date.now() - statSync(file).mtimeMs
    // Between creation and the first byte the file is empty for a moment.
    if (!Number.isInteger(holder) || holder <= 0) return silentMs > BEAT_MS
    return silentMs > SILENT_MS || !isAlive(holder)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

/**
 * Moves an abandoned lock out of the way. Two waiters can see the same dead holder: should the second move away
 * the lock that the first has just taken, it puts it back.
 *
 * @param {string} file
 */
function clearAway(file) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (!isAbandoned(aside)) linkSync(aside, file)
    unlinkSync(aside)
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/** @param {string} file */
function touch(file) {
  const now = new Date()
  utimesSync(file, now, now)
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}

import { linkSync, mkdirSync, readFileSync, renameSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const BEAT_MS = 2000
/**
 * Stale-lock timeout: a live holder sends a heartbeat every two seconds; one silent for this long went down with its
 * machine.
 */
const SILENT_MS = 60_000

/**
 * Runs some work under an inter-process lock file: no other process of this machine runs it in this folder at the same
 * time. A lock whose holder died is taken over.
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
 * Whether a lock is stale: its holder's process has ended or its heartbeat has stopped.
 *
 * @param {string} file
 */
export function isAbandoned(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    const silentMs = Date.now() - statSync(file).mtimeMs
    // between creation and the first write the file is empty for a moment
    if (!Number.isInteger(holder) || holder <= 0) return silentMs > BEAT_MS
    return silentMs > SILENT_MS || !isAlive(holder)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

/**
 * Removes a stale lock. Race condition: two waiters may detect the same dead holder; if the second removes the lock
 * that the first has just acquired, it puts it back.
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

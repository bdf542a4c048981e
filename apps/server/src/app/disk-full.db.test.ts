import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { TEST_PASSWORD } from '../testing/test-server.ts'
import { openWorkbench, postTo, signUpAt, statusOf, untilReady, type Workbench } from '../testing/workbench.ts'

const MIB = 1024 * 1024

let disk: string
let isMounted = false
let bench: Workbench | undefined

beforeAll(async () => {
  disk = await mkdtemp(path.join(tmpdir(), 'placard-disk-'))
  isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=110m,mode=0711', 'tmpfs', disk]).status === 0
})
afterEach(() => bench?.clear())
afterAll(async () => {
  if (isMounted) spawnSync('umount', [disk])
  await rm(disk, { recursive: true, force: true })
})

/** Fills the disk with ever smaller pieces. */
async function fillDisk(): Promise<void> {
  for (const size of [MIB, MIB / 16, 4096]) {
    const piece = Buffer.alloc(size, 1)
    for (let at = 0; at < 200; at++) {
      const wrote = await writeFile(path.join(disk, 'filler'), piece, { flag: 'a' }).then(
        () => true,
        () => false,
      )
      if (!wrote) break
    }
  }
}

// a disk of our own needs the right to mount one, which containers without privileges do not have
it('answers 503 to writes while the disk is full, keeps reading, and recovers when there is room (DB-3)', async ({
  skip,
}) => {
  skip(!isMounted, 'no right to mount a small disk')
  bench = await openWorkbench(disk)
  await bench.takeDatabase()
  const program = bench.run('main.ts')
  const address = await untilReady(program)
  const token = await signUpAt(address, 'ada@example.org')
  await fillDisk()
  let number = 0
  const write = async () => {
    const body = { email: `${number++}@example.org`, password: TEST_PASSWORD, name: 'Ada' }
    return (await postTo(address, '/api/auth/register', body)).status
  }
  await expect.poll(write, { interval: 0 }).toBe(503)
  expect(await statusOf(address, '/api/auth/me', token)).toBe(200)
  await rm(path.join(disk, 'filler'))
  await expect.poll(write, { interval: 100 }).toBe(201)
  expect(program.child.exitCode).toBe(null)
})

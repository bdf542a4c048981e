import type { PaperStore, ParagraphChangePort } from '@placard/application'
import { type ParagraphWish, workingPapers } from '@placard/contract'
import type { FastifyRequest } from 'fastify'
import { sqlStateOf } from '../../database/sql-state.ts'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import { byCaller, rateLimit } from '../../http/rate-limit.ts'
import { timeZoneOf } from '../../http/time-zone.ts'
import type { SignedInUser } from '../../ports/access.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { StorageGate } from '../../ports/storage-gate.ts'
import type { UsageGate } from '../../ports/usage-gate.ts'
import { paperMessages } from './messages.en.ts'

/** Rate limit of changes per account. */
const ASKED = { name: 'paper-changes', times: 30, windowMs: 60_000 } as const
/** SQLSTATE of a full disk. */
const DISK_FULL = '53100'

interface PaperDependencies {
  readonly store: PaperStore
  readonly changes: ParagraphChangePort
  readonly usage: UsageGate
  readonly storage: StorageGate
}

/** Registers the calls about working papers. */
export function registerPapers(app: App, dependencies: Dependencies, papers: PaperDependencies): void {
  const { store } = papers
  implement(app, dependencies, workingPapers.list, async ({ query, user }) => [...(await store.list(user.id, query))])
  implement(app, dependencies, workingPapers.get, async ({ params, user }) =>
    found(await store.read(user.id, params.paperId)),
  )
  implement(app, dependencies, workingPapers.version, async ({ params, query, user }) => ({
    ...found(await store.version(user.id, params.paperId, query.version)),
  }))
  implement(app, dependencies, workingPapers.remove, async ({ params, user }) => {
    if (!(await store.remove(user.id, params.paperId))) throw problem('not-found')
    return {}
  })
  registerWrites(app, dependencies, papers)
  registerChanges(app, dependencies, papers)
}

function registerWrites(app: App, dependencies: Dependencies, { store, storage }: PaperDependencies): void {
  const now = () => dependencies.clock.now().getTime()
  implement(app, dependencies, workingPapers.create, async ({ body, user }) =>
    found(await stored(() => storage.storing(user, 2 * sizeOf(body), () => store.create(user.id, body, now())))),
  )
  implement(app, dependencies, workingPapers.save, async ({ params, body, user }) =>
    found(
      await stored(() => storage.storing(user, sizeOf(body), () => store.save(user.id, params.paperId, body, now()))),
    ),
  )
}

function registerChanges(app: App, dependencies: Dependencies, papers: PaperDependencies): void {
  const mayAsk = rateLimit(app, ASKED, byCaller)
  implement(
    app,
    dependencies,
    workingPapers.change,
    async ({ params, body, user, request }) => {
      found(await papers.store.read(user.id, params.paperId))
      return changed(papers, { user, wish: body, request })
    },
    { lane: 'none', limit: mayAsk },
  )
}

interface ChangeOrder {
  readonly user: SignedInUser
  readonly wish: ParagraphWish
  readonly request: FastifyRequest
}

/** A change by a model is one interaction of the month; one by rules is free. */
async function changed({ usage, changes }: PaperDependencies, { user, wish, request }: ChangeOrder) {
  const order = { user, kind: 'ai', amount: 1, what: paperMessages.use, timeZone: timeZoneOf(request) } as const
  const { id } = await usage.reserve(order)
  try {
    const change = await changes.change(wish, user.id)
    if (change.engine.place === 'built-in') await usage.release(user.id, id)
    else await usage.settle(user.id, id)
    return change
  } catch (error) {
    // an unreleased reservation expires
    await usage.release(user.id, id).catch(() => undefined)
    throw error
  }
}

const sizeOf = ({ text }: { readonly text: string }) => Buffer.byteLength(text)

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw problem('not-found')
  return value
}

async function stored<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw sqlStateOf(error) === DISK_FULL ? problem('storage-full') : error
  }
}

import { RULED_ENGINES, type RuledEngine } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { withdrawnEngines } from '../../database/engine-rule-schema.ts'
import type { Executor } from '../../database/executor.ts'
import type { Dependencies } from '../../ports/dependencies.ts'

/** How long what was read is good for, in ms: so late another server learns of a decision. So long it waits after a failed read, too. */
const GOOD_FOR_MS = 1_000

/** Which engines an administrator has withdrawn. Read from the database, at most once a second. */
export class WithdrawnEngines {
  private readonly dependencies: Pick<Dependencies, 'db' | 'logger'>
  private goodUntil = Number.NEGATIVE_INFINITY
  /** Until the first read nothing is allowed. */
  private known: ReadonlySet<RuledEngine> = new Set(RULED_ENGINES)
  private reading: Promise<void> | undefined
  /** Counts decisions: what was read before one is not good after it. */
  private edition = 0

  constructor(dependencies: Pick<Dependencies, 'db' | 'logger'>) {
    this.dependencies = dependencies
  }

  /** The withdrawn engines; those that were known last where the database does not answer. Never rejects. */
  async all(): Promise<ReadonlySet<RuledEngine>> {
    if (performance.now() >= this.goodUntil) {
      this.reading ??= this.read()
      await this.reading
    }
    return this.known
  }

  /** Takes a decision that is stored. The next question reads anew; where that fails, the decision holds all the same. */
  decided(engine: RuledEngine, isAllowed: boolean): void {
    const known = new Set(this.known)
    if (isAllowed) known.delete(engine)
    else known.add(engine)
    this.known = known
    this.edition += 1
    this.reading = undefined
    this.goodUntil = Number.NEGATIVE_INFINITY
  }

  private async read(): Promise<void> {
    const { db, logger } = this.dependencies
    const { edition } = this
    const at = performance.now()
    try {
      const read = new Set(await readWithdrawn(db))
      if (edition !== this.edition) return
      this.known = read
      this.goodUntil = at + GOOD_FOR_MS
    } catch (error) {
      logger.warn({ err: error }, 'the withdrawn engines could not be read')
      // a database that is away is not asked again for each request
      if (edition === this.edition) this.goodUntil = performance.now() + GOOD_FOR_MS
    } finally {
      if (edition === this.edition) this.reading = undefined
    }
  }
}

async function readWithdrawn(db: Executor): Promise<RuledEngine[]> {
  const rows = await db.select({ engine: withdrawnEngines.engine }).from(withdrawnEngines)
  return rows.map(({ engine }) => engine)
}

/** Withdraws an engine, or allows it again. @returns whether that changed anything. */
export async function ruleEngine(db: Executor, engine: RuledEngine, isAllowed: boolean, now: Date): Promise<boolean> {
  const { rowCount } = isAllowed
    ? await db.delete(withdrawnEngines).where(eq(withdrawnEngines.engine, engine))
    : await db.insert(withdrawnEngines).values({ engine, withdrawnAt: now }).onConflictDoNothing()
  return rowCount === 1
}

import { type EngineRules, engineRules, PROVIDER_PLACES } from '@placard/contract'
import { recordAudit } from '../../database/audit-rows.ts'
import { inTransaction } from '../../database/executor.ts'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { ruleEngine, type WithdrawnEngines } from './withdrawn-engines.ts'

/** Registers the calls by which administrators decide which engines people may use. */
export function registerEngineRules(app: App, dependencies: Dependencies, withdrawn: WithdrawnEngines): void {
  const { db, clock } = dependencies

  implement(app, dependencies, engineRules.read, async () => rulesOf(dependencies, withdrawn))

  implement(app, dependencies, engineRules.change, async ({ params: { engine }, body: { isAllowed }, user }) => {
    const now = clock.now()
    await inTransaction(db, async (tx) => {
      if (!(await ruleEngine(tx, engine, isAllowed, now))) return
      const action = isAllowed ? 'engine-allowed' : 'engine-withdrawn'
      await recordAudit(tx, { actorId: user.id, action, subject: engine }, now)
    })
    withdrawn.decided(engine, isAllowed)
    return rulesOf(dependencies, withdrawn)
  })
}

async function rulesOf(
  { configuration }: Pick<Dependencies, 'configuration'>,
  withdrawn: Pick<WithdrawnEngines, 'all'>,
): Promise<EngineRules> {
  const { models, hasEmbedded } = configuration.language
  const gone = await withdrawn.all()
  return {
    models: models.map(({ provider, model }) => ({
      provider,
      model,
      place: PROVIDER_PLACES[provider],
      isAllowed: !gone.has(provider),
    })),
    hasBuiltIn: hasEmbedded,
    isOwnAllowed: !gone.has('own'),
  }
}

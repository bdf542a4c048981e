import { shippedWorld } from '../adapters/language/shipped-world.ts'
import { createInputWatch } from '../features/input-audit/input-watch.ts'
import { createProjectStore } from '../features/projects/project-rows.ts'
import { registerProjectCalls } from '../features/projects/routes.ts'
import type { App } from '../http/app.ts'
import type { Dependencies } from '../ports/dependencies.ts'

const STATES = new Set(shippedWorld.countries.map(({ iso3 }) => iso3))

/** Composes the projects: their store, the states one can represent, and the check of what is typed. */
export function registerProjects(app: App, dependencies: Dependencies): void {
  registerProjectCalls(app, dependencies, {
    store: createProjectStore(dependencies.db),
    watchInput: createInputWatch(dependencies),
    isState: (country) => STATES.has(country),
  })
}

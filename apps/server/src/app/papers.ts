import type { Catalogue } from '@placard/application'
import type { TaskRunner } from '@placard/language/models'
import { createParagraphChanger } from '@placard/language/papers'
import { createParagraphChanges } from '../adapters/language-model/papers/paragraph-change.ts'
import { createPaperStore } from '../features/papers/paper-rows.ts'
import { registerPapers } from '../features/papers/routes.ts'
import type { App } from '../http/app.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import { gatesOf } from './billing.ts'
import { assistantContent } from './built-in-assistant.ts'

/** What changes paragraphs: models, and without one what the product knows. */
interface PaperSurroundings {
  readonly tasks: TaskRunner
  readonly catalogue: Pick<Catalogue, 'list'>
}

/** Composes the working papers: their store, and the changes that are asked for. */
export function registerWorkingPapers(app: App, dependencies: Dependencies, around: PaperSurroundings): void {
  const store = createPaperStore(dependencies.db)
  const changes = createParagraphChanges(around.tasks, createParagraphChanger(assistantContent(around.catalogue)))
  registerPapers(app, dependencies, { store, changes, ...gatesOf(dependencies) })
}

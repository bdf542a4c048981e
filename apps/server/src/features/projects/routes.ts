import type { ProjectStore } from '@placard/application'
import {
  type NewProject,
  PROJECT_FILES_MAX,
  PROJECTS_MAX,
  type ProjectChange,
  projects,
  RESTORE_WITHIN_SECONDS,
} from '@placard/contract'
import type { App } from '../../http/app.ts'
import { implement } from '../../http/implement.ts'
import { problem } from '../../http/problems.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import type { InputWatch } from '../../ports/input-watch.ts'
import { projectMessages } from './messages.en.ts'

interface ProjectDependencies {
  readonly store: ProjectStore
  /** Checks what was typed before it is stored. @throws {Problem} for what is refused. */
  readonly watchInput: InputWatch
  /** Whether a code is that of a member state. */
  readonly isState: (country: string) => boolean
}

/** Registers the calls about projects. The store finds only the caller's own. */
export function registerProjectCalls(app: App, dependencies: Dependencies, calls: ProjectDependencies): void {
  const { store } = calls
  const now = () => dependencies.clock.now().getTime()
  implement(app, dependencies, projects.list, async ({ user }) => [...(await store.list(user.id))])
  implement(app, dependencies, projects.get, async ({ params, user }) => {
    const { project, files } = found(await store.read(user.id, params.projectId))
    return { project, files: [...files] }
  })
  implement(app, dependencies, projects.create, async ({ body, user }) => {
    await check(calls, user.id, body)
    const begun = await store.create(user.id, body, now())
    switch (begun.outcome) {
      case 'begun':
        return begun.project
      case 'full':
        throw problem('conflict', { message: projectMessages.full(PROJECTS_MAX) })
      case 'taken':
        throw problem('not-found')
    }
  })
  implement(app, dependencies, projects.change, async ({ params, body, user }) => {
    await check(calls, user.id, body)
    const changed = await store.change(user.id, params.projectId, body, now())
    switch (changed.outcome) {
      case 'changed':
        return changed.project
      case 'outdated':
        throw problem('conflict', { message: projectMessages.outdated })
      case 'not-found':
        throw problem('not-found')
    }
  })
  registerRemoval(app, dependencies, store, now)
  registerFiles(app, dependencies, store, now)
}

function registerRemoval(app: App, dependencies: Dependencies, store: ProjectStore, now: () => number): void {
  implement(app, dependencies, projects.remove, async ({ params, query, user }) => {
    const until = now() + RESTORE_WITHIN_SECONDS * 1000
    if (!(await store.remove(user.id, params.projectId, query.chats ?? 'keep', until))) throw problem('not-found')
    return { restorableUntil: new Date(until).toISOString() }
  })
  implement(app, dependencies, projects.restore, async ({ params, user }) => {
    const restored = await store.restore(user.id, params.projectId, now())
    switch (restored.outcome) {
      case 'restored':
        return restored.project
      case 'full':
        throw problem('conflict', { message: projectMessages.full(PROJECTS_MAX) })
      case 'not-found':
        throw problem('not-found')
    }
  })
}

function registerFiles(app: App, dependencies: Dependencies, store: ProjectStore, now: () => number): void {
  implement(app, dependencies, projects.addFile, async ({ params, body, user }) => {
    const put = await store.putFile(user.id, params.projectId, body.attachmentId)
    switch (put.outcome) {
      case 'put':
        return put.file
      case 'full':
        throw problem('conflict', { message: projectMessages.filesFull(PROJECT_FILES_MAX) })
      case 'not-found':
        throw problem('not-found')
    }
  })
  implement(app, dependencies, projects.takeFile, async ({ params, user }) => {
    if (!(await store.takeFile(user.id, params.attachmentId, now()))) throw problem('not-found')
    return {}
  })
}

/** @throws {Problem} for a country that is none, and for texts that are refused. */
async function check(
  { watchInput, isState }: ProjectDependencies,
  userId: string,
  { country, name = '', committee = '', topics = [], instructions = '' }: NewProject | ProjectChange,
): Promise<void> {
  if (country != null && !isState(country)) {
    throw problem('validation-failed', {
      message: projectMessages.noCountry,
      fields: [{ field: 'country', rule: 'not-found' }],
    })
  }
  const texts = { name, committee, topics: topics.join('\n'), instructions }
  for (const [field, text] of Object.entries(texts)) await watchInput(userId, { kind: 'settingsValue', field, text })
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw problem('not-found')
  return value
}

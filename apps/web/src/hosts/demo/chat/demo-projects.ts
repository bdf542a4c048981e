import type { FilePut, ProjectBegun, ProjectChanged, ProjectRestored, ProjectStore } from '@placard/application'
import { type ChatAttachment, NewProject, type Project, ProjectChange, RESTORE_WITHIN_SECONDS } from '@placard/contract'
import type { ProjectGateway } from '../../../client/gateways/project-gateway.ts'
import type { Answer, Answers } from '../protocol.ts'
import { DEMO_PERSON } from './chat-protocol.ts'
import { found, given, NOT_FOUND } from './demo-answers.ts'

/** The implementations of the calls about projects, for the demo's one user. */
export function projectAnswers(store: ProjectStore, now: () => number): Answers<ProjectGateway> {
  return {
    listProjects: async () => given(await store.list(DEMO_PERSON)),
    readProject: async (projectId) => found(await store.read(DEMO_PERSON, projectId)),
    async createProject(project) {
      const { data } = NewProject.safeParse(project)
      return data === undefined ? UNREADABLE : stored(await store.create(DEMO_PERSON, data, now()))
    },
    async changeProject(projectId, change) {
      const { data } = ProjectChange.safeParse(change)
      return data === undefined ? UNREADABLE : stored(await store.change(DEMO_PERSON, projectId, data, now()))
    },
    async removeProject(projectId, chats) {
      const until = now() + RESTORE_WITHIN_SECONDS * 1000
      return (await store.remove(DEMO_PERSON, projectId, chats, until)) ? given(undefined) : NOT_FOUND
    },
    restoreProject: async (projectId) => stored(await store.restore(DEMO_PERSON, projectId, now())),
    putProjectFile: async (projectId, attachmentId) => put(await store.putFile(DEMO_PERSON, projectId, attachmentId)),
    async takeProjectFile(attachmentId) {
      return (await store.takeFile(DEMO_PERSON, attachmentId, now())) ? given(undefined) : NOT_FOUND
    },
  }
}

const CONFLICT = { ok: false, rejection: { code: 'conflict' } } as const
/** The page refuses what cannot be stored before it asks. */
const UNREADABLE = { ok: false, rejection: { code: 'validation-failed' } } as const

function stored(result: ProjectBegun | ProjectChanged | ProjectRestored): Answer<Project> {
  switch (result.outcome) {
    case 'begun':
    case 'changed':
    case 'restored':
      return given(result.project)
    case 'full':
    case 'outdated':
      return CONFLICT
    case 'taken':
    case 'not-found':
      return NOT_FOUND
  }
}

function put(result: FilePut): Answer<ChatAttachment> {
  switch (result.outcome) {
    case 'put':
      return given(result.file)
    case 'full':
      return CONFLICT
    case 'not-found':
      return NOT_FOUND
  }
}

import type { FilePut, ProjectBegun, ProjectStore } from '@placard/application'
import { type ChatAttachment, type Project, RESTORE_WITHIN_SECONDS } from '@placard/contract'
import type { ProjectGateway } from '../../../client/gateways/project-gateway.ts'
import type { Answer, Answers } from '../protocol.ts'
import { DEMO_PERSON } from './chat-protocol.ts'
import { found, given, NOT_FOUND } from './demo-answers.ts'

/** The implementations of the calls about projects, for the demo's one user. */
export function projectAnswers(store: ProjectStore, now: () => number): Answers<ProjectGateway> {
  return {
    listProjects: async () => given(await store.list(DEMO_PERSON)),
    readProject: async (projectId) => found(await store.read(DEMO_PERSON, projectId)),
    createProject: async (project) => begun(await store.create(DEMO_PERSON, project, now())),
    changeProject: async (projectId, change) => found(await store.change(DEMO_PERSON, projectId, change, now())),
    async removeProject(projectId, chats) {
      const until = now() + RESTORE_WITHIN_SECONDS * 1000
      return (await store.remove(DEMO_PERSON, projectId, chats, until)) ? given(undefined) : NOT_FOUND
    },
    restoreProject: async (projectId) => found(await store.restore(DEMO_PERSON, projectId, now())),
    putProjectFile: async (projectId, attachmentId) => put(await store.putFile(DEMO_PERSON, projectId, attachmentId)),
    async takeProjectFile(attachmentId) {
      return (await store.takeFile(DEMO_PERSON, attachmentId, now())) ? given(undefined) : NOT_FOUND
    },
  }
}

const FULL = { ok: false, rejection: { code: 'conflict' } } as const

function begun(result: ProjectBegun): Answer<Project> {
  switch (result.outcome) {
    case 'begun':
      return given(result.project)
    case 'full':
      return FULL
    case 'taken':
      return NOT_FOUND
  }
}

function put(result: FilePut): Answer<ChatAttachment> {
  switch (result.outcome) {
    case 'put':
      return given(result.file)
    case 'full':
      return FULL
    case 'not-found':
      return NOT_FOUND
  }
}

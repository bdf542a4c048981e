import { projects } from '@placard/contract'
import type { Call } from '../../client/api/client.ts'
import type { ProjectGateway } from '../../client/gateways/project-gateway.ts'

/** Projects of a signed-in user, over the server. */
export function createServerProjectGateway(call: Call): ProjectGateway {
  return {
    listProjects: (signal) => call(projects.list, { signal }),
    readProject: (projectId, signal) => call(projects.get, { params: { projectId }, signal }),
    createProject: (body) => call(projects.create, { body }),
    changeProject: (projectId, body) => call(projects.change, { params: { projectId }, body }),
    async removeProject(projectId, chats) {
      await call(projects.remove, { params: { projectId }, query: { chats } })
    },
    restoreProject: (projectId) => call(projects.restore, { params: { projectId } }),
    putProjectFile: (projectId, attachmentId) =>
      call(projects.addFile, { params: { projectId }, body: { attachmentId } }),
    async takeProjectFile(attachmentId) {
      await call(projects.takeFile, { params: { attachmentId } })
    },
  }
}

import { type ChatAttachment, chatAttachments, type ProjectDetail, projects } from '@placard/contract'
import * as z from 'zod/mini'
import type { Call } from '../../client/api/client.ts'
import type { Upload } from '../../client/api/upload.ts'
import type { ChatGateway } from '../../client/gateways/chat-gateway.ts'
import type { ProjectGateway } from '../../client/gateways/project-gateway.ts'
import type { KeptValues } from '../../client/storage/storage.ts'
import type { KeepItem, Keeps } from './keeps.ts'

const KEY = 'placard.demo.moved-projects'
/** By a project's id in the demo: its id in the account, and how it stood when it moved. */
const Moved = z.record(z.string(), z.object({ id: z.string(), mark: z.string() }))
const NEVER = new AbortController().signal

function movedIn(values: KeptValues) {
  return Moved.safeParse(values.read(KEY)).data ?? {}
}

/** The id in the account of a project that moved; undefined when it did not. */
export function projectThere(values: KeptValues, projectId: string): string | undefined {
  return movedIn(values)[projectId]?.id
}

/** Dependencies of moving projects. */
interface KeptProjectsDependencies {
  readonly demo: Pick<ProjectGateway, 'listProjects' | 'readProject'>
  readonly chats: Pick<ChatGateway, 'readAttachment'>
  readonly call: Call
  readonly upload: Upload
  /** Storage of the list of moved projects. */
  readonly values: KeptValues
}

/** How a project stands: one that is changed after its move is offered again. */
const markOf = ({ project, files }: ProjectDetail) => [project.updatedAt, ...files.map(({ id }) => id)].join(' ')

/** The projects of the demo with their files; their chats follow with the chats. */
export function keptProjects({ demo, chats, call, upload, values }: KeptProjectsDependencies): Keeps {
  /** The text of a file as a file of its own: the demo keeps no more of it. */
  async function moveFile(file: ChatAttachment, projectId: string): Promise<void> {
    const { text } = await chats.readAttachment(file.id)
    const attachmentId = crypto.randomUUID()
    const sent = { file: new Blob([text], { type: 'text/plain' }), name: file.name, onProgress: () => undefined }
    await upload(chatAttachments.add, { params: { attachmentId }, ...sent, signal: NEVER })
    await call(projects.addFile, { params: { projectId }, body: { attachmentId } })
  }

  const itemOf = (detail: ProjectDetail): KeepItem => ({
    id: detail.project.id,
    name: detail.project.name,
    weight: 1,
    async move() {
      const { id: idHere, name, country, committee, topics, instructions } = detail.project
      const fields = { name, country, committee, topics, instructions }
      const { id } = await call(projects.create, { body: { id: idHere, ...fields } })
      await call(projects.change, { params: { projectId: id }, body: fields })
      const { files } = await call(projects.get, { params: { projectId: id } })
      const there = new Set(files.map(({ name }) => name))
      for (const file of detail.files) if (!there.has(file.name) && file.length > 0) await moveFile(file, id)
      values.write(KEY, { ...movedIn(values), [detail.project.id]: { id, mark: markOf(detail) } })
      return { outcome: 'kept' }
    },
  })
  return {
    kind: 'projects',
    async collect() {
      const done = movedIn(values)
      const all = await Promise.all((await demo.listProjects()).map(({ id }) => demo.readProject(id)))
      return all.filter((detail) => done[detail.project.id]?.mark !== markOf(detail)).map(itemOf)
    },
  }
}

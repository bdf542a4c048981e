import { type ChatAttachment, chatAttachments, type ProjectDetail, projects } from '@placard/contract'
import * as z from 'zod/mini'
import type { Call } from '../../client/api/client.ts'
import type { Upload } from '../../client/api/upload.ts'
import type { ChatGateway } from '../../client/gateways/chat-gateway.ts'
import type { ProjectGateway } from '../../client/gateways/project-gateway.ts'
import type { KeptValues } from '../../client/storage/storage.ts'
import type { KeepItem, Keeps } from './keeps.ts'

const KEY = 'placard.demo.moved-projects'
/** By a project's id in the demo: its id in the account, how it stood when it moved, and its fields and files then. */
const Moved = z.record(
  z.string(),
  z.object({
    id: z.string(),
    /** Empty while it moves. */
    mark: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    files: z.optional(z.array(z.string())),
  }),
)
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

const fieldsOf = ({ project: { name, country, committee, topics, instructions } }: ProjectDetail) => ({
  name,
  country,
  committee,
  topics,
  instructions,
})

/** Fields by their name, to be compared. */
const asTexts = (fields: ReturnType<typeof fieldsOf>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, JSON.stringify(value)]))

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
      const idHere = detail.project.id
      const last = movedIn(values)[idHere]
      const fields = fieldsOf(detail)
      const { id } = await call(projects.create, { body: { id: idHere, ...fields } })
      // what was not changed here since the last move may have been changed in the account
      const changed = Object.entries(asTexts(fields)).filter(([field, text]) => last?.fields?.[field] !== text)
      const change = Object.fromEntries(
        Object.entries(fields).filter(([field]) => changed.some(([other]) => other === field)),
      )
      if (changed.length > 0) await call(projects.change, { params: { projectId: id }, body: change })
      const files = [...(last?.files ?? [])]
      const note = (mark: string) =>
        values.write(KEY, { ...movedIn(values), [idHere]: { id, mark, fields: asTexts(fields), files: [...files] } })
      note('')
      for (const file of detail.files) {
        // by its id: two files may have one name
        if (files.includes(file.id) || file.length === 0) continue
        await moveFile(file, id)
        files.push(file.id)
        note('')
      }
      note(markOf(detail))
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

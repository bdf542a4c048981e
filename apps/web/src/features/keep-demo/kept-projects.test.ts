import '../../test-setup.ts'
import type { ChatAttachment, Project, RouteDefinition } from '@placard/contract'
import { aProject } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { keptValues } from '../../client/storage/storage.ts'
import { keptProjects, projectThere } from './kept-projects.ts'

const AT = '2026-11-21T12:00:00.000Z'
const FILE: ChatAttachment = { id: 'f', name: 'guide.pdf', kind: 'pdf', bytes: 9, length: 5, fullLength: 5 }
const projectOf = (updatedAt = AT): Project => ({ ...aProject(), createdAt: AT, updatedAt })

/** A browser with one project in its demo, and an account that gives it another id. */
function aBrowser(project: Project, files: ChatAttachment[] = [FILE]) {
  const sent: string[] = []
  const bodies: Record<string, unknown> = {}
  const uploads: string[] = []
  const values = keptValues(() => window.sessionStorage)
  const keeps = keptProjects({
    demo: { listProjects: async () => [project], readProject: async () => ({ project, files }) },
    chats: { readAttachment: async () => ({ attachment: FILE, text: 'Ports' }) },
    call: async ({ method, path }: RouteDefinition, { body }: { readonly body?: unknown } = {}) => {
      sent.push(`${method} ${path}`)
      bodies[`${method} ${path}`] = body
      const given: MessageEvent['data'] = { ...project, id: 'there' }
      return given
    },
    upload: async (_route: RouteDefinition, { file, name }: { readonly file: Blob; readonly name: string }) => {
      uploads.push(`${name}: ${await file.text()}`)
      const given: MessageEvent['data'] = FILE
      return given
    },
    values,
  })
  return { keeps, sent, bodies, uploads, values }
}

describe('the projects of the demo', () => {
  it('move with the texts of their files, under the id that the account gives, and not again', async () => {
    window.sessionStorage.clear()
    const { keeps, sent, uploads, values } = aBrowser(projectOf())
    for (const item of await keeps.collect()) expect(await item.move('import')).toEqual({ outcome: 'kept' })
    expect(uploads).toEqual(['guide.pdf: Ports'])
    expect(sent).toEqual([
      'POST /api/projects',
      'PATCH /api/projects/:projectId',
      'POST /api/projects/:projectId/files',
    ])
    expect(projectThere(values, aProject().id)).toBe('there')
    expect(await keeps.collect()).toEqual([])
  })

  it('are offered again when they change, and send no file twice', async () => {
    window.sessionStorage.clear()
    for (const item of await aBrowser(projectOf()).keeps.collect()) await item.move('import')
    const { keeps, uploads } = aBrowser(projectOf('2026-11-22T12:00:00.000Z'), [FILE])
    const items = await keeps.collect()
    expect(items.map(({ name }) => name)).toEqual(['Spring conference'])
    for (const item of items) await item.move('import')
    expect(uploads).toEqual([])
  })

  it('send again only the fields that changed, and a file of the same name as another', async () => {
    window.sessionStorage.clear()
    for (const item of await aBrowser(projectOf()).keeps.collect()) await item.move('import')
    const renamed = { ...projectOf('2026-11-22T12:00:00.000Z'), name: 'Autumn' }
    const { keeps, bodies, uploads } = aBrowser(renamed, [FILE, { ...FILE, id: 'g' }])
    for (const item of await keeps.collect()) await item.move('import')
    expect(bodies['PATCH /api/projects/:projectId']).toEqual({ name: 'Autumn' })
    expect(uploads).toEqual(['guide.pdf: Ports'])
  })
})

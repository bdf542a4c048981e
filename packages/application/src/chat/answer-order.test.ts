import { aChatHost, aProject, CHAT_PEOPLE, says } from '@placard/testing'
import { describe, expect, it } from 'vitest'

const { ada: ADA, ben: BEN } = CHAT_PEOPLE
const FILE = '00000000-0000-4000-8000-00000000f001'

/** Ada's project with a file, and a question in it. */
async function inProject() {
  const chat = aChatHost(says('Noted.'))
  const project = aProject({ instructions: 'Use short sentences.' })
  await chat.projects.create(ADA, project, chat.clock.now())
  const attachment = { id: FILE, name: 'brief.txt', kind: 'text', bytes: 9, length: 9, fullLength: 9 } as const
  await chat.store.keepDocument(ADA, { attachment, text: 'Debt swap' }, chat.clock.now())
  await chat.projects.putFile(ADA, project.id, FILE)
  const ask = async (more: object) => {
    const sent = await chat.send('What is our position?', more)
    await chat.hear(sent.answer.id)
    return { sent, order: chat.model.orders.at(-1) }
  }
  return { ...chat, project, ask }
}

const KENYA = {
  name: 'Spring conference',
  country: { code: 'KEN', name: 'Kenya' },
  committee: 'UNFCCC',
  topics: ['Climate finance'],
}

describe('what a project gives the answers in its chats', () => {
  it('is its facts, its instructions before those of the chat, and its files', async () => {
    const { project, ask } = await inProject()
    const { order } = await ask({ projectId: project.id, systemPrompt: 'Answer in three lines.' })
    expect(order).toMatchObject({
      project: KENYA,
      instructions: 'Use short sentences.\n\nAnswer in three lines.',
      documents: [{ id: FILE, name: 'brief.txt', text: 'Debt swap', isNew: false, isOfProject: true }],
    })
  })

  it.each([
    { because: 'the chat was moved out of it', act: 'out' },
    { because: 'it was deleted, and its chats kept', act: 'removed' },
  ] as const)('is nothing once $because', async ({ act }) => {
    const { project, projects, store, clock, ask } = await inProject()
    const { sent } = await ask({ projectId: project.id })
    const conversationId = sent.conversation.id
    if (act === 'out') await store.change(ADA, conversationId, { projectId: null }, clock.now())
    else await projects.remove(ADA, project.id, 'keep', clock.now() + 1_000)
    const { order } = await ask({ conversationId })
    expect(order).toMatchObject({ instructions: '', documents: [] })
    expect(order).not.toHaveProperty('project')
  })

  it('is nothing in a drill, which has a motion and sides of its own', async () => {
    const { project, ask } = await inProject()
    const context = {
      kind: 'drill',
      motionId: null,
      motion: 'This house would ban homework',
      side: 'for',
      country: null,
      rounds: 1,
      speechSeconds: 60,
    } as const
    const { order } = await ask({ projectId: project.id, context })
    expect(order).toMatchObject({ drill: context, instructions: '', documents: [] })
    expect(order).not.toHaveProperty('project')
  })

  it('is nothing for anybody else, whatever their chat names', async () => {
    const { host, project, model } = await inProject()
    const defaults = { mode: 'balanced', temperature: 0.7, maxTokens: 256, speechSpeed: 1 } as const
    await host.send({ userId: BEN }, { message: 'What is our position?', projectId: project.id }, defaults)
    await expect.poll(() => model.orders.length).toBe(1)
    expect(JSON.stringify(model.orders[0])).not.toMatch(/Kenya|Debt swap|short sentences/)
  })
})

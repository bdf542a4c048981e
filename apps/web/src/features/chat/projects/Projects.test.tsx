import '../../../test-setup.ts'
import { PROJECT_FILES_MAX } from '@placard/contract'
import { aConversation, aProject } from '@placard/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { addressOf } from '../../../client/navigation/view.ts'
import { navigate, viewStore } from '../../../client/navigation/view-store.ts'
import { toastStore } from '../../../kit/ui/toast-store.ts'
import { FakeChat, idOf, UNREACHABLE } from '../testing/fake-chat.ts'
import { FakeProjects } from '../testing/fake-projects.ts'
import { showChat } from '../testing/show-chat.tsx'

const PROJECT = aProject({ id: idOf(700), topics: ['Climate finance', 'Loss and damage'] })

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  navigate({ kind: 'chat' })
  // happy-dom knows no popovers
  HTMLElement.prototype.hidePopover ??= () => undefined
})

/** The chat with a project; `at` is the view that is shown. */
async function showProject(at: Parameters<typeof navigate>[0] = { kind: 'project', projectId: PROJECT.id }) {
  const gateway = new FakeChat()
  const projects = new FakeProjects(gateway)
  await projects.createProject(PROJECT)
  gateway.conversations.set(idOf(1), aConversation({ id: idOf(1), title: 'Our line', projectId: PROJECT.id }))
  gateway.conversations.set(idOf(2), aConversation({ id: idOf(2), title: 'Points of order' }))
  navigate(at)
  const shown = await showChat(gateway, { projects })
  return { ...shown, projects }
}

const address = () => addressOf(viewStore.getState().view)
const toasts = () => toastStore.getState().toasts
const undo = () => act(async () => toasts().at(-1)?.action?.onPress())

describe('a new project', () => {
  it('needs a name, is made of what was typed, and shows itself', async () => {
    const { person, projects } = await showProject({ kind: 'new-project' })
    await person.click(screen.getByRole('button', { name: 'Create project' }))
    expect(screen.getByText('Give the project a name.')).toBeDefined()
    await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Autumn')
    await person.type(screen.getByRole('textbox', { name: 'Committee' }), 'UNEP')
    await person.type(screen.getByRole('textbox', { name: /^Topics/ }), 'Plastic{Enter}Mercury')
    await person.click(screen.getByRole('button', { name: 'Create project' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Autumn' })).toBeDefined()
    const [made] = await projects.listProjects()
    expect(made).toMatchObject({ name: 'Autumn', committee: 'UNEP', topics: ['Plastic', 'Mercury'] })
    expect(address()).toBe(`/projects/${made?.id}`)
  })

  it('is made once when its first answer is lost, as it was typed at last', async () => {
    const { person, projects } = await showProject({ kind: 'new-project' })
    projects.lost.push(UNREACHABLE)
    await person.type(screen.getByRole('textbox', { name: 'Name' }), 'Autumn')
    await person.click(screen.getByRole('button', { name: 'Create project' }))
    expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here')
    await person.type(screen.getByRole('textbox', { name: 'Name' }), ' 2027')
    await person.click(screen.getByRole('button', { name: 'Create project' }))
    await screen.findByRole('heading', { level: 1, name: 'Autumn 2027' })
    expect(await projects.listProjects()).toHaveLength(2)
  })
})

describe('the screen of a project', () => {
  it('lists its own chats, and begins a chat in it, which its first message says', async () => {
    const { person, gateway } = await showProject()
    expect(await screen.findByRole('link', { name: 'Our line' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Points of order' })).toBeNull()
    await person.click(screen.getByRole('link', { name: 'New chat' }))
    expect(await screen.findByRole('link', { name: 'Project: Spring conference' })).toBeDefined()
    await person.type(screen.getByRole('textbox', { name: /message/i }), 'Write a speech{Enter}')
    await waitFor(() => expect(gateway.sent[0]).toMatchObject({ projectId: PROJECT.id }))
  })

  it('stores the fields that were changed, and takes them back', async () => {
    const { person, projects } = await showProject()
    const committee = await screen.findByRole('textbox', { name: 'Committee' })
    await person.clear(committee)
    await person.type(committee, 'UNEP')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect((await projects.listProjects())[0]?.committee).toBe('UNEP'))
    await undo()
    await waitFor(async () => expect((await projects.listProjects())[0]?.committee).toBe('UNFCCC'))
  })

  it('keeps what another tab stored, in other fields and in the same one', async () => {
    const { person, projects } = await showProject()
    const committee = await screen.findByRole('textbox', { name: 'Committee' })
    await person.clear(committee)
    await person.type(committee, 'UNEP')
    await projects.changeProject(PROJECT.id, { instructions: 'Be brief.' })
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () =>
      expect((await projects.listProjects())[0]).toMatchObject({ committee: 'UNEP', instructions: 'Be brief.' }),
    )
    await person.clear(committee)
    await person.type(committee, 'UNESCO')
    await projects.changeProject(PROJECT.id, { committee: 'ECOSOC' })
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Committee: now “ECOSOC”.')
    expect((await projects.listProjects())[0]).toMatchObject({ committee: 'ECOSOC' })
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect((await projects.listProjects())[0]).toMatchObject({ committee: 'UNESCO' }))
  })

  it('keeps what is typed while it is being saved', async () => {
    const { person, projects } = await showProject()
    const committee = await screen.findByRole('textbox', { name: 'Committee' })
    await person.type(committee, ' II')
    const release = projects.hold()
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await person.type(committee, 'I')
    await person.type(screen.getByRole('textbox', { name: 'Name' }), ' 2027')
    release()
    await waitFor(async () => expect((await projects.listProjects())[0]?.committee).toBe('UNFCCC II'))
    expect(await screen.findByDisplayValue('UNFCCC III')).toBeDefined()
    expect(screen.getByDisplayValue('Spring conference 2027')).toBeDefined()
    expect(screen.getByText('Not saved yet.')).toBeDefined()
  })

  it('is asked for again at its address once it is deleted, and is gone with what was typed into it', async () => {
    const { person } = await showProject()
    await person.type(await screen.findByRole('textbox', { name: 'Committee' }), ' II')
    await person.click(screen.getByRole('button', { name: 'Delete project' }))
    await person.click(
      within(screen.getByRole('dialog', { name: 'Delete this project?' })).getByRole('button', { name: 'Delete' }),
    )
    await waitFor(() => expect(address()).toBe('/'))
    expect(Object.keys(window.sessionStorage).filter((key) => key.startsWith('placard.project.'))).toEqual([])
    act(() => navigate({ kind: 'project', projectId: PROJECT.id }))
    expect(await screen.findByRole('heading', { name: 'No such project' })).toBeDefined()
  })

  it('takes files, and gives back one that was removed', async () => {
    const { person, gateway } = await showProject()
    await screen.findByRole('button', { name: 'Add files' })
    await person.upload(screen.getByLabelText('Add files', { selector: 'input' }), new File(['Ports'], 'guide.txt'))
    gateway.uploads[0]?.arrive()
    const remove = await screen.findByRole('button', { name: 'Remove guide.txt' })
    expect(await screen.findByRole('button', { name: 'Show what was read of guide.txt' })).toBeDefined()
    await person.click(remove)
    await waitFor(() => expect(screen.queryByText('guide.txt')).toBeNull())
    await undo()
    expect(await screen.findByText('guide.txt')).toBeDefined()
  })

  it('names the rule to one file too many, and takes it once there is room', async () => {
    const { person, gateway, projects } = await showProject()
    await screen.findByRole('button', { name: 'Add files' })
    // in another tab, of which this one knows nothing
    for (let id = 500; id < 500 + PROJECT_FILES_MAX; id += 1) await projects.putElsewhere(PROJECT.id, idOf(id))
    await person.upload(screen.getByLabelText('Add files', { selector: 'input' }), new File(['Ports'], 'ninth.txt'))
    gateway.uploads[0]?.arrive()
    expect((await screen.findByRole('alert')).textContent).toMatch(/at most 8 files.*Remove one/)
    await person.click(await screen.findByRole('button', { name: 'Remove 500.txt' }))
    await waitFor(() => expect(screen.queryByText('500.txt')).toBeNull())
    const putBack = toasts().at(-1)?.action?.onPress
    await person.click(screen.getByRole('button', { name: 'Try ninth.txt again' }))
    gateway.uploads[1]?.arrive()
    expect(await screen.findByRole('button', { name: 'Show what was read of ninth.txt' })).toBeDefined()
    await act(async () => putBack?.())
    await waitFor(() => expect(toasts().at(-1)?.text).toMatch(/at most 8 files/))
  })

  it.each([
    { choice: 'Keep its chats', left: 2 },
    { choice: 'Delete its chats too', left: 1 },
  ])('asks what becomes of the chats before it is deleted, and brings it back: $choice', async ({ choice, left }) => {
    const { person, gateway, projects } = await showProject()
    await person.click(await screen.findByRole('button', { name: 'Delete project' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this project?' }))
    await person.click(dialog.getByRole('radio', { name: new RegExp(`^${choice}`) }))
    await person.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await projects.listProjects()).toEqual([]))
    expect(gateway.conversations.size).toBe(left)
    expect(address()).toBe('/')
    await undo()
    expect(await screen.findByRole('heading', { level: 1, name: 'Spring conference' })).toBeDefined()
  })

  it('says when there is none', async () => {
    await showProject({ kind: 'project', projectId: idOf(999) })
    expect(await screen.findByRole('heading', { name: 'No such project' })).toBeDefined()
  })
})

describe('a new chat in a project', () => {
  it('is in the project that its address names, as after a reload', async () => {
    const { person, gateway } = await showProject({ kind: 'chat', projectId: PROJECT.id })
    expect(await screen.findByRole('link', { name: 'Project: Spring conference' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'New chat' }).getAttribute('href')).toBe(`/?project=${PROJECT.id}`)
    await person.type(screen.getByRole('textbox', { name: /message/i }), 'Write a speech{Enter}')
    await waitFor(() => expect(gateway.sent[0]).toMatchObject({ projectId: PROJECT.id }))
  })

  it.each([
    { projectId: idOf(999), because: 'it was deleted, or is another user’s' },
    { projectId: 'no-id', because: 'the address is broken' },
  ])('says that $projectId is no project, and leads out of it: $because', async ({ projectId }) => {
    const { person, gateway } = await showProject({ kind: 'chat', projectId })
    expect(await screen.findByRole('heading', { name: 'No such project' })).toBeDefined()
    expect(screen.queryByRole('textbox', { name: /message/i })).toBeNull()
    await person.click(screen.getByRole('link', { name: 'To the chat' }))
    await person.type(await screen.findByRole('textbox', { name: /message/i }), 'Write a speech{Enter}')
    await waitFor(() => expect(gateway.sent[0]).toBeDefined())
    expect(gateway.sent[0]?.projectId).toBeUndefined()
  })

  it('has its address changed when it is moved before it begins', async () => {
    const { person } = await showProject({ kind: 'chat' })
    await person.click(await screen.findByRole('button', { name: 'More about this chat' }))
    await person.click(await screen.findByRole('button', { name: 'Project…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Project of this chat' })
    await person.click(await within(dialog).findByRole('radio', { name: 'Spring conference' }))
    await person.click(within(dialog).getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(address()).toBe(`/?project=${PROJECT.id}`))
    await undo()
    await waitFor(() => expect(address()).toBe('/'))
  })
})

describe('a chat', () => {
  it('is moved into a project and back out of it', async () => {
    const { person, gateway } = await showProject({ kind: 'conversation', conversationId: idOf(2) })
    await person.click(await screen.findByRole('button', { name: 'More about this chat' }))
    await person.click(await screen.findByRole('button', { name: 'Project…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Project of this chat' })
    await person.click(await within(dialog).findByRole('radio', { name: 'Spring conference' }))
    expect(gateway.conversations.get(idOf(2))?.projectId).toBeNull()
    await person.click(within(dialog).getByRole('button', { name: 'Move' }))
    expect(await screen.findByRole('link', { name: 'Project: Spring conference' })).toBeDefined()
    expect(gateway.conversations.get(idOf(2))?.projectId).toBe(PROJECT.id)
    await undo()
    await waitFor(() => expect(gateway.conversations.get(idOf(2))?.projectId).toBeNull())
  })
})

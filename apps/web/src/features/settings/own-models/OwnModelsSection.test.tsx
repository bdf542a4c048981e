import '../../../test-setup.ts'
import type { OwnEngine, OwnEngineDraft, OwnEngineTry } from '@placard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../client/api/api-error.ts'
import type { OwnEngineGateway } from '../../../client/gateways/own-engine-gateway.ts'
import { ToastRegion } from '../../../kit/ui/ToastRegion.tsx'
import { OwnModelsSection } from './OwnModelsSection.tsx'

const KEY = 'sk-secret-0123456789'

/** A browser that keeps models; a test says how a try ends. */
class FakeOwnEngines implements OwnEngineGateway {
  calledFrom: OwnEngineGateway['calledFrom'] = 'browser'
  engines: OwnEngine[] = []
  readonly tried: OwnEngineDraft[] = []
  result: OwnEngineTry = { outcome: 'works' }
  isBroken = false
  isAllowed = true
  /** Refuses every try and every new model, as a server does whose administrator has just forbidden them. */
  isForbidden = false

  offer() {}

  async list() {
    if (this.isBroken) throw new Error('no storage')
    return { engines: [...this.engines], isAllowed: this.isAllowed }
  }

  async add({ key, ...draft }: OwnEngineDraft) {
    if (this.isBroken) throw new Error('no storage')
    if (this.isForbidden) throw new ApiError('refused', 'no', { status: 403 })
    const id = `00000000-0000-4000-8000-00000000000${this.engines.length}`
    const engine = { id, ...draft, hasKey: key !== '' }
    this.engines.push(engine)
    return engine
  }

  async remove(id: string) {
    if (this.isBroken) throw new Error('no storage')
    this.engines = this.engines.filter((engine) => engine.id !== id)
  }

  async test(draft: OwnEngineDraft) {
    if (this.isForbidden) throw new ApiError('refused', 'no', { status: 403 })
    this.tried.push(draft)
    return this.result
  }
}

async function show(gateway = new FakeOwnEngines()) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnModelsSection gateway={gateway} />
      <ToastRegion />
    </QueryClientProvider>,
  )
  const person = userEvent.setup()
  await screen.findAllByText(/You have not added a model yet|a key is stored|safely|does not allow/)
  return { gateway, person }
}

const press = (name: string) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByLabelText(name)

describe('models of one’s own', () => {
  it('are tried, added, listed without their key, and deleted with it', async () => {
    const { gateway, person } = await show()
    await person.click(press('Add a model'))
    await person.type(field('Model'), ' llama3.2 ')
    await person.type(field('Key, if your server asks for one'), KEY)
    await person.click(press('Test connection'))
    expect(await screen.findByText('It works: the server answers and has llama3.2.')).toBeDefined()
    const draft = { kind: 'openai-compatible', address: 'http://localhost:11434/v1', model: 'llama3.2', key: KEY }
    expect(gateway.tried).toEqual([draft])
    expect(gateway.engines).toEqual([])
    await person.click(press('Add'))
    expect(await screen.findByText('http://localhost:11434/v1 · a key is stored')).toBeDefined()
    expect(document.body.innerHTML).not.toContain(KEY)
    await person.click(press('Delete llama3.2'))
    expect(await screen.findByText('llama3.2 and its key are deleted.')).toBeDefined()
    expect(gateway.engines).toEqual([])
  })

  it.each<{ because: string; result: OwnEngineTry; text: RegExp }>([
    {
      because: 'the name is another',
      result: { outcome: 'no-model', names: ['a', 'b'] },
      text: /has no “m”. It has a and b\.$/,
    },
    { because: 'there are many', result: { outcome: 'no-model', names: [...'abcdefghij'] }, text: /h, and 2 more\.$/ },
    { because: 'there are none', result: { outcome: 'no-model', names: [] }, text: /Download or load one first/ },
    { because: 'the key is wrong', result: { outcome: 'key-refused' }, text: /does not accept this key/ },
    {
      because: 'CORS or nothing there',
      result: { outcome: 'own-unreachable' },
      text: /the settings for that are below/,
    },
    { because: 'it is something else', result: { outcome: 'refused' }, text: /Check the address/ },
    { because: 'the net is gone', result: { outcome: 'unreachable' }, text: /Check your connection/ },
  ])('say what a try found: $because', async ({ result, text }) => {
    const gateway = new FakeOwnEngines()
    gateway.result = result
    const { person } = await show(gateway)
    await person.click(press('Add a model'))
    await person.type(field('Model'), 'm')
    await person.click(press('Test connection'))
    expect(await screen.findByText(text)).toBeDefined()
  })

  it.each(['Test connection', 'Add'])('say that they were forbidden since the form was opened: %s', async (button) => {
    const { gateway, person } = await show()
    await person.click(press('Add a model'))
    await person.type(field('Model'), 'm')
    gateway.isForbidden = true
    await person.click(press(button))
    expect(await screen.findByText(/administrator does not allow models with keys of your own\.$/)).toBeDefined()
  })

  it('are not called where something is missing or the address is not this computer’s', async () => {
    const { gateway, person } = await show()
    await person.click(press('Add a model'))
    await person.clear(field('Address'))
    await person.type(field('Address'), 'http://192.168.1.4:11434/v1')
    await person.click(press('Test connection'))
    expect(screen.getByText(/^Only this computer can be called/)).toBeDefined()
    expect(screen.getByText('Type the name of a model.')).toBeDefined()
    await person.selectOptions(field('Where it runs'), 'anthropic')
    await person.click(press('Add'))
    expect(screen.getByText('Paste your key.')).toBeDefined()
    expect([gateway.tried, gateway.engines]).toEqual([[], []])
  })

  it('of a vendor go to the vendor’s address, whatever was typed for a computer', async () => {
    const { gateway, person } = await show()
    await person.click(press('Add a model'))
    await person.selectOptions(field('Where it runs'), 'gemini')
    await person.type(field('Model'), 'gemini-x')
    await person.type(field('Key'), KEY)
    await person.click(press('Add'))
    await waitFor(() =>
      expect(gateway.engines).toMatchObject([
        { kind: 'gemini', address: 'https://generativelanguage.googleapis.com/v1beta', hasKey: true },
      ]),
    )
  })

  it('say who calls them, and how one on your own computer is set up, signed in too', async () => {
    const gateway = new FakeOwnEngines()
    gateway.calledFrom = 'server'
    await show(gateway)
    expect(screen.getByText(/Your browser asks your own computer; a company is asked by this site\./)).toBeDefined()
    expect(screen.getByText('How to set up a model on your own computer')).toBeDefined()
  })

  it('are not offered where the browser keeps nothing', async () => {
    const gateway = new FakeOwnEngines()
    gateway.isBroken = true
    await show(gateway)
    expect(screen.queryByRole('button', { name: 'Add a model' })).toBeNull()
  })

  it('can only be deleted where an administrator does not allow them', async () => {
    const gateway = new FakeOwnEngines()
    gateway.calledFrom = 'server'
    await gateway.add({
      kind: 'gemini',
      address: 'https://generativelanguage.googleapis.com/v1beta',
      model: 'g',
      key: KEY,
    })
    gateway.isAllowed = false
    const { person } = await show(gateway)
    expect(screen.getByText(/Yours are kept and not used; you can delete them\.$/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add a model' })).toBeNull()
    await person.click(press('Delete g'))
    await waitFor(() => expect(gateway.engines).toEqual([]))
  })

  it('come with the exact settings, for this page’s address', async () => {
    await show()
    for (const text of [
      `OLLAMA_ORIGINS=${window.location.origin}`,
      'lms server start --cors',
      `llama-server -m model.gguf --port 8080 -c 4096 --cors-origins ${window.location.origin}`,
    ]) {
      expect(screen.getByText(text)).toBeDefined()
    }
  })
})

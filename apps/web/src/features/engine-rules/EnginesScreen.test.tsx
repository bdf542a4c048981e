import '../../test-setup.ts'
import { type EngineRules, engineRules, type RouteDefinition } from '@placard/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Call } from '../../client/api/client.ts'
import { ToastRegion } from '../../kit/ui/ToastRegion.tsx'
import { EnginesScreen } from './EnginesScreen.tsx'

const TWO_MODELS: EngineRules = {
  models: [
    { provider: 'gemini', model: 'gemini-flash', place: 'cloud', isAllowed: true },
    { provider: 'openai-compatible', model: 'llama', place: 'own-server', isAllowed: true },
  ],
  hasBuiltIn: true,
  isOwnAllowed: true,
}

/** The screen over a server that holds these rules, with what it was told. */
function show(first: EngineRules = TWO_MODELS, refusals: Error[] = []) {
  let rules = first
  const told: unknown[] = []
  const call: Call = async (
    route: RouteDefinition,
    input: {
      readonly params?: { readonly engine?: string } | undefined
      readonly body?: { readonly isAllowed?: boolean } | undefined
    },
  ) => {
    const refusal = refusals.shift()
    if (refusal !== undefined) throw refusal
    if (route.method === 'PUT') {
      const { engine } = input.params ?? {}
      const isAllowed = input.body?.isAllowed ?? true
      told.push([engine, isAllowed])
      rules = {
        ...rules,
        models: rules.models.map((model) => (model.provider === engine ? { ...model, isAllowed } : model)),
        isOwnAllowed: engine === 'own' ? isAllowed : rules.isOwnAllowed,
      }
    }
    return JSON.parse(JSON.stringify(engineRules.read.reply.parse(rules)))
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EnginesScreen call={call} />
      <ToastRegion />
    </QueryClientProvider>,
  )
  return { person: userEvent.setup(), told }
}

const theSwitch = (name: string) => screen.findByRole('switch', { name })

describe('the engines of a server, as an administrator sees them', () => {
  it('are switched off one by one, with a way back', async () => {
    const { person, told } = show()
    await person.click(await theSwitch('Gemini flash'))
    expect(await screen.findByText('Gemini flash is switched off.')).toBeDefined()
    expect(await theSwitch('Gemini flash')).toHaveProperty('checked', false)
    expect(await theSwitch('llama')).toHaveProperty('checked', true)
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await theSwitch('Gemini flash')).toHaveProperty('checked', true))
    expect(told).toEqual([
      ['gemini', false],
      ['gemini', true],
    ])
  })

  it('say what is left when all are off', async () => {
    const { person } = show()
    await person.click(await theSwitch('Gemini flash'))
    await person.click(await theSwitch('llama'))
    expect(await screen.findByText(/^Every model is switched off: the built-in assistant answers/)).toBeDefined()
  })

  it('end with the keys that people bring', async () => {
    const { person, told } = show()
    await person.click(await theSwitch('People may use keys of their own'))
    expect(await screen.findByText('People’s own keys are switched off.')).toBeDefined()
    expect(told).toEqual([['own', false]])
  })

  it.each([
    { isOwnAllowed: true, text: /only people with keys of their own get answers\.$/ },
    { isOwnAllowed: false, text: /was taken out: nothing can answer\.$/ },
  ])('say what is left without the built-in assistant; own keys: $isOwnAllowed', async ({ isOwnAllowed, text }) => {
    const models = TWO_MODELS.models.map((model) => ({ ...model, isAllowed: false }))
    show({ models, hasBuiltIn: false, isOwnAllowed })
    expect(await screen.findByText(text)).toBeDefined()
  })

  it.each([
    { hasBuiltIn: true, text: /No model is set up on this server\. The built-in assistant answers every chat/ },
    { hasBuiltIn: false, text: /taken out as well, so only people with keys of their own get answers/ },
  ])('say so where none is set up; built-in assistant: $hasBuiltIn', async ({ hasBuiltIn, text }) => {
    show({ models: [], hasBuiltIn, isOwnAllowed: true })
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.getAllByRole('switch')).toHaveLength(1)
  })

  it('stay as they were when a change is refused, and say so', async () => {
    const refusals: Error[] = []
    const { person } = show(TWO_MODELS, refusals)
    const gemini = await theSwitch('Gemini flash')
    refusals.push(new Error('no'))
    await person.click(gemini)
    expect(await screen.findByText('That could not be changed. Try again in a moment.')).toBeDefined()
    expect(await theSwitch('Gemini flash')).toHaveProperty('checked', true)
  })

  it('can be asked for again when the server did not answer', async () => {
    const { person } = show(TWO_MODELS, [new Error('no')])
    await person.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await theSwitch('llama')).toBeDefined()
  })
})

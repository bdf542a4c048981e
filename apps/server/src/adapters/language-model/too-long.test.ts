import type { ChatModelRequest, ModelMessage } from '@placard/application'
import { createFallbackModel } from '@placard/language/models'
import { A_CHAT_ORDER, groundless, ScriptedModel, says } from '@placard/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { providersOver, WIRE_FORMATS, type WireFormat } from './testing/vendor.ts'
import { startWireService, type WireReply, type WireService } from './testing/wire-service.ts'

const NEVER = new AbortController().signal
const MARK = 'a word that the service does not like'

let service: WireService | undefined
afterEach(() => service?.close())

async function aChatOver(name: WireFormat, replyTo: (body: string) => WireReply) {
  const at = await startWireService(replyTo)
  service = at
  const { providers, faults } = await providersOver(at, [name], { now: () => 0 })
  const model = createFallbackModel({
    providers,
    ground: groundless,
    newFence: () => 'f00d',
    nextTurn: async () => undefined,
    last: new ScriptedModel(says('Built-in.')),
  })
  const ask = async (changes: Partial<ChatModelRequest>) => {
    let text = ''
    for await (const part of model.answer({ ...A_CHAT_ORDER, ...changes }, NEVER)) {
      if (part.kind === 'text') text += part.text
    }
    return text
  }
  return { ask, faults: () => faults.map(({ error }) => error.fault), bodies: at.bodies }
}

/** A conversation of a hundred exchanges that ends with a question. */
function aLongConversation(question: string): readonly ModelMessage[] {
  const exchange = (index: number): readonly ModelMessage[] => [
    { role: 'user', text: `Question ${index} on the fund for the coast.` },
    { role: 'assistant', text: `Answer ${index}: the fund would pay for walls on the coast. `.repeat(20) },
  ]
  return [...Array.from({ length: 100 }, (_, index) => exchange(index)).flat(), { role: 'user', text: question }]
}

describe.each(WIRE_FORMATS)('a context that $name finds too long', ({ name }) => {
  it('is sent again once, shorter', async () => {
    const replies: WireReply[] = [{ does: 'refuse-length' }, { does: 'answer', text: 'Yes.' }]
    const { ask, faults, bodies } = await aChatOver(name, () => replies.shift() ?? { does: 'refuse-request' })
    expect(await ask({ turns: aLongConversation('And now?') })).toBe('Yes.')
    expect(faults()).toEqual(['too-long'])
    expect(bodies).toHaveLength(2)
    expect(bodies[1]?.length).toBeLessThan((bodies[0]?.length ?? 0) * 0.7)
  })

  it.each([
    { does: 'refuse-length', fault: 'too-long', asks: 2 },
    { does: 'refuse-request', fault: 'bad-request', asks: 1 },
  ] as const)('takes the model from nobody else when one person’s requests are answered $fault', async (refusal) => {
    const { ask, faults } = await aChatOver(name, (body) =>
      body.includes(MARK) ? { does: refusal.does } : { does: 'answer', text: 'A motion is a proposal.' },
    )
    const turns = aLongConversation(MARK)
    for (let chat = 0; chat < 3; chat += 1) expect(await ask({ askedBy: 'ada', turns })).toBe('Built-in.')
    expect(faults()).toEqual(Array.from({ length: 3 * refusal.asks }, () => refusal.fault))
    expect(await ask({ askedBy: 'ada' })).toBe('A motion is a proposal.')
    expect(await ask({ askedBy: 'ben' })).toBe('A motion is a proposal.')
  })
})

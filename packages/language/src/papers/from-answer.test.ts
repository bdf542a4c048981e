import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { assistantReplies } from '../assistant/built-in-assistant.ts'
import { paperFromAnswer, productKindOf } from './from-answer.ts'
import { formattedText } from './paper-blocks.ts'

const replies = assistantReplies(shippedKnowledge)

async function answerTo(...asked: readonly string[]): Promise<string> {
  const turns = asked.flatMap((text, at) => [
    ...(at === 0 ? [] : [{ role: 'assistant' as const, text: 'Here it is.' }]),
    { role: 'user' as const, text },
  ])
  return (await replies(turns)).text
}

describe('opening an answer as a working paper', () => {
  it.each([
    {
      asked: 'Write a draft resolution on climate finance for Kenya',
      kind: 'resolution',
      begins: 'Topic: Climate finance',
      ends: 'remain seized of the matter.',
      title: 'Draft resolution on climate finance',
    },
    {
      asked: '3 clauses on plastic pollution',
      kind: 'resolution',
      begins: '1. ',
      ends: '.',
      title: '3 operative clauses on plastic pollution',
    },
    {
      asked: 'Opening speech for Kenya on climate finance',
      kind: 'speech',
      begins: 'Distinguished delegates',
      ends: 'I thank you.',
      title: 'Opening speech for Kenya on climate finance',
    },
    {
      asked: 'Position paper for Brazil on deforestation',
      kind: 'paper',
      begins: 'Topic: Deforestation',
      ends: '.',
      title: 'Position paper: Brazil on deforestation',
    },
    {
      asked: 'Country brief of India on nuclear disarmament',
      kind: 'paper',
      begins: 'Position.',
      ends: '.',
      title: 'Country brief: India on nuclear disarmament',
    },
    {
      asked: 'Crisis note: a ship sinks in the Suez canal',
      kind: 'paper',
      begins: 'From: the Crisis Cabinet',
      ends: '.',
      title: 'Directive on a crisis over ship sinks in the Suez canal',
    },
  ])('takes from “$asked” a $kind without what is said around it', async ({ asked, kind, begins, ends, title }) => {
    const paper = paperFromAnswer(asked, await answerTo(asked))
    expect(paper).toMatchObject({ kind, title })
    expect(paper.text.startsWith(begins), paper.text.slice(0, 80)).toBe(true)
    expect(paper.text.endsWith(ends), paper.text.slice(-80)).toBe(true)
    expect(paper.text).not.toMatch(/[*>#]|To work on it/)
  })

  it('takes the corrected text of a check, without the list of its changes', async () => {
    const draft =
      'Check my resolution:\nThe General Assembly\nrecalling resolution 1\n2. urges states to pay\n(a) one\n(b) two'
    const { kind, text } = paperFromAnswer('fix it', await answerTo(draft, 'fix it'))
    expect(kind).toBe('resolution')
    expect(text).toBe(
      'The General Assembly,\n\nRecalling resolution 1,\n\n1. Urges states to pay:\n\n   (a) one,\n\n   (b) two.',
    )
    expect(formattedText(kind, text)).toBe(text)
  })

  it.each([
    { asked: 'What is a caucus?', because: 'it explains' },
    { asked: 'Which verbs open an operative clause?', because: 'its clauses are examples' },
    {
      asked: 'Check my resolution:\nThe General Assembly\nrecalling resolution 1\n2. urges states to pay',
      because: 'its list is of errors',
    },
  ])('offers none for “$asked”: $because', async ({ asked }) => {
    expect(productKindOf(asked, await answerTo(asked))).toBeUndefined()
  })

  it('takes a model’s answer, whatever stands before and after the clauses', () => {
    const answer =
      "Sure! Here's a draft:\n\n**Committee:** GA First Committee\n\n*The General Assembly*,\n\n*Recalling* the NPT,\n\n1. **Urges** all States to sign;\n\n2. Decides to remain seized of the matter.\n\nWould you like me to add more?"
    expect(paperFromAnswer('write a resolution', answer)).toEqual({
      kind: 'resolution',
      title: 'Draft resolution',
      text: 'Committee: GA First Committee\n\nThe General Assembly,\n\nRecalling the NPT,\n\n1. Urges all States to sign;\n\n2. Decides to remain seized of the matter.',
    })
  })
})

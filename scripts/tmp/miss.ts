import { heldOut, outOfScope } from '../../content/guide/held-out.ts'
import { shippedKnowledge } from '../../content/guide/shipped.ts'
import { createBuiltInAssistant } from '../../packages/language/src/assistant/built-in-assistant.ts'
import { answerFrom } from '../../packages/language/src/assistant/testing/model-answer.ts'
const assistant = createBuiltInAssistant(shippedKnowledge)
for (const { question, right } of heldOut) {
  const { sources, text } = await answerFrom(assistant, question)
  const [first] = sources
  if (first === undefined || !right.includes(`${first.kind}:${first.id}`)) console.log(question, '|', right.join(','), '=>', first ? `${first.kind}:${first.id}` : text.slice(0,140).replaceAll('\n',' '))
}
console.log('---')
for (const question of outOfScope) {
  const { sources, text } = await answerFrom(assistant, question)
  if (sources.length > 0) console.log(question, '=>', sources[0]?.id, text.slice(0,80).replaceAll('\n',' '))
}

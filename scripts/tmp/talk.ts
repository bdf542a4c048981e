import { shippedKnowledge } from '../../content/guide/shipped.ts'
import { createBuiltInAssistant } from '../../packages/language/src/assistant/built-in-assistant.ts'
const assistant = createBuiltInAssistant(shippedKnowledge)
const turns: { role: 'user' | 'assistant'; text: string }[] = []
for (const say of process.argv.slice(2)) {
  turns.push({ role: 'user', text: say })
  let text = ''
  const sug: string[] = []
  for await (const part of assistant.answer({ turns, mode: 'balanced', instructions: '', background: undefined, temperature: 0.7, maxTokens: 2048, speechSpeed: 1 }, new AbortController().signal)) {
    if (part.kind === 'text') text += part.text
    if (part.kind === 'suggestions') sug.push(...part.suggestions)
  }
  turns.push({ role: 'assistant', text })
  console.log(`\n>>> ${say}\n${text}\n   [${sug.join(' | ')}]`)
}

import { expect, it } from 'vitest'
import { foreignTongueOf } from './foreign-tongues.ts'

it.each([
  { text: 'hallo, kannst du deutsch?', tongue: 'de' },
  { text: 'Ciao, puoi aiutarmi con una risoluzione?', tongue: 'it' },
  { text: 'Olá, você pode me ajudar com um discurso?', tongue: 'pt' },
  { text: 'Merhaba, bana yardım eder misin?', tongue: 'tr' },
  { text: 'नमस्ते, भेटो भनेको के हो?', tongue: 'ne' },
  { text: 'आप क्या कर सकते हैं?', tongue: 'hi' },
  { text: '決議とは何ですか', tongue: 'ja' },
  { text: '결의안이 뭐예요?', tongue: 'ko' },
  { text: '什么是决议？', tongue: 'zh' },
  { text: '¿Qué es una moción?', tongue: 'es' },
  { text: 'Comment voter une résolution ?', tongue: 'fr' },
  { text: 'Comment puis-je me présenter pour un discours ?', tongue: 'fr' },
  { text: 'quiero un discurso para mi país', tongue: 'es' },
  { text: 'what is a moderated caucus', tongue: undefined },
  { text: 'so why do we die on this hill', tongue: undefined },
  { text: 'shorter', tongue: undefined },
  { text: 'der mod caucus', tongue: undefined },
])('$text: $tongue', ({ text, tongue }) => {
  expect(foreignTongueOf(text)).toBe(tongue)
})

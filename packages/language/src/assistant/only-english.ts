import type { Tongue } from '../text/tongues.ts'

/** Replies to users who write in another language: it answers in English only. */
export const ONLY_ENGLISH: Readonly<Record<Exclude<Tongue, 'en'>, string>> = {
  fr: 'Merci pour votre message. Je ne réponds qu’en anglais. Posez-moi votre question en anglais, par exemple : *“What is a point of order?”*',
  es: 'Gracias por su mensaje. Solo respondo en inglés. Escriba su pregunta en inglés, por ejemplo: *“What is a point of order?”*',
  ru: 'Спасибо за сообщение. Я отвечаю только по-английски. Задайте вопрос на английском, например: *“What is a point of order?”*',
  zh: '谢谢你的留言。我只能用英语回答。请用英语提问，例如：*“What is a point of order?”*',
  ar: 'شكرًا على رسالتك. أجيب بالإنجليزية فقط. يمكنك طرح سؤالك بالإنجليزية، مثلًا: *“What is a point of order?”*',
}

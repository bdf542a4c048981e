import type { Tongue } from '../text/tongues.ts'

/** Replies to users who write in another language: without a model, English only. */
export const ONLY_ENGLISH: Readonly<Record<Exclude<Tongue, 'en'>, string>> = {
  fr: 'Merci de votre message. Sans modèle de langue, je ne peux répondre qu’en anglais. Posez votre question en anglais, par exemple : *“What is a point of order?”* Un administrateur peut relier un modèle de langue qui répond en français.',
  es: 'Gracias por su mensaje. Sin un modelo de lenguaje solo puedo responder en inglés. Pregunte en inglés, por ejemplo: *“What is a point of order?”* Un administrador puede conectar un modelo de lenguaje que responda en español.',
  ru: 'Спасибо за сообщение. Без языковой модели я могу отвечать только по-английски. Задайте вопрос на английском, например: *“What is a point of order?”* Администратор может подключить языковую модель, которая отвечает по-русски.',
  zh: '谢谢你的留言。没有语言模型时，我只能用英语回答。请用英语提问，例如：*“What is a point of order?”* 管理员可以连接一个能用中文回答的语言模型。',
  ar: 'شكرًا على رسالتك. من دون نموذج لغوي لا أستطيع الإجابة إلا بالإنجليزية. اطرح سؤالك بالإنجليزية، مثلًا: *“What is a point of order?”* ويمكن للمشرف أن يوصل نموذجًا لغويًا يجيب بالعربية.',
}

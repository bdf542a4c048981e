import type { OtherTongue } from '../text/foreign-tongues.ts'
import type { Tongue } from '../text/tongues.ts'

/** Replies to users who write in another language: it answers in English only. */
export const ONLY_ENGLISH: Readonly<Record<Exclude<Tongue, 'en'> | OtherTongue, string>> = {
  fr: 'Merci pour votre message. Je ne réponds qu’en anglais. Posez-moi votre question en anglais, par exemple : *“What is a point of order?”*',
  es: 'Gracias por su mensaje. Solo respondo en inglés. Escriba su pregunta en inglés, por ejemplo: *“What is a point of order?”*',
  ru: 'Спасибо за сообщение. Я отвечаю только по-английски. Задайте вопрос на английском, например: *“What is a point of order?”*',
  zh: '谢谢你的留言。我只能用英语回答。请用英语提问，例如：*“What is a point of order?”*',
  ar: 'شكرًا على رسالتك. أجيب بالإنجليزية فقط. يمكنك طرح سؤالك بالإنجليزية، مثلًا: *“What is a point of order?”*',
  de: 'Danke für die Nachricht. Ich antworte nur auf Englisch. Fragen Sie bitte auf Englisch, zum Beispiel: *“What is a point of order?”*',
  it: 'Grazie del messaggio. Rispondo solo in inglese. Scriva in inglese, per esempio: *“What is a point of order?”*',
  pt: 'Obrigado pela mensagem. Só respondo em inglês. Escreva em inglês, por exemplo: *“What is a point of order?”*',
  tr: 'Mesajınız için teşekkürler. Yalnızca İngilizce yanıt veriyorum. Lütfen İngilizce sorun, örneğin: *“What is a point of order?”*',
  hi: 'संदेश के लिए धन्यवाद। मैं केवल अंग्रेजी में उत्तर देता हूँ। कृपया अंग्रेजी में पूछें, जैसे: *“What is a point of order?”*',
  ne: 'सन्देशका लागि धन्यवाद। म अंग्रेजीमा मात्र जवाफ दिन्छु। कृपया अंग्रेजीमा सोध्नुहोस्, जस्तै: *“What is a point of order?”*',
  ja: 'メッセージをありがとうございます。英語でのみお答えしています。英語でご質問ください。例：*“What is a point of order?”*',
  ko: '메시지 감사합니다. 영어로만 답합니다. 영어로 질문해 주세요. 예: *“What is a point of order?”*',
}

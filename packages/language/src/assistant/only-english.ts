import type { OtherTongue } from '../text/foreign-tongues.ts'
import type { Tongue } from '../text/tongues.ts'

/** Replies to users who write in another language: without a model, English only. */
export const ONLY_ENGLISH: Readonly<Record<Exclude<Tongue, 'en'> | OtherTongue, string>> = {
  fr: 'Merci de votre message. Sans modèle de langue, je ne peux répondre qu’en anglais. Posez votre question en anglais, par exemple : *“What is a point of order?”* Un administrateur peut relier un modèle de langue qui répond en français.',
  es: 'Gracias por su mensaje. Sin un modelo de lenguaje solo puedo responder en inglés. Pregunte en inglés, por ejemplo: *“What is a point of order?”* Un administrador puede conectar un modelo de lenguaje que responda en español.',
  ru: 'Спасибо за сообщение. Без языковой модели я могу отвечать только по-английски. Задайте вопрос на английском, например: *“What is a point of order?”* Администратор может подключить языковую модель, которая отвечает по-русски.',
  zh: '谢谢你的留言。没有语言模型时，我只能用英语回答。请用英语提问，例如：*“What is a point of order?”* 管理员可以连接一个能用中文回答的语言模型。',
  ar: 'شكرًا على رسالتك. من دون نموذج لغوي لا أستطيع الإجابة إلا بالإنجليزية. اطرح سؤالك بالإنجليزية، مثلًا: *“What is a point of order?”* ويمكن للمشرف أن يوصل نموذجًا لغويًا يجيب بالعربية.',
  de: 'Danke für die Nachricht. Ohne Sprachmodell kann ich nur auf Englisch antworten. Fragen Sie bitte auf Englisch, zum Beispiel: *“What is a point of order?”*',
  it: 'Grazie del messaggio. Senza un modello linguistico posso rispondere solo in inglese. Scriva in inglese, per esempio: *“What is a point of order?”*',
  pt: 'Obrigado pela mensagem. Sem um modelo de linguagem, só consigo responder em inglês. Escreva em inglês, por exemplo: *“What is a point of order?”*',
  tr: 'Mesajınız için teşekkürler. Dil modeli olmadan yalnızca İngilizce yanıt verebiliyorum. Lütfen İngilizce sorun, örneğin: *“What is a point of order?”*',
  hi: 'संदेश के लिए धन्यवाद। भाषा मॉडल के बिना मैं केवल अंग्रेजी में उत्तर दे सकता हूँ। कृपया अंग्रेजी में पूछें, जैसे: *“What is a point of order?”*',
  ne: 'सन्देशका लागि धन्यवाद। भाषा मोडेल बिना म अंग्रेजीमा मात्र जवाफ दिन सक्छु। कृपया अंग्रेजीमा सोध्नुहोस्, जस्तै: *“What is a point of order?”*',
  ja: 'メッセージをありがとうございます。言語モデルなしでは英語でしかお答えできません。英語でご質問ください。例：*“What is a point of order?”*',
  ko: '메시지 감사합니다. 언어 모델 없이는 영어로만 답할 수 있습니다. 영어로 질문해 주세요. 예: *“What is a point of order?”*',
}

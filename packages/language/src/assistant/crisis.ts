import type { Tongue } from '../text/tongues.ts'

/**
 * Signs of self-harm, by language: phrases in which writers speak of harming or killing themselves. Debates on suicide
 * prevention, or of a clause that should die, must not be answered with a help line.
 */
const SIGNS: readonly (readonly [Tongue, RegExp])[] = [
  [
    'en',
    /\b(?:kill|hurt|harm|hang|cut|cutting|killing|hurting|harming) (?:my ?self)\b|\b(?:i|i'm|im|i am|i feel|feeling|being) (?:\w+ )?suicidal\b|\bend (?:my (?:own )?life|it all)\b|\b(?:i )?(?:want|wanna|wish|going|gonna|ready|plan|planning) (?:to )?(?:die|commit suicide)\b(?! on (?:this|that) hill| laughing| of (?:laughter|boredom|embarrassment))|\bi wish i (?:was|were) dead\b|\b(?:do not|don'?t) want to (?:live|be alive|exist)\b(?! in)|\bno reason to live\b|\btake my own life\b|\bself[- ]harm(?:ing)? (?:again|myself|because i)\b|\bi (?:have been|keep|started|want to) (?:self[- ]harm\w*|cutting)\b|\bbetter off dead\b/i,
  ],
  [
    'fr',
    /\bme suicider\b|\b(?:envie|veux|voudrais) (?:de )?mourir\b|\bme tuer\b|\bme faire du mal\b|\bne veux plus vivre\b|\bpensées suicidaires\b/i,
  ],
  [
    'es',
    /\bsuicidarme\b|\b(?:quiero|deseo) morir(?:me)?\b|\bmatarme\b|\bhacerme daño\b|\bno quiero (?:seguir )?vi(?:vir|viendo)\b|\bquitarme la vida\b/i,
  ],
  [
    'ru',
    /(?:хочу|собираюсь) (?:умереть|сдохнуть|покончить)|покончить с собой|покончу с собой|убить себя|убью себя|не хочу (?:больше )?жить|причин(?:ить|яю) себе (?:вред|боль)/i,
  ],
  ['zh', /我?(?:想死|想自杀|要自杀|不想活|想自残|不想活了|想結束生命|想结束生命|想自殺)/],
  ['ar', /أريد أن أموت|أريد الموت|سأنتحر|أن أنتحر|أريد الانتحار|أقتل نفسي|لا أريد أن أعيش|إيذاء نفسي|أؤذي نفسي/],
]

/** Uses of such phrases about something else. */
const ELSEWHERE = /\b(?:clause|speech|resolution|draft|policy|prevention|statistics|rates?)\b.{0,60}\bsuicid/i

/** The language in which the writer says that they may harm themselves; undefined when they do not. */
export function crisisIn(text: string): Tongue | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll(/\s+/g, ' ')
  const found = SIGNS.find(([, pattern]) => pattern.test(plain))
  if (found === undefined || (found[0] === 'en' && isElsewhere(plain))) return undefined
  return found[0]
}

function isElsewhere(text: string): boolean {
  return ELSEWHERE.test(text) && !/\b(?:my ?self|my (?:own )?life)\b/i.test(text)
}

/** Help, in the language of the message. Phone numbers change and differ by country, so it says how to find them. */
export const CRISIS_HELP: Readonly<Record<Tongue, string>> = {
  en: 'I am sorry that you are going through this. I am a program and cannot help with it the way a person can, but people can, today.\n\n- If you are in danger now, call your local emergency number (112 in Europe, 911 in North America, or the one of your country).\n- A trained person will listen at a crisis line near you: **findahelpline.com** lists them for most countries, free and confidential.\n- Tell somebody you trust, now, even in one sentence: “I am not safe, please stay with me.”\n\nYou matter. Please speak to one of them before anything else.',
  fr: 'Je suis désolé que vous traversiez cela. Je suis un programme et ne peux pas aider comme une personne, mais des personnes le peuvent, aujourd’hui.\n\n- En cas de danger immédiat, appelez le numéro d’urgence (112 en Europe, ou celui de votre pays).\n- Une ligne d’écoute près de chez vous : **findahelpline.com** (gratuit et confidentiel).\n- Dites-le maintenant à quelqu’un de confiance : « Je ne suis pas en sécurité, reste avec moi. »\n\nVous comptez.',
  es: 'Siento mucho que estés pasando por esto. Soy un programa y no puedo ayudar como una persona, pero hay personas que sí pueden, hoy mismo.\n\n- Si estás en peligro, llama al número de emergencias (112 en Europa, 911 en muchos países de América, o el de tu país).\n- Una línea de ayuda cerca de ti: **findahelpline.com** (gratuita y confidencial).\n- Díselo ahora a alguien de confianza: «No estoy a salvo, quédate conmigo.»\n\nTú importas.',
  ru: 'Мне очень жаль, что вам так тяжело. Я программа и не могу помочь так, как человек, но люди могут помочь уже сегодня.\n\n- Если вам грозит опасность, позвоните в экстренную службу (112 или номер вашей страны).\n- Телефон доверия рядом с вами: **findahelpline.com** (бесплатно и конфиденциально).\n- Скажите прямо сейчас тому, кому доверяете: «Мне плохо, побудь со мной».\n\nВы важны.',
  zh: '很抱歉你正在经历这些。我只是一个程序，不能像人一样帮助你，但今天就有人可以帮你。\n\n- 如果你现在有危险，请立即拨打当地的紧急电话（中国大陆 120 或 110，或你所在国家的号码）。\n- 查找你附近的心理援助热线：**findahelpline.com**（免费、保密）。\n- 现在就告诉一个你信任的人：“我不安全，请陪着我。”\n\n你很重要。',
  ar: 'يؤسفني أنك تمر بهذا. أنا برنامج ولا أستطيع المساعدة كما يفعل إنسان، لكن هناك أشخاصًا يستطيعون مساعدتك اليوم.\n\n- إذا كنت في خطر الآن فاتصل برقم الطوارئ في بلدك (112 في كثير من البلدان).\n- خطوط الدعم القريبة منك: **findahelpline.com** (مجانية وسرية).\n- أخبر الآن شخصًا تثق به: «لست بأمان، ابقَ معي من فضلك».\n\nأنت مهم.',
}

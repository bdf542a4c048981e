/** Somebody speaks of harming themselves, in the official languages of the United Nations. */
const SELF_HARM: readonly RegExp[] = [
  /\b(?:kill|hurt|harm|hang|cut|killing|hurting|harming|cutting) my ?self\b|\bsuicidal\b|\bend my (?:own )?life\b/i,
  /\b(?:want|wanna|wish|going|ready|plan) to (?:die|commit suicide)\b(?! on (?:this|that) hill)|\bself[- ]harm(?:ing)? (?:again|myself|because i)\b/i,
  /\b(?:do not|don'?t) want to (?:live|be alive)\b(?! in)|\bbetter off dead\b|\bno reason to live\b/i,
  /\bme suicider\b|\b(?:veux|envie de) mourir\b|\bme tuer\b|\bme faire du mal\b|\bsuicidarme\b|\bquiero morir\b|\bmatarme\b|\bhacerme daño\b/i,
  /(?:хочу умереть|покончить с собой|убить себя|не хочу жить|想死|想自杀|想自殺|不想活|أريد أن أموت|أريد الموت|أقتل نفسي|الانتحار)/i,
]

/** Somebody speaks of being abused. */
const ABUSE: readonly RegExp[] = [
  /\bmy (?:step)?(?:dad|father|mum|mom|mother|parents?|brother|sister|uncle|aunt|teacher|coach|boss|boyfriend|girlfriend|husband|wife|partner|ex)\b.{0,40}\b(?:hits?|beats?|abus\w+|touch(?:es|ed)|hurts?|raped?|molest\w*|threaten\w*|chok(?:es|ed)|stalks?) (?:me|us)\b/i,
  /\bi(?:'m|'ve been| (?:was|am|got|have been|keep(?= being| getting))) (?:being |getting )?(?:sexually )?(?:raped|abused|molested|assaulted|beaten|bullied|harassed|groomed)\b/i,
]

/** Beginnings of sentences in which somebody speaks of themselves. */
const OF_ONESELF = String.raw`\b(?:i am|i'm|im|am i|i feel|i felt|i have|i've|i had|i was|i got|do i have|i think i am|i think i'm|i might be|i may be)`

/** Somebody speaks of their own health or sexuality. */
const OWN: readonly RegExp[] = [
  new RegExp(
    String.raw`${OF_ONESELF}(?:\s+(?!to\b|about\b|on\b)[\w']+){0,2}\s+(?:depress(?:ed|ion)|pregnant|hiv|aids|cancer|anxiety|anorexi[ac]|bulimi[ac]|eating disorder|panic attacks?|bipolar|adhd|std|sti|addicted|an addict|an alcoholic|autistic|infertile)\b`,
    'i',
  ),
  new RegExp(
    String.raw`${OF_ONESELF}(?:\s+(?!to\b|about\b|on\b)[\w']+){0,2}\s+(?:gay|lesbian|bi|bisexual|trans|transgender|queer|asexual|non-?binary)\b`,
    'i',
  ),
  /\bmy (?:own )?(?:sexuality|sexual orientation|depression|anxiety|pregnancy|abortion|eating disorder|addiction|diagnosis|therapist|psychiatrist|antidepressants?)\b|\bcom(?:e|ing) out to my\b/i,
]

/** Whether somebody speaks of what they would not want read over their shoulder. */
export function isPrivate(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll(/\s+/g, ' ')
  return [...SELF_HARM, ...ABUSE, ...OWN].some((pattern) => pattern.test(plain))
}

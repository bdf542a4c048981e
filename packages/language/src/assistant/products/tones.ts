/** Manners of a text; the words change, not the facts. */
export const TONES = ['usual', 'harder', 'gentler', 'more-formal', 'simpler'] as const
export type Tone = (typeof TONES)[number]

/** Wordings of the same place, by tone. */
export type Toned = Readonly<Record<Tone, readonly string[]>>
/** The same, about a topic or for a country. */
export type TonedAbout = Readonly<Record<Tone, readonly ((name: string) => string)[]>>

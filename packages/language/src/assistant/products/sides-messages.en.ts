import { capital } from '../../text/capital.ts'
/** Who would be for a text, and who against it. */
export const sidesMessages = {
  lead: (side: 'for' | 'against', topic: string) =>
    side === 'for' ? `**Who asks for this, on ${topic}**` : `**Who resists this, on ${topic}**`,
  line: (label: string, names: string) => `- *${capital(label)}*: ${names}`,
  nobody: (side: 'for' | 'against', topic: string) =>
    side === 'for'
      ? `None of the States that I know something of on ${topic} asks for exactly this.`
      : `None of the States that I know something of on ${topic} resists exactly this.`,
  nothing: (topic: string) => `I have nothing on record of who wants what on *${topic}*.`,
  end: 'That is what they say in public; in your committee their delegates decide.',
} as const

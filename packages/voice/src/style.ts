import type { SpeechRequest, SpeechSettings } from '@placard/contract'

type Personality = NonNullable<SpeechRequest['characterPersonality']>
export type VoiceStyle = NonNullable<SpeechSettings['voiceType']>

const STYLE_OF_PERSONALITY = {
  aggressive: 'authoritative',
  challenging: 'authoritative',
  diplomatic: 'professional',
  pragmatic: 'professional',
  balanced: 'professional',
  cunning: 'conversational',
  charismatic: 'conversational',
  collaborative: 'conversational',
  idealistic: 'narrative',
  gentle: 'narrative',
} as const satisfies Readonly<Record<Personality, VoiceStyle>>

/** The style in which a text is spoken: the one asked for, else that of the speaker's personality. */
export function styleOf({ settings, characterPersonality }: Omit<SpeechRequest, 'text' | 'voiceId'>): VoiceStyle {
  return settings?.voiceType ?? STYLE_OF_PERSONALITY[characterPersonality ?? 'balanced']
}

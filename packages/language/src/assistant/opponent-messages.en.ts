import type { DrillSide } from '@placard/contract'
import type { Personality } from '@placard/engine'

/** Sentences of the built-in opponent in a debate drill; the tone depends on the mode and is always civil. */
export const opponentMessages = {
  sides: { for: 'for', against: 'against' } satisfies Record<DrillSide, string>,
  heading: (side: string, motion: string) => `**I speak ${side} the motion: ${motion}**`,
  address: (country: string | undefined) => (country === undefined ? 'Delegate' : `Delegate of ${country}`),
  openings: {
    collaborative: (name: string) => `${name}, we want the same end, I believe. Here is what still troubles my side.`,
    gentle: (name: string) => `${name}, I look forward to your speech. Let me raise two doubts.`,
    balanced: (name: string) => `${name}, my side holds the opposite view, for these reasons.`,
    challenging: (name: string) => `${name}, I expect a case that can be checked. Mine begins here.`,
    aggressive: (name: string) => `${name}, this will not be an easy round for you. My case is short and it stands.`,
  } satisfies Record<Personality, (name: string) => string>,
  replies: {
    collaborative: 'Thank you; I can agree with part of that. Where we differ:',
    gentle: 'Thank you, that was worth hearing. May I say where I am not yet convinced?',
    balanced: 'I have listened to your speech. Here is my side’s reply.',
    challenging: 'You have made claims. Let us see which of them hold.',
    aggressive: 'That speech leaves my case where it was. I will show you why.',
  } satisfies Record<Personality, string>,
  point: (claim: string, reason: string) => `**${claim}** ${reason}`,
  record: (fact: string, source: string) => `On record: ${fact}. *Source: ${source}.*`,
  said: (quote: string, answer: string) => `You said “${quote}” ${answer}`,
  softened: { collaborative: 'I grant the aim.', gentle: 'I see why you say it.' },
  unmet: (claim: string) => `You have left this unanswered: ${claim}`,
  allMet: 'You have taken up every point I made, and I respect that.',
  noEvidence: 'I heard no figure, no document and no case in it: who says so, and where can the room read it?',
  verdicts: {
    empty: 'I heard no speech.',
    gibberish: 'I could not read that as a speech, so there is nothing in it that I can answer.',
    'not-english':
      'I read English only, so I cannot answer what you said. Please speak English; the marking also works in English only.',
    'too-short': 'That was very short. A speech needs a claim, a reason and a reply to mine.',
  },
  floor: (left: number, seconds: number, isTyped: boolean) => {
    const length = isTyped ? `${seconds} seconds of speech, with time to type them` : `${seconds} seconds`
    return left === 1
      ? `The floor is yours for ${length}. It is your last speech.`
      : `The floor is yours for ${length}, ${left} speeches to go.`
  },
  closings: {
    collaborative: 'With a review clause and help for those who need it, we might have signed one text. Thank you.',
    gentle: 'That was my final speech. You have given me much to think about.',
    balanced: 'With that my side rests. The room has heard both of us.',
    challenging: 'My side rests. What you have not proved, the room will not adopt.',
    aggressive: 'My side rests, and so does my case: untouched.',
  } satisfies Record<Personality, string>,
  rebuttalsMost: { collaborative: 1, gentle: 1, balanced: 2, challenging: 2, aggressive: 3 } satisfies Record<
    Personality,
    number
  >,
  /** Rebuttals to kinds of arguments, for when no point of the motion fits. */
  general: [
    {
      pattern: /\b(?:cost|costs|expensive|money|afford|budget|price|pay|funding)\b/i,
      answer: 'A cost is no argument until it is compared with the cost of the alternative, which you left out.',
    },
    {
      pattern: /\b(?:sovereign\w*|domestic|interfer\w+|own laws|independen\w+)\b/i,
      answer: 'States use their sovereignty when they bind themselves; the question is whether this bond is worth it.',
    },
    {
      pattern: /\b(?:urgent|now|immediately|crisis|wait|delay|too late|emergency)\b/i,
      answer: 'That something is urgent says that we must act, not that this is the act that helps.',
    },
    {
      pattern: /\b(?:fair|unfair|justice|just|equal|equality|rights?)\b/i,
      answer: 'Fair to whom? You named who gains, but not who bears the cost.',
    },
    {
      pattern: /\b(?:enforce\w*|comply|compliance|verif\w+|obey|cheat\w*)\b/i,
      answer:
        'Every rule is broken by someone; show that this one is broken more, or it is an argument against all law.',
    },
    {
      pattern: /\b(?:history|precedent|before|already|in the past|worked|succeeded|failed)\b/i,
      answer: 'One case is one case: you would have to show that the two are alike.',
    },
    {
      pattern: /\b(?:everyone|everybody|nobody|always|never|all countries|all states)\b/i,
      answer: 'A single exception ends a sentence with “all” or “never” in it, and the room knows several.',
    },
    {
      pattern: /\b(?:children|lives|die|deaths|suffer\w*|victims|people)\b/i,
      answer: 'Nobody in this room weighs lives lightly; what is in dispute is which choice saves more of them.',
    },
    {
      pattern: /\b(?:experts?|studies|study|research|report|scientists?|percent|per cent|figures?)\b/i,
      answer: 'Which study, of which year? A figure that the room cannot find does not count.',
    },
  ],
  otherwise: 'That is a wish, not yet a reason: say what follows, for whom, and how the room would know.',
} as const

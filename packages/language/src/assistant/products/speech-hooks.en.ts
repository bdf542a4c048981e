import type { TonedAbout } from './tones.ts'

/** First sentences of opening speeches; the topic stands in the middle of the sentence. */
const opening: TonedAbout = {
  usual: [
    (topic) => `Distinguished delegates, we have all come with speeches about ${topic}. Let us leave with a text.`,
    (topic) => `Honourable Chair, fellow delegates, on ${topic} we cannot all wait for someone else to begin.`,
    (topic) => `Distinguished delegates, the question today is not whether to act on ${topic}, but who moves first.`,
    (topic) => `Honourable Chair, there are easier subjects than ${topic}, but few that matter as much.`,
    (topic) =>
      `Fellow delegates, ten years from now someone will ask what this committee did about ${topic}. We should have an answer.`,
  ],
  harder: [
    (topic) => `Honourable Chair, on ${topic} this room has heard enough promises.`,
    (topic) => `Delegates, let us stop pretending: on ${topic}, we know what to do, and we have not done it.`,
    (topic) => `Honourable Chair, every year we speak about ${topic}, and every year the bill grows.`,
    (topic) =>
      `Delegates, someone profits every time we put off a decision on ${topic}. It is not the people we speak for.`,
    (topic) => `Honourable Chair, another polite debate on ${topic} would be a failure. We will not take part in one.`,
  ],
  gentler: [
    (topic) => `Honourable Chair, dear colleagues, thank you for this chance to talk about ${topic} together.`,
    (topic) => `Dear colleagues, on ${topic} we do not all start from the same place, and that is all right.`,
    (topic) => `Honourable Chair, dear colleagues, we come to this debate on ${topic} with ideas, and with open ears.`,
    (topic) => `Dear colleagues, behind every figure on ${topic} there are people. Let us begin there.`,
    (topic) =>
      `Honourable Chair, on ${topic} nobody in this room can succeed alone. The good news is that nobody has to.`,
  ],
  'more-formal': [
    (topic) => `Honourable Chair, Excellencies, it is an honour to address this committee on the question of ${topic}.`,
    (topic) =>
      `Excellencies, distinguished representatives, the matter of ${topic} calls for our most careful attention.`,
    (topic) => `Honourable Chair, Excellencies, permit us to set out our position on the question of ${topic}.`,
    (topic) =>
      `Excellencies, the Charter asks us to be a centre for harmonising the actions of nations. Nowhere is that more needed than on ${topic}.`,
    (topic) =>
      `Honourable Chair, distinguished representatives, few items on our agenda weigh more heavily than ${topic}.`,
  ],
  simpler: [
    (topic) => `Hello everyone. Today is about ${topic}. It matters, and we can do something about it.`,
    (topic) => `Chair, delegates, I will keep this short. We need to talk about ${topic}.`,
    (topic) => `Dear delegates, here is what we think about ${topic}, in plain words.`,
    (topic) => `Chair, delegates, ${topic} can sound far away. It is not.`,
    (topic) => `Friends, let us be honest about ${topic}. We can do better than this.`,
  ],
}

const closing: TonedAbout = {
  usual: [
    (topic) =>
      `Distinguished delegates, we are nearly at the vote on ${topic}, and it is worth remembering why we came.`,
    (topic) =>
      `Honourable Chair, hours of debate on ${topic} come down to one question: are we better off with this text or without it?`,
    (topic) => `Fellow delegates, on ${topic} we have argued, drafted and crossed out. Now we decide.`,
    (topic) => `Distinguished delegates, before we vote on ${topic}, one last word on what is at stake.`,
  ],
  harder: [
    (topic) =>
      `Delegates, the time for footnotes on ${topic} is over. In a few minutes every placard will tell the truth.`,
    (topic) =>
      `Honourable Chair, those who vote no on ${topic} today should say what they would do instead. We have not heard it.`,
    (topic) => `Delegates, on ${topic} we have given all the ground we can without giving up what this text is for.`,
    (topic) => `Honourable Chair, on ${topic} an abstention is an answer too. It says: not my problem.`,
  ],
  gentler: [
    (topic) => `Dear colleagues, this has been a good debate on ${topic}, even where we did not agree.`,
    (topic) =>
      `Honourable Chair, dear colleagues, we understand each other’s concerns about ${topic} better than we did at the start.`,
    (topic) => `Dear colleagues, no text on ${topic} will please everyone. In this one, everyone has been heard.`,
    (topic) => `Honourable Chair, we began our work on ${topic} far apart. Look how close we have come.`,
  ],
  'more-formal': [
    (topic) =>
      `Honourable Chair, Excellencies, as our deliberations on ${topic} draw to a close, permit us one final observation.`,
    (topic) => `Excellencies, the committee now comes to its decision on the question of ${topic}.`,
    (topic) =>
      `Honourable Chair, distinguished representatives, our debate on ${topic} has been thorough, and worthy of this committee.`,
    (topic) => `Excellencies, it falls to us now to conclude our consideration of ${topic}.`,
  ],
  simpler: [
    (topic) => `Delegates, we are almost done with ${topic}. Here is what I hope you remember.`,
    (topic) => `Chair, delegates, we talked a lot about ${topic}. Now we choose.`,
    (topic) => `Friends, one last thing about ${topic} before we vote.`,
    (topic) => `Chair, delegates, today was about ${topic}. So let us finish the job.`,
  ],
}

const reply: TonedAbout = {
  usual: [
    (topic) =>
      `Honourable Chair, we have listened closely to what was said about ${topic}, and we would like to answer.`,
    (topic) => `Distinguished delegates, a fair objection on ${topic} deserves a straight reply.`,
    (topic) => `Honourable Chair, we thank the previous speaker, but we see ${topic} differently.`,
    (topic) => `Fellow delegates, one argument on ${topic} keeps coming back. Let us deal with it.`,
  ],
  harder: [
    (topic) => `Honourable Chair, what we have just heard on ${topic} does not survive a second look.`,
    (topic) => `Delegates, on ${topic} the last speech was long on worries and short on answers.`,
    (topic) => `Honourable Chair, we cannot let that claim about ${topic} stand.`,
    (topic) => `Delegates, if that was the best case against acting on ${topic}, then there is none.`,
  ],
  gentler: [
    (topic) =>
      `Honourable Chair, we understand the concern about ${topic} that was just voiced, and we share part of it.`,
    (topic) => `Dear colleagues, that was an honest point on ${topic}. Allow us an honest answer.`,
    (topic) => `Honourable Chair, on ${topic} we may be closer to the last speaker than it seemed.`,
    (topic) => `Dear colleagues, thank you for voicing that doubt about ${topic} so openly.`,
  ],
  'more-formal': [
    (topic) => `Honourable Chair, we avail ourselves of the right of reply on the question of ${topic}.`,
    (topic) => `Excellencies, we have taken careful note of the statement just made on ${topic}.`,
    (topic) => `Honourable Chair, we wish to respond, with all due respect, to the remarks on ${topic}.`,
    (topic) => `Excellencies, the observation made a moment ago on ${topic} calls for clarification.`,
  ],
  simpler: [
    (topic) => `Chair, delegates, I want to answer what was just said about ${topic}.`,
    (topic) => `That is a real worry about ${topic}, so here is our answer.`,
    (topic) => `Chair, I do not agree with the last speech on ${topic}. Here is why.`,
    (topic) => `Delegates, let me answer that point on ${topic} directly.`,
  ],
}

export const hooks = { opening, closing, reply } as const

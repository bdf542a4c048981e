import type { Toned } from './tones.ts'

const opening: Toned = {
  usual: [
    'We will bring a draft to the first caucus, and we will listen before we write. I thank you.',
    'Our door is open to every delegation that wants to write with us. I thank you.',
    'Let us be remembered for what we decide, and not for what we say. I thank you.',
    'We invite all who agree, and all who are not yet sure, to meet us in the caucus. I thank you.',
    'The work starts now. We are ready for it. I thank you.',
  ],
  harder: [
    'Sign with us, or explain to your people why you did not. I thank you.',
    'We will put this in writing today, and we will ask for a roll call. I thank you.',
    'The people who pay for our delay are watching. Let us not lose another day. I thank you.',
    'Enough has been said. Let us vote on something. I thank you.',
  ],
  gentler: [
    'We look forward to hearing your thoughts, and to changing ours where you convince us. I thank you.',
    'A text that leaves nobody out can carry us all. Thank you, dear colleagues.',
    'We would be happy to sit down with each of you. Thank you.',
    'Small steps, taken together, can go a long way. Thank you for listening.',
  ],
  'more-formal': [
    'We stand ready to cooperate with all delegations in a constructive spirit. I thank you, Honourable Chair.',
    'We trust that the committee will give these proposals its favourable consideration. I thank you.',
    'We pledge our full cooperation to the Chair and to all Member States. I thank you.',
    'We look forward to a text that can command the widest support. I thank you, Excellencies.',
  ],
  simpler: [
    'That is our plan. Come and talk to us. Thank you.',
    'It is not magic. It is hard work, and we can share it. Thank you.',
    'If you like it, help us write it. Thank you.',
    'We can do this. Let us start today. Thank you.',
  ],
}

const closing: Toned = {
  usual: [
    'We thank the Chair, and every delegation that argued with us or wrote with us. Please vote in favour.',
    'To all who wrote with us, and to all who made us think twice: thank you. We ask for your vote.',
    'Our thanks go to the Chair and to this whole committee. Let us finish what we began.',
    'We thank you all for your work in this session. Raise your placards with us.',
  ],
  harder: [
    'We thank those who did the work. To the others we say: there is still time to raise your placard.',
    'We thank the Chair for a firm hand. Vote yes, and mean it.',
    'Thank you to all who gave ground. Now let us see who stands by their word.',
    'Our thanks to the Chair. History will not ask for our reasons. It will count our votes.',
  ],
  gentler: [
    'Thank you, Chair. Thank you, colleagues, for your patience with us. We would be glad of your vote.',
    'Whatever you decide, thank you for this debate. We hope that we can take this step together.',
    'From all of us: thank you. Let us end this session as friends, with a text that we can all be proud of.',
    'Thank you for every suggestion, and for every doubt. This text is as much yours as ours.',
  ],
  'more-formal': [
    'We express our gratitude to the Chair, to the secretariat and to all delegations, and we commend the text to you for adoption.',
    'Permit us to thank the Chair for the able conduct of our work. We invite all Member States to vote in favour.',
    'We thank all delegations for their constructive engagement, and respectfully ask for their vote.',
    'With our sincere thanks to the Chair and the sponsors, we look forward to a vote worthy of this committee.',
  ],
  simpler: [
    'Thank you to the Chair and to everyone who helped. Please vote yes.',
    'Thanks for listening, and for working with us. Now let us say yes.',
    'We did this together. Thank you. Let us vote for it together, too.',
    'Thank you, all of you. A yes today will help real people tomorrow.',
  ],
}

const reply: Toned = {
  usual: [
    'We hope that this answers the point, and we are ready for the next one. I thank you.',
    'If that was the obstacle, it can be removed today. I thank you.',
    'We would rather improve the text than lose it. I thank you.',
    'Let us argue about the wording, and not about whether to act. I thank you.',
  ],
  harder: [
    'That leaves no reason to wait. I thank you.',
    'We ask the last speaker for an answer to that. I thank you.',
    'If there is a better plan, let us hear it now. I thank you.',
    'An objection is not a policy. I thank you.',
  ],
  gentler: [
    'We hope that this eases the concern, and we are glad to talk more. Thank you.',
    'If a change of wording helps, tell us which. Thank you.',
    'We would like to find words that work for us both. Thank you.',
    'Let us sit down together in the next caucus. Thank you.',
  ],
  'more-formal': [
    'We trust that this clarifies our position. I thank you, Honourable Chair.',
    'We remain at the disposal of the distinguished representative. I thank you.',
    'We ask that this reply be reflected in the record. I thank you.',
    'With this explanation, we renew our invitation to consensus. I thank you.',
  ],
  simpler: [
    'So we think the plan still works. Thank you.',
    'That is our answer. Thank you.',
    'If you are still worried, come and talk to us. Thank you.',
    'I hope that helps. Thank you.',
  ],
}

export const endings = { opening, closing, reply } as const

/** The shortest endings, for speeches of a few sentences. */
export const shortEndings = {
  opening: 'I thank you.',
  closing: 'We thank you all, and ask for your vote.',
  reply: 'I thank you.',
} as const

/** What leads back to the stake in a closing speech, the country's line in a reply. */
export const stakes: Toned = {
  usual: [
    'What is at stake has not changed.',
    'Remember how we began.',
    'The problem is still the one we started with.',
    'Nothing said here has made the problem any smaller.',
  ],
  harder: [
    'While we spoke, nothing out there got better.',
    'The problem will not wait for our next session.',
    'Nobody outside this room cares about our commas.',
    'Do not forget what this is about.',
  ],
  gentler: [
    'Let us remember whom we are doing this for.',
    'It is worth recalling what brought us together.',
    'Behind every clause there are people.',
    'We all know why this matters.',
  ],
  'more-formal': [
    'The gravity of the matter has been recognised on all sides.',
    'The purpose of our work remains unchanged.',
    'We recall the circumstances that brought this item before us.',
    'The stakes are well known to this committee.',
  ],
  simpler: [
    'The problem is still here.',
    'This is why we came.',
    'Do not forget the main thing.',
    'This is what it is all about.',
  ],
}

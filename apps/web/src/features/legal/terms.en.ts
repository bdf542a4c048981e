import type { LegalText } from './legal-page.ts'

export const termsText: LegalText = {
  title: 'Terms of Service',
  description: 'The terms Placard is used under.',
  changedOn: '2026-11-21',
  inShort:
    'Be fair, keep your password to yourself, and remember that AI delegates are characters of an exercise. Placard is a beta: it can change and it can fail.',
  parts: [
    {
      title: 'What this is',
      text: [
        'Placard is an exercise in diplomacy: you take a country’s seat and bargain with AI delegates. These terms are between you and whoever runs this server. By making an account you accept them. The demo needs no account and asks for nothing.',
      ],
    },
    {
      title: 'AI delegates are not governments',
      text: [
        'Delegates act from positions that were written for the exercise after public sources. What they say is not a statement of any government, and nothing here is political, legal or other professional advice.',
      ],
    },
    {
      title: 'Your account',
      text: [
        'You are 13 or older and answer the question about your age truthfully. An account belongs to one person. Keep your password to yourself, and change it when somebody else may know it.',
      ],
    },
    {
      title: 'Fair use',
      text: [
        'Do not try to get into what is not yours, to overload the server, or to pass for somebody else. Do not write what is unlawful or attacks people. Automatic use is fine as long as it stays within the limits the server sets.',
      ],
    },
    {
      title: 'What you write is yours',
      text: [
        'You keep every right to what you say and write. It is used to run your sessions and to show them to you and to the people you play with, and for nothing else.',
      ],
    },
    {
      title: 'Plans and payments',
      text: [
        'What your plan includes stands on the Subscription view. Where this server takes payments, nothing is charged before you confirm it on the payment page, and you can cancel in the same view.',
      ],
    },
    {
      title: 'Beta',
      text: [
        'Placard is still being built. It is offered as it is: views and rules may change, and the server may be away. What you need elsewhere, save as a file from the debrief.',
      ],
    },
    {
      title: 'Ending',
      text: [
        'You can stop at any time and have your account deleted. Whoever runs this server may suspend an account that breaks these terms.',
      ],
    },
    {
      title: 'The law',
      text: ['Nothing here takes away a right that the law where you live gives you and that cannot be given up.'],
    },
  ],
}

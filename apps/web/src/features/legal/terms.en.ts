import type { LegalText } from './legal-page.ts'
import { TERMS_VERSION } from './legal-versions.ts'

export const termsText: LegalText = {
  ...TERMS_VERSION,
  title: 'Terms of Service',
  description: 'Placard’s terms of use.',
  changes: 'The first version with a number.',
  earlier: [],
  inShort:
    'Be fair, keep your password to yourself, and remember that AI delegates are characters of an exercise. Placard is a beta: it can change and it can fail.',
  parts: [
    {
      title: 'What this is',
      text: [
        'Placard is an exercise in diplomacy: you take a country’s seat and bargain with AI delegates. These terms are between you and whoever runs this server. By creating an account you accept them. The demo needs no account and asks you for nothing.',
      ],
    },
    {
      title: 'AI delegates are not governments',
      text: [
        'Delegates act from positions written for the exercise from public sources. What they say is not a statement of any government, and nothing here is political, legal or other professional advice.',
      ],
    },
    {
      title: 'Your account',
      text: [
        'You are 13 or older and answer the question about your age truthfully. An account belongs to one person. Keep your password to yourself, and change it if someone else may know it.',
      ],
    },
    {
      title: 'Fair use',
      text: [
        'Do not try to access what is not yours, overload the server, or impersonate anyone. Do not write anything that is unlawful or attacks people. Automatic use is fine as long as it stays within the limits the server sets.',
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
        'The Subscription page shows what your plan includes. Where this server takes payments, nothing is charged before you confirm it on the payment page, and you can cancel on the Subscription page.',
      ],
    },
    {
      title: 'Beta',
      text: [
        'Placard is still being built. It is offered as it is: views and rules may change, and the server may be unavailable. Save anything you need elsewhere as a file from the debrief.',
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
      text: ['Nothing here takes away any right that the law where you live gives you and that cannot be waived.'],
    },
  ],
}

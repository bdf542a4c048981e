export const legalMessages = {
  changed: (date: string) => `Last changed on ${date}`,
  date: new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' }),
  inShort: 'In short',
  print: 'Print',
  ask: 'Whom to ask',
  askText: (host: string) => `Questions and requests go to whoever runs the server at ${host}.`,
  askMail: 'They read mail at',
  askNobody: 'They have named no address here: please ask whoever gave you the address of this page.',
  toTerms: 'Terms of Service',
  toPrivacy: 'Privacy Policy',
} as const

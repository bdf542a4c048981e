import { capital } from '../../text/capital.ts'

const stopped = (fact: string) => `${capital(fact)}.`

/** Sentences on a matter that a text is to speak of as well. */
export const mentionMessages = {
  said: (what: string) => `And we ask this committee not to leave out ${what}: no agreement is whole without it.`,
  saidFrom: (what: string, fact: string) => `And let me say a word on ${what}. ${stopped(fact)}`,
  written: (what: string) => `It asks in particular that ${what} be part of what is agreed.`,
  writtenFrom: (what: string, fact: string) => `It draws attention to ${what} in particular. ${stopped(fact)}`,
  clause: (what: string) =>
    `*Requests* Member States to give particular attention to ${what} in carrying out the present resolution, and to report on it to the Secretary-General within two years`,
} as const

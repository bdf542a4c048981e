import { facts, type TableFacts } from './column-facts.ts'

const OUTBOX = '30 days after the mail was sent or given up'
const CONTENTS = 'until the mail is sent or given up'

/** The outbox: mails not yet delivered. */
export const mailOutbox: TableFacts = {
  id: facts('identifier', 'tells mails apart', OUTBOX, 'yes', 'with-owner'),
  user_id: facts('identifier', 'which account the mail is about', OUTBOX, 'yes', 'with-owner'),
  to_address: facts('contact', 'where the mail goes', OUTBOX, 'yes', 'with-owner'),
  to_key: facts('contact', 'bounds how many mails one mailbox gets', OUTBOX, 'described', 'with-owner'),
  template: facts('activity', 'which mail it is', OUTBOX, 'yes', 'with-owner'),
  data: facts('credential', 'fills the mail, its one-time link included', CONTENTS, 'described', 'with-owner'),
  message_id: facts('operation', 'lets a mail server recognise a repeat', OUTBOX, 'described', 'with-owner'),
  status: facts('operation', 'shows whether it was sent', OUTBOX, 'yes', 'with-owner'),
  attempts: facts('operation', 'spaces the attempts', OUTBOX, 'described', 'with-owner'),
  due_at: facts('operation', 'spaces the attempts', OUTBOX, 'described', 'with-owner'),
  useful_until: facts('operation', 'ends the attempts', OUTBOX, 'described', 'with-owner'),
  created_at: facts('activity', 'when it was written', OUTBOX, 'yes', 'with-owner'),
  ended_at: facts('activity', 'when it was sent or given up', OUTBOX, 'yes', 'with-owner'),
  last_error: facts('operation', 'tells why a mail did not go out', OUTBOX, 'described', 'with-owner'),
}

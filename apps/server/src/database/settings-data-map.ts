import { facts, type TableFacts } from './column-facts.ts'

const CHOICE = 'as long as the account exists'

/** Settings of users. */
export const settings: TableFacts = {
  user_id: facts('identifier', 'whose setting it is', CHOICE, 'yes', 'with-owner'),
  name: facts('activity', 'which setting it is', CHOICE, 'yes', 'with-owner'),
  value: facts('activity', 'follows the person to their other devices', CHOICE, 'yes', 'with-owner'),
  stamped_at: facts('activity', 'the later of two changes wins', CHOICE, 'yes', 'with-owner'),
  device: facts('operation', 'decides between changes of one moment', CHOICE, 'described', 'with-owner'),
}

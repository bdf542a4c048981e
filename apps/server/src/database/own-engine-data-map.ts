import { facts, type TableFacts } from './column-facts.ts'

const OWN = 'until the person deletes the model or the account'

/** Models that users have added with keys of their own. */
export const ownEngines: TableFacts = {
  id: facts('identifier', 'tells the models apart', OWN, 'yes', 'with-owner'),
  user_id: facts('identifier', 'whose model it is', OWN, 'yes', 'with-owner'),
  kind: facts('activity', 'which company is asked', OWN, 'yes', 'with-owner'),
  model: facts('activity', 'which of its models answers', OWN, 'yes', 'with-owner'),
  sealed_key: facts(
    'credential',
    'asks the company in the person’s name; kept encrypted',
    OWN,
    'described',
    'with-owner',
  ),
  created_at: facts('activity', 'orders the list', OWN, 'yes', 'with-owner'),
}

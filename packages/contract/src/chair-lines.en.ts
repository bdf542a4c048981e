/** What the chair says in the same words in every session: its sounds can be made before anybody waits for them. */
export const CHAIR_LINES = {
  draft: {
    adopted: 'The draft resolution is adopted.',
    rejected: 'The draft resolution is not adopted.',
    adjourned: 'The draft resolution is set aside.',
    reopened: 'The draft resolution is before the committee again.',
  },
  vote: {
    motion: 'The motion is put to a show of placards.',
    amendment: 'The contested amendment is voted on.',
    draft: 'The roll is called on the draft resolution.',
    part: 'A clause is voted on separately.',
    consensus: 'The chair asks whether anybody objects to adopting the draft without a vote.',
    'straw-poll': 'A non-binding straw poll is taken.',
  },
  consensus: {
    noObjection: 'No objection is heard.',
    objection: 'An objection is made; the draft goes to a vote.',
  },
  motion: {
    carried: 'The motion carries.',
    failed: 'The motion fails.',
  },
  orders: {
    'caucus-closed': 'The caucus ends; the chair takes up formal business.',
    'list-closed': 'The speakers list is closed.',
    'list-reopened': 'The speakers list is open again.',
    'time-limited': 'Speaking time is limited.',
    important: 'The draft is an important question: it needs two thirds.',
    'by-name': 'Amendments and parts will be voted on by roll call.',
    divided: 'A clause will be voted on separately.',
    'consensus-wanted': 'The chair will ask whether anybody objects to adopting the draft without a vote.',
  },
  session: {
    opened: 'The chair opens the session with opening statements.',
    finished: 'The last phase is finished.',
    crisisLapsed: 'The time to answer the crisis has run out.',
    closing: 'The chair offers to close the session early.',
  },
} as const

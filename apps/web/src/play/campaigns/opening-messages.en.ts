/** Sentences about the paper that a session opens with. */
export const openingMessages = {
  title: 'Open with a paper of yours',
  intro:
    'A working paper from the chat can be your delegation’s first proposal. What the campaign has as an option is heard; the rest stays in the paper.',
  label: 'Working paper',
  nothing: 'No paper',
  noPapers:
    'You have no working papers yet. Ask the assistant for a draft resolution, and open its answer as a working paper.',
  toChat: 'Go to the chat',
  listFailed: 'Your papers could not be loaded.',
  changed: 'The paper was changed after you chose it. It has been read again: look at the clauses, then start.',
  leaveOut: 'Leave the paper out',
  atOnce: 'The first proposal is made as soon as the session begins. What is left waits beside the message box.',
  drawn:
    'Your country is drawn when the session begins, so everything waits beside the message box until you press Enter there.',
  running: (country: string) => `A session of this campaign is open, with you as ${country}.`,
  runningAnyone: 'A session of this campaign is open.',
  layThere: 'Lay it there instead',
  opensWith: (count: number, title: string) =>
    `Opens with ${count === 1 ? '1 clause' : `${count} clauses`} of “${title}”.`,
} as const

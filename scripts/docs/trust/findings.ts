/** A row of docs/trust.md: what its tests carry in their titles, and what they prove. */
export interface TrustRow {
  readonly id: string
  readonly promise: string
}

/** What an attack on the product found, and what holds since. */
export const FINDINGS: readonly TrustRow[] = [
  {
    id: 'D1',
    promise:
      'Nobody who signs up under somebody else’s address keeps a way in. The first confirmation of an address by mail removes passkeys, second factor, pending address, other sign-ins, known devices and a password its reader did not sign in with, and tells the owner what was removed; every reset voids pending changes of address.',
  },
  {
    id: 'D2',
    promise:
      'No request holds the event loop. Debriefs and the checking of imported logs run in workers with a budget of time and one place a person; no route takes more than 50 ms of one turn, whatever legal input it is given.',
  },
  {
    id: 'D3',
    promise:
      'Behind a proxy people stay apart. The client’s address comes from proxies named in the configuration and from nobody else; one client never shuts the door for others.',
  },
  {
    id: 'D4',
    promise:
      'A later sign-up never deletes an earlier one, nothing a claimant made is lost when the mail is answered, and no sequence of calls tells whether an address has an account.',
  },
  { id: 'D5', promise: 'Searching waits for itself: one search a person, two seconds, on connections of its own.' },
  {
    id: 'D6',
    promise:
      'Work without an account is cheap or bounded: the description of the interface is made once, two passwords are hashed at a time, and tokens are checked without waiting for them.',
  },
  {
    id: 'D7',
    promise:
      'Documents may take ten seconds of work to read, in a process of its own, one a person at a time, in fair order, and the time they take is counted.',
  },
  {
    id: 'D8',
    promise: 'Limits count once for all servers and survive a restart; so do sockets, streams and uploads a person.',
  },
  {
    id: 'D9',
    promise:
      'What was imported is marked wherever its result shows, begins as the catalogue’s campaign would have begun, and counts against the plan once it goes on.',
  },
  { id: 'D10', promise: 'An account has a limit of stored bytes, shown with what uses it.' },
  { id: 'D11', promise: 'A clock that jumps ahead and comes back stops no running session for longer than 30 s.' },
  {
    id: 'D12',
    promise: 'An unconfirmed address gets no mail but its confirmation, and every address a limit of mails.',
  },
  { id: 'D13', promise: 'A device is known for the account whose password it knew, and buys no guesses at another.' },
  { id: 'D14', promise: 'Servers with unlike secrets refuse to run together.' },
  {
    id: 'D15',
    promise:
      'A crash costs no second wait: the key of a request whose server died is free after its lease, and a refresh that is repeated because its answer was lost is not taken for theft.',
  },
  {
    id: 'D16',
    promise:
      'Small doors: passwords that say nothing, invisible characters in addresses, limits while a clock was ahead, cookies bound to their host, one query at a time on a connection, deep quotations, contexts of strangers.',
  },
  {
    id: 'D17',
    promise:
      'Seed and draw stay on the server while a session runs, and a salt makes them worthless to whoever knows seed and code; both are revealed with the record at the end.',
  },
]

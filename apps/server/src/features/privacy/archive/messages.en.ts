/** Words of the pages in an archive. */
export const archiveMessages = {
  title: 'What Placard keeps about you',
  builtOn: (moment: string) => `Put together on ${moment}.`,
  days: (from: string | undefined, to: string | undefined) =>
    `It holds what was made ${from === undefined ? '' : `from ${from} on`}${from !== undefined && to !== undefined ? ' and ' : ''}${to === undefined ? '' : `until ${to}`}, and what carries no date.`,
  files:
    'Beside these pages there are all tables as JSON and as CSV in the folder data, your attached documents as text, and recordings of your voice as long as they are kept. The file manifest.json says what each column is for.',
  importing:
    'To have your chats, papers and projects in another account, choose “Import…” in the menu of a chat there and give it this ZIP file.',
  back: 'Back to the overview',
  chats: 'Chats and voice conversations',
  noChats: 'None.',
  sessions: 'Sessions: what was said in them',
  noSessions: 'None.',
  page: (title: string, page: number) => `${title}, page ${page}`,
  you: 'You',
  assistant: 'Assistant',
  rest: 'Everything else',
} as const

/** Refusals of the calls about projects. */
export const projectMessages = {
  full: (most: number) => `You have ${most} projects, as many as an account can hold. Delete one to make room.`,
  filesFull: (most: number) => `A project holds up to ${most} files. Remove one to make room.`,
  outdated: 'This project was changed elsewhere in the meantime.',
  noCountry: 'Choose one of the 193 member states of the United Nations, or none.',
} as const

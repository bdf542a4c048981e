/**
 * Separate from the texts of the settings, which are loaded with their view: the notice can appear above every view.
 */
export const noticeMessages = {
  settings: 'Settings',
  replaced: (count: number) =>
    count === 1
      ? 'A setting you changed here was changed later on another device. The later change was kept.'
      : `${count} settings you changed here were changed later on another device. The later changes were kept.`,
  trouble: {
    unreadable: 'Some settings kept in this browser could not be read and are back to their defaults.',
    newer: 'Settings kept by a newer version of Placard were put aside.',
    'not-kept': 'This browser does not let Placard keep settings: they last until this tab is closed.',
  },
} as const

import { exportMessages } from '../../features/chat/export/messages.en.ts'
import { attachmentKindNames } from '../../features/chat/files/messages.en.ts'
import { paperMessages } from '../../features/chat/paper/messages.en.ts'
import { shareMessages } from '../../play/debrief/share/messages.en.ts'

/** The formats of files, as the views name them that save and read them; for the guide. */
export const GUIDE_FILES = {
  chats: Object.values(exportMessages.formats).map((format) => format.replace(/:.*/, '')),
  papers: Object.values(paperMessages.exports),
  debriefs: [shareMessages.debrief, shareMessages.text, shareMessages.pdf],
  read: [...new Set(Object.values(attachmentKindNames))],
} as const

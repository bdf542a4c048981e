import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_MAX_PAGES,
  ATTACHMENTS_A_MESSAGE,
  CHAT_MESSAGE_MAX_LENGTH,
  OWN_ENGINES_MAX,
  PAPER_TEXT_MAX_LENGTH,
  PROJECT_FILES_MAX,
  PROJECTS_MAX,
  RECORDING_MAX_SECONDS,
  RECOVERY_CODE_COUNT,
} from '@placard/contract'
import { pageLanguage } from '../../../kit/language/language.ts'
import { guideMessages } from './messages.en.ts'

const { rows, characters, megabytes, seconds } = guideMessages.limits
const number = new Intl.NumberFormat(pageLanguage)
const text = (count: number) => number.format(count)

/** The limits that everybody meets, as the contract sets them. */
export const LIMIT_ROWS: readonly { readonly what: string; readonly most: string }[] = [
  { what: rows.message, most: characters(text(CHAT_MESSAGE_MAX_LENGTH)) },
  { what: rows.attachments, most: text(ATTACHMENTS_A_MESSAGE) },
  { what: rows.fileSize, most: megabytes(text(ATTACHMENT_MAX_BYTES / 1024 / 1024)) },
  { what: rows.filePages, most: text(ATTACHMENT_MAX_PAGES) },
  { what: rows.paper, most: characters(text(PAPER_TEXT_MAX_LENGTH)) },
  { what: rows.projects, most: text(PROJECTS_MAX) },
  { what: rows.projectFiles, most: text(PROJECT_FILES_MAX) },
  { what: rows.recording, most: seconds(text(RECORDING_MAX_SECONDS)) },
  { what: rows.keys, most: text(OWN_ENGINES_MAX) },
  { what: rows.passkeys, most: text(RECOVERY_CODE_COUNT) },
]

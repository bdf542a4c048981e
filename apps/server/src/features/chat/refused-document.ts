import { type DocumentFault, documentRefusal, type ErrorCode } from '@placard/contract'
import { type Problem, problem } from '../../http/problems.ts'

/** Faults that have a status of their own; all others are refused as what they are. */
const CODES: Partial<Readonly<Record<DocumentFault, ErrorCode>>> = {
  'too-large': 'body-too-large',
  'no-room': 'body-too-large',
  'not-supported': 'unsupported-media-type',
  mixed: 'unsupported-media-type',
}

/** Why a file is not taken, naming the file and the rule. */
export function refused(fault: DocumentFault, name: string): Problem {
  const message = documentRefusal(fault, name)
  return problem(CODES[fault] ?? 'document-refused', { message, rejection: { code: fault, detail: message } })
}

/** What a motion proposes: everything from its main verb on, and who or what stands before "should". */
export interface MotionAct {
  /** "ban smartphones in schools", or "be banned". */
  readonly act: string
  /** Before "should"; undefined where the house itself acts. */
  readonly subject: string | undefined
}

const HOUSE = /^(?:this (?:house|committee|assembly|council|body)|we|they|you|it)$/i
const ACT =
  /^(.*?)\b(?:would|should|must|ought to|has to|have to|needs? to|shall)\s+(?:(?:not|also|now|finally)\s+)*(.+)$/i
/** "I think that", "this house believes that": what stands before the motion proper. */
const BELIEF =
  /^(?:this (?:house|committee|assembly|council|body)|i|we|TH[WBPSR])\s+(?:believes?|thinks?)\s+(?:that\s+)?/i
const SHORT = /^TH(?:W|BT?)\b\s*/

export function actOf(motion: string): MotionAct | undefined {
  const plain = motion.trim().replace(/[\s.!?]+$/, '')
  if (/^THW\b/.test(plain)) return { act: plain.replace(SHORT, ''), subject: undefined }
  const found = plain.replace(BELIEF, '').replace(SHORT, '').match(ACT)
  if (found?.[2] === undefined) return undefined
  const subject = found[1]?.trim() ?? ''
  return { act: found[2], subject: subject === '' || HOUSE.test(subject) ? undefined : subject }
}

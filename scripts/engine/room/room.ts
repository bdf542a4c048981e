import { answering } from './answering.ts'
import { hearing } from './hearing.ts'

/** `room`: how well the room hears and answers, as JSON. @returns the exit code. */
export async function roomCommand(): Promise<number> {
  console.log(JSON.stringify({ hearing: await hearing(), answering: await answering() }, undefined, 2))
  return 0
}

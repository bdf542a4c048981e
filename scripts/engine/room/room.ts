import { answering } from './answering.ts'
import { handOf } from './hand.ts'
import { hearing, type Misread } from './hearing.ts'
import { sessionsCommand } from './sessions.ts'
import { roomTimes } from './times.ts'
import { transcriptsCommand } from './transcript.ts'

/**
 * `room`: how well the room hears and answers the sealed hand, as JSON; with `--development` the hands it is tuned by, or of
 * these the one after `--hand`, and with `--misread` their misread texts before it. With `--sessions`: what is said in
 * whole sessions. With `--transcripts FOLDER`: the sessions to be read aloud, as files. With `--times`: how long reading and
 * wording take. @returns the exit code.
 */
export async function roomCommand(args: readonly string[]): Promise<number> {
  const folderAt = args.indexOf('--transcripts')
  if (folderAt >= 0) return transcriptsCommand(args[folderAt + 1] ?? 'transcripts')
  if (args.includes('--sessions')) return sessionsCommand(args)
  if (args.includes('--times')) {
    console.log(JSON.stringify(await roomTimes(), undefined, 2))
    return 0
  }
  const isDevelopment = args.includes('--development')
  const at = args.indexOf('--hand')
  const hand = isDevelopment ? handOf('room-development', args[at + 1 || args.length]) : handOf('sealed')
  const misread: Misread | undefined =
    isDevelopment && args.includes('--misread')
      ? (what, text, meant, read) => console.log(JSON.stringify({ what, text, meant, read }))
      : undefined
  const report = { hearing: await hearing(hand, misread), answering: await answering(hand, misread) }
  console.log(JSON.stringify(report, undefined, 2))
  return 0
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const WEB = path.resolve(import.meta.dirname, '../../../apps/web/src')

/** Where the feature guide's pictures lie. */
export const PICTURE_FOLDER = path.join(WEB, 'features/help/guide/pictures')
/** The most bytes of one picture. */
export const PICTURE_MOST_BYTES = 60_000

/** What every picture shows: colours and measures, the names of the views, the frame around them. */
const LOOK = ['kit/ui/tokens.ts', 'kit/ui/measures.ts', 'app/views/view-messages.en.ts', 'app/sidebar/messages.en.ts']

/** Changes when the look does of which every picture is made, so that old pictures are noticed. */
export async function lookFingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of LOOK) hash.update(await readFile(path.join(WEB, file)))
  return hash.digest('hex').slice(0, 16)
}

import { type ArchiveRange, pathOf, privacyRequests } from '@placard/contract'
import { eq } from 'drizzle-orm'
import { buildWhatIsAsked } from '../app/privacy.ts'
import { privacyArchiveParts } from '../database/privacy-archive-schema.ts'
import type { PrivacyPerson } from './privacy-person.ts'
import type { TestServer } from './test-server.ts'
import { unzipped } from './unzipped.ts'

/** The files of an archive by their names. */
export type ArchiveFiles = ReadonlyMap<string, Buffer>

/** What tests do with archives at a server. */
export function archivesAt(server: TestServer) {
  const build = () => buildWhatIsAsked(server.dependencies)
  const download = ({ own }: Pick<PrivacyPerson, 'own'>, requestId: string) =>
    own.get(pathOf(privacyRequests.archive, { requestId }))
  return {
    /** Builds what is asked for. @returns how many archives. */
    build,
    download,
    /** Asks for an archive, has it built and reads it. */
    async archiveOf(person: PrivacyPerson, range?: ArchiveRange) {
      const requestId = await person.askFor({ kind: 'know-pieces', ...(range && { range }) })
      await build()
      const answer = await download(person, requestId)
      return { requestId, files: await unzipped(answer.rawPayload) }
    },
    /** Pieces that are stored of an archive. */
    partsLeft: (requestId: string) =>
      server.db.$count(privacyArchiveParts, eq(privacyArchiveParts.requestId, requestId)),
  }
}

/** A file of an archive as text; empty where there is none of that name. */
export function textOf(files: ArchiveFiles, name: string): string {
  return files.get(name)?.toString('utf8') ?? ''
}

import type { ChatModelPort } from '@placard/application'
import type { FastifyBaseLogger } from 'fastify'
import type { Configuration } from '../config/configuration.ts'
import type { Ids, Randomness } from '../crypto/randomness.ts'
import type { Database, Lanes } from '../database/executor.ts'
import type { Access } from './access.ts'
import type { AccountHooks } from './account-hooks.ts'
import type { Clock } from './clock.ts'
import type { MailPost } from './mail-post.ts'
import type { ThisServer } from './this-server.ts'

/** What every feature of the server works with. */
export interface Dependencies {
  readonly db: Database
  readonly lanes: Lanes
  readonly configuration: Configuration
  readonly clock: Clock
  readonly random: Randomness
  readonly ids: Ids
  readonly logger: FastifyBaseLogger
  readonly access: Access
  readonly mail: MailPost
  /** What other features do when accounts come and go. */
  readonly accountHooks: AccountHooks
  /** What answers in the chat, where it is not what the configuration says. */
  readonly chatModel?: ChatModelPort
  /** This server among those on the database. */
  readonly server: ThisServer
  /** Key material all keys are derived from. */
  readonly secret: string
}

import type { ChatModelPort } from '@placard/application'
import type { OwnEngineKind } from '@placard/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Configuration } from '../config/configuration.ts'
import type { Ids, Randomness } from '../crypto/randomness.ts'
import type { Database, Lanes } from '../database/executor.ts'
import type { Access } from './access.ts'
import type { AccountHooks } from './account-hooks.ts'
import type { Clock } from './clock.ts'
import type { HearingPort } from './hearing.ts'
import type { MailPost } from './mail-post.ts'
import type { SpeechPort } from './speech.ts'
import type { ThisServer } from './this-server.ts'

/** Dependencies of all features of the server. */
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
  /** Hooks of other features into the life of accounts. */
  readonly accountHooks: AccountHooks
  /** The model of the chat, in place of the configured ones. */
  readonly chatModel?: ChatModelPort
  /** Who hears and who speaks, in place of the configured ones. */
  readonly hearing?: HearingPort
  readonly speech?: SpeechPort
  /** Addresses at which vendors are called with users' keys, in place of the vendors' own. */
  readonly vendorAddresses?: Readonly<Record<OwnEngineKind, string>>
  /** This server among those on the database. */
  readonly server: ThisServer
  /** Key material from which all keys are derived. */
  readonly secret: string
}

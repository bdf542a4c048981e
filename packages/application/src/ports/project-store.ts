import type {
  ChatAttachment,
  ChatsOfRemoved,
  NewProject,
  Project,
  ProjectChange,
  ProjectDetail,
} from '@placard/contract'

/** Result of beginning a project. `full`: the user has as many as there may be. `taken`: the id is another user's. */
export type ProjectBegun =
  | { readonly outcome: 'begun'; readonly project: Project }
  | { readonly outcome: 'full' }
  | { readonly outcome: 'taken' }

/** Result of a change. `outdated`: the project was changed since the moment that the change names. */
export type ProjectChanged =
  | { readonly outcome: 'changed'; readonly project: Project }
  | { readonly outcome: 'outdated' }
  | { readonly outcome: 'not-found' }

/** Result of restoring a project. `full`: the user has as many as there may be by now. */
export type ProjectRestored =
  | { readonly outcome: 'restored'; readonly project: Project }
  | { readonly outcome: 'full' }
  | { readonly outcome: 'not-found' }

/** Result of putting a document into a project. `not-found`: there is no such project, or no such document that is free. */
export type FilePut =
  | { readonly outcome: 'put'; readonly file: ChatAttachment }
  | { readonly outcome: 'full' }
  | { readonly outcome: 'not-found' }

/**
 * Projects of users. What belongs to another user, or was removed, is not found. Times are in ms since 1970 UTC.
 */
export interface ProjectStore {
  /** The one that was changed last first. */
  list(userId: string): Promise<readonly Project[]>
  read(userId: string, projectId: string): Promise<ProjectDetail | undefined>
  /** Begins a project; one of the user's with this id is found instead, as it is. */
  create(userId: string, project: NewProject, at: number): Promise<ProjectBegun>
  change(userId: string, projectId: string, change: ProjectChange, at: number): Promise<ProjectChanged>
  /**
   * Removes a project so that it can be restored until `until`; then it is erased with its files. Its conversations are
   * removed with it, or lose it when it is erased. False when there is none.
   */
  remove(userId: string, projectId: string, chats: ChatsOfRemoved, until: number): Promise<boolean>
  /** Restores a project with the conversations that were removed with it. */
  restore(userId: string, projectId: string, now: number): Promise<ProjectRestored>
  /** Puts an unsent document into a project; one that is in it is found. */
  putFile(userId: string, projectId: string, attachmentId: string): Promise<FilePut>
  /** Makes a file of a project an unsent document again, from `at` on. False when no project has such a file. */
  takeFile(userId: string, attachmentId: string, at: number): Promise<boolean>
}

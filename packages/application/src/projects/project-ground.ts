import type { ProjectDetail } from '@placard/contract'
import type { NameOf } from '../chat/background.ts'
import type { ProjectGround } from '../chat/dependencies.ts'

/** What a project gives the answers in its chats. */
export function projectGround({ project, files }: ProjectDetail, nameOf: NameOf): ProjectGround {
  const { name, country, committee, topics, instructions } = project
  return {
    about: {
      name,
      committee,
      topics,
      country: country === null ? undefined : { code: country, name: nameOf(country) },
    },
    instructions,
    files: files.filter(({ length }) => length > 0),
  }
}

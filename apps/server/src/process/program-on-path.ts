import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** The first file of that name on a search path that may be executed. */
export function programOnPath(name: string, searchPath: string | undefined): string | undefined {
  const files = (searchPath ?? '').split(path.delimiter).map((folder) => path.join(folder, name))
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

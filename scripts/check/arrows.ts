import {
  ACCOUNT_FOLDERS,
  ENGINE_FLOORS,
  LANGUAGE_FOLDERS,
  PLAY_FOLDERS,
  SERVER_FLOORS,
  WEB_ACCOUNT_FOLDERS,
  WEB_FLOORS,
} from './floors.cjs'

/** A file and the files it imports, by their paths in the project. */
export type Module = { readonly source: string; readonly dependencies: readonly { readonly resolved: string }[] }

/** A folder of code whose subfolders (rooms) are layered as floors. */
export type Place = {
  readonly name: string
  readonly folder: string
  /** The rooms, each with those it may import. */
  readonly rooms: Readonly<Record<string, readonly string[]>>
  /** Folders above all rooms, which may import any of them. */
  readonly roof: readonly string[]
}

/** All places with floors. */
export const PLACES: readonly Place[] = [
  { name: 'engine', folder: 'packages/engine/src', rooms: ENGINE_FLOORS, roof: [] },
  { name: 'language', folder: 'packages/language/src', rooms: LANGUAGE_FOLDERS, roof: [] },
  { name: 'server', folder: 'apps/server/src', rooms: SERVER_FLOORS, roof: ['app'] },
  { name: 'accounts', folder: 'apps/server/src/features/accounts', rooms: ACCOUNT_FOLDERS, roof: [] },
  { name: 'page', folder: 'apps/web/src', rooms: WEB_FLOORS, roof: ['app'] },
  { name: 'play', folder: 'apps/web/src/play', rooms: PLAY_FOLDERS, roof: [] },
  { name: 'account views', folder: 'apps/web/src/features/account', rooms: WEB_ACCOUNT_FOLDERS, roof: [] },
]

/** Dependency structure of a place; an arrow is a pair of rooms of which one imports the other. */
export type Structure = {
  readonly name: string
  readonly rooms: number
  readonly floors: number
  readonly arrows: number
  /** Disallowed arrows, as `from → to`. */
  readonly backUp: readonly string[]
}

const NOT_PRODUCT = /\.test\.tsx?$|\/testing\//

/** Counts the arrows of a place over product files; type imports count, tests and test helpers do not. */
export function structureOf({ name, folder, rooms: known, roof }: Place, modules: readonly Module[]): Structure {
  const rooms: Place['rooms'] = { ...known, ...Object.fromEntries(roof.map((room) => [room, Object.keys(known)])) }
  const roomOf = (file: string) => {
    const [room = '', inside] = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/') : []
    return inside === undefined || NOT_PRODUCT.test(file) ? undefined : room
  }
  const arrows = new Map<string, boolean>()
  for (const { source, dependencies } of modules) {
    const from = roomOf(source)
    for (const { resolved } of from === undefined ? [] : dependencies) {
      const to = roomOf(resolved)
      if (from === undefined || to === undefined || from === to) continue
      arrows.set(`${from} → ${to}`, rooms[from]?.includes(to) === true)
    }
  }
  return {
    name,
    rooms: Object.keys(rooms).length,
    floors: Math.max(...Object.keys(rooms).map((room) => heightOf(room, rooms))),
    arrows: arrows.size,
    backUp: [...arrows].filter(([, isAllowed]) => !isAllowed).map(([arrow]) => `${name}: ${arrow}`),
  }
}

/** The floor of a room: one above the highest it may import. */
function heightOf(room: string, rooms: Place['rooms']): number {
  return 1 + Math.max(0, ...(rooms[room] ?? []).map((below) => heightOf(below, rooms)))
}

/** Summary line for the terminal. */
export function structureText({ name, rooms, floors, arrows, backUp }: Structure): string {
  return `${name} ${rooms} rooms on ${floors} floors, ${arrows} arrows, ${backUp.length} back up`
}

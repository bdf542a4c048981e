import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import file from '@placard/content/countries/countries.json' with { type: 'json' }
import { worldMap } from './world-map.ts'

/** Where the page finds the map. Run `node apps/web/map/build.ts` after a change of the atlas or the list of states. */
const target = join(import.meta.dirname, '../src/kit/map/world-map.json')

writeFileSync(target, `${JSON.stringify(worldMap(file.countries))}\n`)

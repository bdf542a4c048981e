import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { boundKeys, commandStore } from '../../client/commands/commands.ts'
import { KeyList } from '../../client/commands/KeyList.tsx'
import type { HelpScreenProps } from './help-props.ts'
import { helpMessages as words } from './messages.en.ts'

/** All keys by group: those of the page as they are bound now, and those of the other views. */
export function ShortcutTables({ loadKeys }: Pick<HelpScreenProps, 'loadKeys'>) {
  const { data: elsewhere = [] } = useQuery({ queryKey: ['help-keys'], queryFn: loadKeys, gcTime: Infinity })
  const sources = useStore(commandStore, (state) => state.sources)
  const here = boundKeys(sources)
  const groups = Map.groupBy([...here, ...elsewhere], ({ group }) => group)
  return (
    <>
      <p className="text-14 text-text-2">{here.length === 0 ? words.keys.none : words.keys.text}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        {[...groups].map(([group, rows]) => (
          <section key={group} aria-label={group}>
            <h3 className="mb-2 text-15 font-semibold">{group}</h3>
            <KeyList rows={rows} />
          </section>
        ))}
      </div>
    </>
  )
}

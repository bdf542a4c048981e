import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classes } from './classes.ts'
import { indexAfterKey } from './index-after-key.ts'

export type Tab<Id extends string> = { id: Id; label: ReactNode }

export type TabsProps<Id extends string> = {
  /** The accessible name of the set of tabs. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** The selected tab's panel. */
  children: ReactNode
  className?: string
  panelClassName?: string
}

export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, children, className, panelClassName } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function handleKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.id === selected)
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = indexAfterKey(event.key, index, tabs.length, isRightToLeft)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || tab === undefined) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className="flex flex-wrap gap-x-6 border-b border-hairline"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={classes(
              'target -mb-px border-b-2 text-15 font-medium transition-colors duration-(--duration-state)',
              tab.id === selected ? 'border-accent text-text' : 'border-transparent text-text-3 hover:text-text',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className={panelClassName}>
        {children}
      </div>
    </div>
  )
}

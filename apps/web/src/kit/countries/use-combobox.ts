import { type KeyboardEvent, useId, useState } from 'react'

interface ComboboxOptions<Item> {
  readonly itemsFor: (typed: string) => readonly Item[]
  readonly onChoose: (item: Item) => void
}

/** The index a key moves to, wrapping at both ends; undefined when the key does not move. */
export function itemAfterKey(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1
  if (key === 'PageDown') return Math.min(count - 1, Math.max(0, index) + 8)
  if (key === 'PageUp') return Math.max(0, index - 8)
  return undefined
}

/** The behaviour of an editable combobox with a list, by the ARIA authoring practices. */
export function useCombobox<Item>({ itemsFor, onChoose }: ComboboxOptions<Item>) {
  const listId = useId()
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const items = isOpen ? itemsFor(typed ?? '') : []

  function close(): void {
    setOpen(false)
    setTyped(undefined)
    setActive(-1)
  }

  function choose(item: Item): void {
    onChoose(item)
    close()
  }

  function handleType(text: string): void {
    setTyped(text)
    setOpen(true)
    setActive(text === '' ? -1 : 0)
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const item = items[active]
    if (event.key === 'Enter' && isOpen && item !== undefined) {
      event.preventDefault()
      choose(item)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      setOpen(true)
      setActive(0)
    } else {
      const next = itemAfterKey(event.key, active, items.length)
      if (next === undefined) return
      event.preventDefault()
      setActive(next)
    }
  }

  return { listId, typed, isOpen, active, items, setOpen, close, choose, handleType, handleKeyDown }
}

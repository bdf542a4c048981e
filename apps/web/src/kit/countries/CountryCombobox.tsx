import { ChevronsUpDown, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classes } from '../ui/classes.ts'
import { Flag } from '../ui/Flag.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { Country } from './countries.ts'
import { type CountryMatch, searchCountries } from './country-search.ts'
import { countryMessages } from './messages.en.ts'
import { useCombobox } from './use-combobox.ts'

export type CountryComboboxProps = {
  label: string
  placeholder: string
  hint?: string
  countries: readonly Country[]
  chosen: Country | undefined
  onChoose: (country: Country | undefined) => void
  /** A note beside a country in the list, such as that a delegate is written for it. */
  noteOn?: (country: Country) => string | undefined
}

/** Finds one of the member states by any of its names, its demonym, code or capital. */
export function CountryCombobox({ countries, chosen, onChoose, noteOn, hint, ...field }: CountryComboboxProps) {
  const box = useCombobox<CountryMatch>({
    itemsFor: (typed) => searchCountries(countries, typed),
    onChoose: ({ country }) => onChoose(country),
  })
  const activeId = box.active < 0 ? undefined : `${box.listId}-${box.active}`
  return (
    // Focus leaves the whole control, not only the field: then the list goes.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus of what is inside
    <div className="relative" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && box.close()}>
      <TextField
        {...field}
        {...(hint === undefined ? {} : { hint })}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={box.listId}
        aria-activedescendant={activeId}
        value={box.typed ?? chosen?.name ?? ''}
        onChange={(event) => box.handleType(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={() => box.setOpen(true)}
        onKeyDown={box.handleKeyDown}
        trailing={
          chosen === undefined ? (
            <IconButton label={countryMessages.openList} tabIndex={-1} onClick={() => box.setOpen(!box.isOpen)}>
              <ChevronsUpDown />
            </IconButton>
          ) : (
            <IconButton label={countryMessages.clear} onClick={() => onChoose(undefined)}>
              <X />
            </IconButton>
          )
        }
      />
      <p role="status" className="sr-only">
        {box.isOpen && (box.typed ?? '') !== '' ? countryMessages.found(box.items.length) : ''}
      </p>
      <CountryList box={box} label={field.label} chosen={chosen} noteOn={noteOn} />
    </div>
  )
}

type CountryListProps = Pick<CountryComboboxProps, 'label' | 'chosen'> & {
  box: ReturnType<typeof useCombobox<CountryMatch>>
  noteOn: CountryComboboxProps['noteOn'] | undefined
}

function CountryList({ box, label, chosen, noteOn }: CountryListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.active >= 0) list.current?.children[box.active]?.scrollIntoView({ block: 'nearest' })
  }, [box.active])
  const isEmpty = box.isOpen && box.items.length === 0
  return (
    <div
      className={classes(
        'absolute inset-x-0 z-30 mt-1 max-h-80 overflow-y-auto rounded-control border border-hairline bg-surface p-1 shadow-float',
        !box.isOpen && 'hidden',
      )}
    >
      <div ref={list} id={box.listId} role="listbox" aria-label={label}>
        {box.items.map(({ country, by }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled on the field, which keeps the focus
          <div
            key={country.iso3}
            id={`${box.listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={country.iso3 === chosen?.iso3}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => box.choose({ country, by })}
            className={classes(
              'target-dense flex cursor-pointer items-center gap-3 rounded-control px-2 py-1 text-14 hover:bg-text/6',
              index === box.active && 'bg-text/10',
            )}
          >
            <Flag code={country.iso2} />
            <span className="min-w-0 flex-1">
              {country.name}
              {by !== undefined && <span className="ps-2 text-13 text-text-3">{countryMessages.foundBy(by)}</span>}
            </span>
            {noteOn?.(country) !== undefined && <span className="text-12 text-text-2">{noteOn(country)}</span>}
          </div>
        ))}
      </div>
      {isEmpty && <p className="px-2 py-3 text-14 text-text-2">{countryMessages.noneFound(box.typed ?? '')}</p>}
    </div>
  )
}

import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type Filters, filtersIn, queryOf } from './filters.ts'

/** The last filters, so that they are kept when the user comes back from a campaign. */
const filterStore = createStore<Filters>(() => filtersIn(window.location.search))

/** The picker's filters. They are stored in the address, so that a reload or a link shows the same shelf. */
export function useFilters(): readonly [Filters, (filters: Filters) => void] {
  const filters = useStore(filterStore)
  useEffect(() => {
    const given = window.location.search
    if (given === '') writeQuery(filterStore.getState())
    else filterStore.setState(filtersIn(given))
  }, [])
  return [filters, setFilters]
}

function setFilters(filters: Filters): void {
  filterStore.setState(filters)
  writeQuery(filters)
}

function writeQuery(filters: Filters): void {
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${queryOf(filters)}`)
}

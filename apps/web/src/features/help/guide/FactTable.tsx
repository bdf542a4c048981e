import type { ReactNode } from 'react'
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx'

type FactTableProps = {
  title: string
  text?: string
  columns: readonly string[]
  rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[]
}

/** Facts as a table with its title; one that is wider than the page scrolls by itself. */
export function FactTable({ title, text, columns, rows }: FactTableProps) {
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-17 font-semibold">{title}</h2>
      {text !== undefined && <p className="max-w-prose text-15 text-text-2">{text}</p>}
      <ScrollRegion label={title} className="overflow-x-auto">
        <table className="w-full text-14">
          <thead>
            <tr className="border-b border-hairline text-start text-13 text-text-2">
              {columns.map((column) => (
                <th key={column} scope="col" className="px-2 py-2 text-start font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name} className="border-b border-hairline">
                <th scope="row" className="px-2 py-2 text-start font-medium">
                  {name}
                </th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]} className="px-2 py-2 tabular text-text-2">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}

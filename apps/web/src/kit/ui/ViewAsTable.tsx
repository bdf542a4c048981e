import { ChartScatter, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { uiMessages } from './messages.en.ts'
import { ScrollRegion } from './ScrollRegion.tsx'

export type ViewAsTableProps = {
  /** What the picture shows; also the table's caption. */
  caption: string
  columns: readonly string[]
  /** One row per drawn thing; the first cell names it. */
  rows: readonly (readonly ReactNode[])[]
  /** The picture. */
  children: ReactNode
}

/** A plot with an alternative table of the same data. */
export function ViewAsTable({ caption, columns, rows, children }: ViewAsTableProps) {
  const [isTable, setIsTable] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      {isTable ? <DataTable caption={caption} columns={columns} rows={rows} /> : children}
      <Button
        size="sm"
        variant="quiet"
        className="self-end"
        icon={isTable ? <ChartScatter className="size-4" /> : <Table2 className="size-4" />}
        onClick={() => setIsTable(!isTable)}
      >
        {isTable ? uiMessages.viewAsPicture : uiMessages.viewAsTable}
      </Button>
    </div>
  )
}

export type DataTableProps = Pick<ViewAsTableProps, 'caption' | 'columns' | 'rows'>

export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <ScrollRegion label={caption} className="max-w-full overflow-x-auto">
      <table className="w-full border-collapse text-13 tabular">
        <caption className="pb-2 text-start text-text-2">{caption}</caption>
        <thead>
          <tr className="border-b border-control text-start text-text-2">
            {columns.map((column) => (
              <th key={column} scope="col" className="px-2 py-1 text-start font-medium first:ps-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-b border-hairline">
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={columns[column]} scope="row" className="py-1.5 pe-2 text-start font-medium">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[column]} className="px-2 py-1.5">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

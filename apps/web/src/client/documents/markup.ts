import { escapedHtml } from '@placard/application'

/** Markup that is safe to write into a page: created by `html` only, which escapes its values. */
export interface Markup {
  readonly markup: string
}

type Value = string | number | Markup | readonly Markup[] | undefined

function written(value: Value): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return escapedHtml(value)
  if (typeof value === 'number') return String(value)
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

/** Template tag for markup; every value is escaped, unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return { markup: parts.reduce((text, part, index) => text + written(values[index - 1]) + part) }
}

/** A number is one word, including its sign and separators. */
const FIGURE = /^[+−]?[\d.,:]+%?$/

function dataCell(cell: string): Markup {
  return FIGURE.test(cell) ? html`<td class="figure">${cell}</td>` : html`<td>${cell}</td>`
}

/** A table with its caption and a row header in each row. */
export function table(caption: string, columns: readonly string[], rows: readonly (readonly string[])[]): Markup {
  return html`<table><caption>${caption}</caption><thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.map(
    ([first = '', ...rest]) => html`<tr><th scope="row">${first}</th>${rest.map(dataCell)}</tr>`,
  )}</tbody></table>`
}

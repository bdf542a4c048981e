import { Fragment } from 'react'
import { stillEnglish } from '../language/language.ts'
import { type EntryBlock, entryBlocks, piecesOf } from './entry-text.ts'
import './entry-text.css'

/** An entry of the guide, rendered. */
export function EntryText({ text }: { text: string }) {
  return (
    <div className="entry-text">
      {entryBlocks(text).map((block, at) => (
        <TextBlock key={at} block={block} />
      ))}
    </div>
  )
}

/** One block of such a text. */
export function TextBlock({ block }: { block: EntryBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Line text={block.text} />
        </p>
      )
    case 'bullets':
    case 'numbers': {
      const List = block.kind === 'bullets' ? 'ul' : 'ol'
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <Line text={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell) => {
                // a corner that says nothing is no heading
                const Cell = cell === '' ? 'td' : 'th'
                return (
                  <Cell key={cell} scope={cell === '' ? undefined : 'col'}>
                    <Line text={cell} />
                  </Cell>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.join('|')}>
                {row.map((cell, at) => (
                  // its column names a cell where a narrow window has no room for columns
                  <td
                    key={block.head[at]}
                    data-column={(at > 0 && block.head[at]) || undefined}
                    {...(block.english?.includes(at) && cell !== block.own && stillEnglish)}
                  >
                    <Line text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}

const TAGS = { plain: Fragment, strong: 'strong', emphasis: 'em', code: 'code' } as const

/** A line in its marks. */
export function Line({ text }: { text: string }) {
  return piecesOf(text).map((piece, at) => {
    const Tag = TAGS[piece.kind]
    return <Tag key={at}>{piece.text}</Tag>
  })
}

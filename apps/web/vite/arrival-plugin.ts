import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { ChatArrival } from '../src/app/ChatArrival.tsx'
import { Arrival } from '../src/features/account/sign-in/Arrival.tsx'
import { tellBeforePaint } from './before-paint-attributes.ts'

const ROOT = '<div id="root"></div>'
const START = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/
const NEEDED = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g

/**
 * Writes the static first screens into the built page, made by the very parts the sign-in and the chat are made of: no text
 * stands twice. The page's code is only named; `before-paint.js` asks for it, and runs it once that screen is
 * painted. In development the style sheet comes with the code, and there is none of this.
 */
export function staticArrival(): Plugin {
  return {
    name: 'placard:static-arrival',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withArrival },
  }
}

/** @throws {Error} when the page has no root or does not start its code the way Vite writes it. */
export function withArrival(html: string): string {
  if (!html.includes(ROOT)) throw new Error('The page has lost the element the first screen stands before')
  const start = START.exec(html)?.[1]
  if (start === undefined) throw new Error('The page has no code to start')
  const needed = [...html.matchAll(NEEDED)].map(([, file]) => file)
  const screens = [Arrival, ChatArrival].map((one) => renderToStaticMarkup(createElement(one))).join('')
  const page = html.replace(ROOT, `${screens}\n    ${ROOT}`).replace(START, '').replace(NEEDED, '')
  return tellBeforePaint(page, { start: [start, ...needed].join(' ') })
}

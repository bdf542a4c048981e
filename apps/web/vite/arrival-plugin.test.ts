import { expect, it } from 'vitest'
import { authMessages } from '../src/features/auth/messages.en.ts'
import { withArrival } from './arrival-plugin.ts'

const BUILT =
  '<head><script src="/before-paint.js"></script><script type="module" crossorigin src="/assets/index-Ab12.js"></script><link rel="modulepreload" crossorigin href="/assets/first-Cd34.js"></head><body><div id="root"></div></body>'

function arrivalOf(html: string): Element {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const arrival = page.querySelector('#arrival')
  if (arrival === null) throw new Error('no first screen')
  return arrival
}

it('stands in the page before the root, out of reach of keyboards and screen readers', () => {
  const html = withArrival(BUILT)
  expect(arrivalOf(html).nextElementSibling?.id).toBe('root')
  expect(arrivalOf(html).hasAttribute('inert')).toBe(true)
  expect(arrivalOf(html).querySelector('h1')?.textContent).toBe(authMessages.headline)
})

it('names the code for before-paint.js to run, and lets nothing else run it', () => {
  const html = withArrival(BUILT)
  expect(html).toContain(
    '<script src="/before-paint.js" data-start="/assets/index-Ab12.js /assets/first-Cd34.js"></script>',
  )
  expect(html).not.toMatch(/type="module"|modulepreload/)
})

it.each([BUILT.replace('<div id="root">', '<div id="page">'), BUILT.replace('type="module" ', '')])(
  'fails the build over a page it does not know: %s',
  (html) => {
    expect(() => withArrival(html)).toThrow('The page has')
  },
)

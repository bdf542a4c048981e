import { expect, it } from 'vitest'
import { authMessages } from '../src/features/account/sign-in/messages.en.ts'
import { chatMessages } from '../src/features/chat/messages.en.ts'
import { withArrival } from './arrival-plugin.ts'

const BUILT =
  '<head><script src="/before-paint.js"></script><script type="module" crossorigin src="/assets/index-Ab12.js"></script><link rel="modulepreload" crossorigin href="/assets/first-Cd34.js"></head><body><div id="root"></div></body>'

function arrivalOf(html: string, id: string): Element {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const arrival = page.querySelector(`#${id}`)
  if (arrival === null) throw new Error('no first screen')
  return arrival
}

it.each([
  { id: 'arrival', text: authMessages.headline },
  { id: 'arrival-chat', text: chatMessages.welcome.text },
])('$id stands in the page before the root, out of reach of keyboards and screen readers', ({ id, text }) => {
  const arrival = arrivalOf(withArrival(BUILT), id)
  expect(arrival.parentElement?.lastElementChild?.id).toBe('root')
  expect(arrival.hasAttribute('inert')).toBe(true)
  expect(arrival.textContent).toContain(text)
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

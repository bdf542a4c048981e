import { expect, it } from 'vitest'
import { type Chunk, withInside } from './inside-plugin.ts'

const PAGE = '<script src="/before-paint.js" data-start="/assets/first-1.js"></script>'
const CHUNKS: readonly Chunk[] = [
  { fileName: 'assets/first-1.js', name: 'first', imports: [] },
  { fileName: 'assets/inside-2.js', name: 'inside', imports: ['assets/first-1.js', 'assets/late-3.js'] },
  { fileName: 'assets/late-3.js', name: 'late', imports: ['assets/first-1.js'] },
  { fileName: 'assets/account-4.js', name: 'account', imports: ['assets/inside-2.js'] },
  { fileName: 'assets/chat-5.js', name: 'chat-screen', imports: ['assets/inside-2.js', 'assets/icons-6.js'] },
  { fileName: 'assets/icons-6.js', name: 'icons', imports: [] },
  { fileName: 'assets/calls-7.js', name: 'chat-calls', imports: ['assets/late-3.js'] },
]

it('names each file once, and none the page asks for anyway', () => {
  expect(withInside(PAGE, CHUNKS)).toContain(
    '<script src="/before-paint.js" data-inside="/assets/inside-2.js /assets/late-3.js" data-member="/assets/account-4.js" data-chat="/assets/chat-5.js /assets/icons-6.js /assets/calls-7.js" data-start="/assets/first-1.js"></script>',
  )
})

it('fails the build where a chunk has another name', () => {
  expect(() => withInside(PAGE, CHUNKS.slice(0, 4))).toThrow('no chunk named chat-screen')
})

it('fails the build over a page without the script', () => {
  expect(() => withInside('<head></head>', CHUNKS)).toThrow('lost the script')
})

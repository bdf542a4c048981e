import { expect, it } from 'vitest'
import { messageOf } from './message.ts'

const MAIL = {
  ...{ id: '1', messageId: '<1@placard.example>', template: 'news', to: 'ada@example.org', date: new Date(0) },
  ...{ subject: 'Replay is here', text: 'Open a debrief.', html: '<p>Open a debrief.</p>' },
}
const FROM = { name: 'Placard', address: 'no-reply@placard.example' }
const stopAddress = 'https://placard.example/stop-news?token=abc'

it.each([
  {
    mail: { ...MAIL, stopAddress },
    list: `<${stopAddress}>`,
    post: 'List-Unsubscribe=One-Click',
    because: 'it is news',
  },
  { mail: MAIL, list: undefined, post: undefined, because: 'it answers what its reader did' },
])('a mail can be ended in mail programs by one press: $list, as $because', ({ mail, list, post }) => {
  const { headers } = messageOf(mail, FROM)
  expect(headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' })
  expect(Reflect.get(headers, 'List-Unsubscribe')).toBe(list)
  expect(Reflect.get(headers, 'List-Unsubscribe-Post')).toBe(post)
})

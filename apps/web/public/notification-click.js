// Part of the service worker: a click on a notification leads to its place, in a page that is open, else in a new one.
addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = event.notification.data?.address ?? '/'
  const open = async () => {
    const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (page === undefined) return clients.openWindow(address)
    page.postMessage({ type: 'open-notified', address })
    return page.focus()
  }
  event.waitUntil(open())
})

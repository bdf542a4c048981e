// Runs before the first paint. Same keys as kept-settings.ts, mode-store.ts and auth-session.ts.
{
  const { dataset } = document.documentElement
  const named = document.currentScript.dataset

  const askFor = (files = '', fetchPriority = 'auto') => {
    for (const href of files.split(' ').filter(Boolean)) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority, href }))
    }
  }

  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage is denied: whoever is here may still hold a session.
      return undefined
    }
  }

  const isFront = location.pathname === '/'
  const isDemo = read('placard.mode') === '"demo"'
  const session = read('placard.session')
  // A visitor who has to sign in sees the static first screen: what it needs comes before the code.
  if (isFront && !isDemo && session === null) dataset.arrival = ''
  askFor(named.start, 'arrival' in dataset ? 'low' : 'auto')
  // Code of what is behind the sign-in comes together with the first, not after it.
  const isMember = !isDemo && session === '"open"'
  if (isMember) askFor(named.member)
  if (isMember || isDemo) {
    askFor(named.inside)
    if (isFront || location.pathname.startsWith('/chat/')) askFor(named.chat)
  }

  try {
    // A chosen theme or font size never flashes in another.
    const kept = JSON.parse(read('placard.settings'))
    const theme = kept ? kept.settings.theme : JSON.parse(read('placard.theme'))
    const size = kept ? kept.settings.fontSize : 'medium'
    if (theme === 'light' || theme === 'dark') dataset.theme = theme
    if (size === 'small' || size === 'large') dataset.fontSize = size
  } catch {
    // What is kept is damaged: the system's theme and the usual size apply.
  }

  // The built page names its code and does not run it: the static first screen is painted before it keeps the page busy.
  addEventListener('DOMContentLoaded', () => {
    if (!named.start) return
    const start = () => import(named.start.split(' ')[0])
    if (!('arrival' in dataset) || document.hidden) start()
    else requestAnimationFrame(() => setTimeout(start))
  })
}

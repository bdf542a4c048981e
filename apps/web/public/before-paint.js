// Runs before the first paint. Same keys as kept-settings.ts, mode-store.ts and auth-session.ts.
{
  const { dataset } = document.documentElement
  const named = document.currentScript.dataset

  // Code of what is behind the sign-in comes together with the first, not after it.
  const askFor = (files = '') => {
    for (const href of files.split(' ').filter(Boolean)) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      )
    }
  }

  try {
    const isDemo = localStorage.getItem('placard.mode') === '"demo"'
    const session = isDemo ? null : localStorage.getItem('placard.session')
    const isFront = location.pathname === '/'
    // A visitor who has to sign in sees the static first screen.
    if (isFront && !isDemo && !session) dataset.arrival = ''
    if (session === '"open"') askFor(named.member)
    if (isDemo || session === '"open"') {
      askFor(named.inside)
      if (isFront || location.pathname.startsWith('/chat/')) askFor(named.chat)
    }
    // A chosen theme or font size never flashes in another.
    const kept = JSON.parse(localStorage.getItem('placard.settings'))
    const theme = kept ? kept.settings.theme : JSON.parse(localStorage.getItem('placard.theme'))
    const size = kept ? kept.settings.fontSize : 'medium'
    if (theme === 'light' || theme === 'dark') dataset.theme = theme
    if (size === 'small' || size === 'large') dataset.fontSize = size
  } catch {
    // Storage is denied or damaged: the system's theme and the usual size apply.
  }

  // The built page names its code without running it: the static first screen is painted before the code keeps it busy.
  addEventListener('DOMContentLoaded', () => {
    const code = document.querySelector('link[data-start]')
    if (!code) return
    const start = () => import(code.href)
    if (!('arrival' in dataset) || document.hidden) start()
    else requestAnimationFrame(() => setTimeout(start))
  })
}

// Runs before the first paint. Same keys as kept-settings.ts, mode-store.ts and auth-session.ts.
{
  const { dataset } = document.documentElement
  try {
    // A visitor who has to sign in sees the static first screen.
    const isSomebody = localStorage.getItem('placard.mode') || localStorage.getItem('placard.session')
    if (location.pathname === '/' && !isSomebody) dataset.arrival = ''
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

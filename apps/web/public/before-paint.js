// Runs before the first paint. Same keys as kept-settings.ts, mode-store.ts, auth-session.ts and notice-room.ts.
{
  const { dataset } = document.documentElement
  const named = document.currentScript.dataset

  const preload = (attributes) => document.head.append(Object.assign(document.createElement('link'), attributes))

  const askFor = (files) => {
    const fetchPriority = 'arrival' in dataset ? 'low' : 'auto'
    for (const href of files.join(' ').split(' ').filter(Boolean))
      preload({ rel: 'modulepreload', crossOrigin: '', fetchPriority, href })
  }

  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage is denied: whoever is here may still hold a session.
      return undefined
    }
  }

  const readJson = (key) => {
    try {
      return JSON.parse(read(key))
    } catch {
      // What is kept is damaged: it counts as nothing.
      return null
    }
  }

  // A language that was chosen, else the first of the browser's that the page has.
  const kept = readJson('placard.settings')?.settings
  const has = (language) => language === 'en' || (language in named && language.length === 2)
  const language =
    [kept?.interfaceLanguage, ...navigator.languages.map((tag) => tag.slice(0, 2))].find((one) => one && has(one)) ??
    'en'
  const words = named[language]
  document.documentElement.lang = language

  const isFront = location.pathname === '/'
  const isDemo = read('placard.mode') === '"demo"'
  const session = read('placard.session')
  const isMember = !isDemo && session === '"open"'
  const isInside = isMember || isDemo
  // On a wide window there is more beside the chat.
  // The static first screens are in English.
  const hasFirst = isFront && language === 'en'
  if (hasFirst && !isDemo && session === null) dataset.arrival = 'sign-in'
  if (hasFirst && isInside && matchMedia('(width < 48rem)').matches) dataset.arrival = 'chat'

  // The sign-in stands on marble, and nothing behind it does.
  if (!isInside && named.picture) preload({ rel: 'preload', as: 'image', fetchPriority: 'high', href: named.picture })

  // Nothing moves when the notice comes that stood above everything the last time.
  const room = isMember ? Number(read('placard.notice-room')) : 0
  // It is never lower on a narrow window; if it was, the window was wide.
  if (room > 0) document.documentElement.style.setProperty('--notice-room', `max(2.8125rem, ${room}px)`)

  // Code of what is behind the sign-in comes together with the first, not after it.
  const isChat = isFront || location.pathname.startsWith('/chat/')
  const needed = [
    words,
    named.start,
    isMember && named.member,
    isInside && named.inside,
    isInside && isChat && named.chat,
  ]
  const askForCode = () => askFor(needed.filter(Boolean))
  const hasArrival = 'arrival' in dataset && !document.hidden
  if (!hasArrival) askForCode()

  // A chosen theme or font size never flashes in another.
  const { theme, fontSize, motion, contrast } = kept ?? { theme: readJson('placard.theme') }
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (fontSize === 'small' || fontSize === 'large') dataset.fontSize = fontSize
  // What the device asks for holds where the settings say nothing else.
  if (motion === 'reduced' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches))
    dataset.motion = 'reduced'
  if (contrast === 'more' || (contrast !== 'standard' && matchMedia('(prefers-contrast: more)').matches))
    dataset.contrast = 'more'

  // The page names its code and does not run it. Where a static first screen is to be seen, it is painted before the
  // code shares the line with what it needs, and keeps the page busy.
  addEventListener('DOMContentLoaded', () => {
    const start = () => {
      if (hasArrival) askForCode()
      const run = () => named.start && import(named.start.split(' ')[0])
      // Other words must be there before the code runs. Where they do not come, the page is in English and says why.
      if (words)
        import(words)
          .catch(() => {
            dataset.missingLanguage = language
            document.documentElement.lang = 'en'
          })
          .then(run)
      else run()
    }
    if (hasArrival) requestAnimationFrame(() => setTimeout(start))
    else start()
  })
}

// Runs before the first paint, so that a chosen theme or font size never flashes in another. Same keys as kept-settings.ts.
try {
  const kept = JSON.parse(localStorage.getItem('placard.settings'))
  const theme = kept ? kept.settings.theme : JSON.parse(localStorage.getItem('placard.theme'))
  const size = kept ? kept.settings.fontSize : 'medium'
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (size === 'small' || size === 'large') dataset.fontSize = size
} catch {
  // Storage is denied or damaged: the system's theme and the usual size apply.
}

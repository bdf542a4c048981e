// Runs before the first paint, so that a chosen theme never flashes in the other one. Same key as theme-store.ts.
try {
  const theme = JSON.parse(localStorage.getItem('placard.theme'))
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is denied or damaged: the system's theme applies.
}

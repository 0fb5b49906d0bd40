// Before the first paint: the theme that the app keeps in this browser.
try {
  document.documentElement.dataset['theme'] = localStorage.getItem('theme') === 'dark' ? 'dark' : 'light'
} catch {
  // Without storage it is light.
}

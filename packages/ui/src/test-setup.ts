import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  // Announcements would stay for later tests: all files share a document.
  for (const region of document.querySelectorAll('body > [aria-live]')) region.remove()
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
})

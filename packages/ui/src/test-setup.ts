import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  // What was announced would stay for the tests after this one: all files share a document.
  for (const region of document.querySelectorAll('body > [aria-live]')) region.remove()
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
})

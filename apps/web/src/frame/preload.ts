import { useEffect } from 'react'
import { loadToasts } from '../shell/toasts.ts'

/** Milliseconds until a page has what it needs itself. */
const calm = 2_000

/** Gets what tells of failures while there is a line: without one it could not come. */
export function usePreload() {
  useEffect(() => {
    const timer = setTimeout(() => {
      const errorPage = [import('../errors/ErrorContent.tsx'), import('./UnframedPage.tsx')]
      const windows = [import('../shell/UnsavedDialog.tsx'), import('./ExpiryDialog.tsx')]
      void Promise.allSettled([...errorPage, ...windows, loadToasts()])
    }, calm)
    return () => clearTimeout(timer)
  }, [])
}

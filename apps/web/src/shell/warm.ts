import { useEffect } from 'react'

/** Milliseconds until a page has what it needs itself. */
const calm = 2_000

/** Gets what tells of failures while there is a line: without one it could not come. */
export function useWarm() {
  useEffect(() => {
    const timer = setTimeout(() => {
      const errorPage = [import('../errors/ErrorContent.tsx'), import('../errors/UnframedPage.tsx')]
      const parts = [...errorPage, import('./Toasts.tsx'), import('./UnsavedDialog.tsx')]
      void Promise.allSettled(parts)
    }, calm)
    return () => clearTimeout(timer)
  }, [])
}

import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * What happens when a person arrives on another page: it starts at the top (rule shell.scroll), and its heading has the
 * focus, so that it is read out. Another filter or tab on the same page changes neither.
 */
export function useArrival() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        document.querySelector('main')?.scrollTo(0, 0)
        window.scrollTo(0, 0)
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      }),
    [router],
  )
}

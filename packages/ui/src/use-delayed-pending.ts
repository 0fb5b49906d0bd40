import { useEffect, useRef, useState } from 'react'

/**
 * Turns a pending flag into one that does not flash: it becomes true only after `delay` milliseconds of pending, and
 * once true stays so for at least `minimumVisible` milliseconds. Default 200 and 400.
 */
export function useDelayedPending(isPending: boolean, delay = 200, minimumVisible = 400): boolean {
  const [isVisible, setVisible] = useState(false)
  const shownAt = useRef(0)
  useEffect(() => {
    if (isPending === isVisible) return
    const wait = isPending ? delay : Math.max(0, shownAt.current + minimumVisible - performance.now())
    const timer = setTimeout(() => {
      if (isPending) shownAt.current = performance.now()
      setVisible(isPending)
    }, wait)
    return () => clearTimeout(timer)
  }, [isPending, isVisible, delay, minimumVisible])
  return isVisible
}

import { useEffect } from 'react'

/** Keeps the height that a phone's keyboard leaves in `--visible-height`, for what is to stand over it. */
export function useVisibleHeight() {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const root = document.documentElement
    const measure = () => root.style.setProperty('--visible-height', `${view.height}px`)
    measure()
    view.addEventListener('resize', measure)
    return () => {
      view.removeEventListener('resize', measure)
      root.style.removeProperty('--visible-height')
    }
  }, [])
}

import { useRef } from 'react'

/** Sends once what a double click asks for twice. */
export function useOnce() {
  const isSent = useRef(false)
  return (send: () => void) => {
    if (isSent.current) return
    isSent.current = true
    // By the second frame the button has shown whether it is pending.
    requestAnimationFrame(() => requestAnimationFrame(() => void (isSent.current = false)))
    send()
  }
}

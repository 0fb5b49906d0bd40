import { useEffect, useState } from 'react'

/**
 * The typed text after a short pause.
 * @param pause in milliseconds
 */
export function useSettled(typed: string, pause = 80): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, pause])
  return settled
}

import { useEffect, useState } from 'react'

const typingPause = 300

/** Text that follows the address, and is written there when typing pauses. */
export function useTyped(value: string, write: (value: string) => void) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => write(typed), typingPause)
    return () => clearTimeout(timer)
  }, [typed, value, write])
  return [typed, setTyped] as const
}

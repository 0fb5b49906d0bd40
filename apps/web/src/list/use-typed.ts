import { useEffect, useState } from 'react'
import { arrived, typingOf, written } from './typing.ts'

const typingPause = 300

/** Text that follows the address, and is written there when typing pauses. */
export function useTyped(address: string, write: (text: string) => void) {
  const [typing, setTyping] = useState(() => typingOf(address))
  if (typing.address !== address) setTyping(arrived(typing, address))
  const { text } = typing
  useEffect(() => {
    if (text === address) return
    const timer = setTimeout(() => {
      setTyping(written)
      write(text)
    }, typingPause)
    return () => clearTimeout(timer)
  }, [text, address, write])
  return [text, (next: string) => setTyping((present) => ({ ...present, text: next }))] as const
}

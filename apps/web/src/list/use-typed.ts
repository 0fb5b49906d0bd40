import { useEffect, useState } from 'react'

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

/** The state of a field whose text follows the address, and is written there a moment after it was typed. */
interface Typing {
  text: string
  /** The text in the address. */
  address: string
  /** The texts that were written to the address and have not come back from there yet. */
  onItsWay: readonly string[]
}

export const typingOf = (address: string): Typing => ({ text: address, address, onItsWay: [] })

/** The text is written to the address. */
export const written = (typing: Typing): Typing => ({ ...typing, onItsWay: [...typing.onItsWay, typing.text] })

/** The address says something else: what was written there has arrived, and what was typed since stays; or it leads elsewhere. */
export function arrived(typing: Typing, address: string): Typing {
  const at = typing.onItsWay.indexOf(address)
  return at < 0 ? typingOf(address) : { ...typing, address, onItsWay: typing.onItsWay.slice(at + 1) }
}

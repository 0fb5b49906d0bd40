/** What stands in a field whose text follows the address, and is written there a moment after it was typed. */
export interface Typing {
  text: string
  /** What the address says. */
  address: string
  /** What was written to the address and has not come back from there yet. */
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

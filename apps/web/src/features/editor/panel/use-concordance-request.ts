import { useState } from 'react'

/** A search that was asked for by keyboard. */
export interface ConcordanceRequest {
  /** The selected text; empty for none. */
  text: string
  /** How many there were; 0 before the first. */
  number: number
}

/** The text to look up; `ask` takes a selected one. */
export function useConcordanceRequest(onAsk: () => void) {
  const [request, setRequest] = useState<ConcordanceRequest>({ text: '', number: 0 })
  const ask = (selected: string) => {
    onAsk()
    const text = selected
      .replaceAll(/⟦\/?\d+\/?⟧/g, ' ')
      .trim()
      .slice(0, 1000)
    setRequest(({ number }) => ({ text, number: number + 1 }))
  }
  /** Takes it back, before its field is there. */
  const forget = () => setRequest({ text: '', number: 0 })
  return { request, ask, forget }
}

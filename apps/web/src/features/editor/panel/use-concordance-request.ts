import { useState } from 'react'

/** A search that was asked for by keyboard. */
export interface ConcordanceRequest {
  /** What was selected; empty for nothing. */
  text: string
  /** How many there were; 0 before the first. */
  number: number
}

/** What somebody wants to look up; `ask` takes a text that is selected. */
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
  return { request, ask }
}

import { useState } from 'react'

/** A search that was asked for by keyboard. */
export interface ConcordanceRequest {
  /** What was selected; empty for nothing. */
  text: string
  /** How many there were; 0 before the first. */
  number: number
}

/** What somebody wants to look up; `ask` takes what is selected. */
export function useConcordanceRequest(onAsk: () => void) {
  const [request, setRequest] = useState<ConcordanceRequest>({ text: '', number: 0 })
  const ask = (target: EventTarget) => {
    onAsk()
    setRequest(({ number }) => ({ text: selectedText(target), number: number + 1 }))
  }
  return { request, ask }
}

function selectedText(target: EventTarget): string {
  const text =
    target instanceof HTMLTextAreaElement
      ? target.value.slice(target.selectionStart, target.selectionEnd)
      : (getSelection()?.toString() ?? '')
  return text
    .replaceAll(/⟦\/?\d+\/?⟧/g, ' ')
    .trim()
    .slice(0, 1000)
}

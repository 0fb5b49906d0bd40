import { useState } from 'react'

/** A concordance search. */
export interface ConcordanceAsked {
  text: string
  side: 'SOURCE' | 'TARGET'
  matchCase: boolean
  wholeWords: boolean
  size: number
}

const firstPage = 25

/** The search, and how to change it: another search begins with its first hits. */
export function useConcordance() {
  const [asked, setAsked] = useState<ConcordanceAsked>({
    text: '',
    side: 'SOURCE',
    matchCase: false,
    wholeWords: false,
    size: firstPage,
  })
  const change = (changes: Partial<ConcordanceAsked>) =>
    setAsked((present) => ({ ...present, size: firstPage, ...changes }))
  return { asked, change, isAsked: asked.text.trim() !== '' }
}

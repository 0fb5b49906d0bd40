import { queryParts, withCondition, type QueryError } from '@dragoman/sdk/query-line'
import { useEffect, useState } from 'react'
import type { QuerySpec } from './query-spec.ts'
import { readTyped } from './query-codes.ts'

/** The parts of a list's address for its query line: words, and conditions. */
export interface LineSearch {
  q?: string
  filter?: string
}

export interface QueryLineState {
  /** The conditions as they are written, each a chip. */
  parts: string[]
  /** The typed text that isn't a condition yet. */
  text: string
  error: QueryError | undefined
  type: (text: string) => void
  /** Makes a condition of what is typed, or says what is wrong with it. */
  apply: () => void
  remove: (index: number) => void
  /** Takes the last condition back to text. */
  takeBack: () => void
  /** Puts a condition in the place of another; adds it without one, and takes the other away without a new one. */
  replace: (part: string | undefined, condition: string | undefined) => void
}

const typingPause = 300

/** Plain words search while they are typed; what has signs of the grammar waits for Enter. */
const isPlain = (text: string) => !/[:"()]|(?:^|\s)(?:-\S|AND\b|OR\b|NOT\b)/.test(text)

/** The query line of a list, whose state is the address. */
export function useQueryLine(
  { q = '', filter = '' }: LineSearch,
  set: (change: LineSearch) => void,
  spec: QuerySpec,
): QueryLineState {
  const { fields } = spec
  // An address that someone has typed may be wrong: then it stands there as text, with its mistake.
  // Which conditions there are does not depend on the time, only what they mean.
  const parts = queryParts(filter, fields, 0)
  const broken = parts.length === 0 ? filter : ''
  const address = [broken, q].filter(Boolean).join(' ')
  const [typed, setTyped] = useState({ address, text: address, isTried: broken !== '' })
  if (typed.address !== address) setTyped({ address, text: address, isTried: broken !== '' })
  const { text } = typed
  const { line: coded, error } = readTyped(text, spec)

  useEffect(() => {
    if (text === address || !isPlain(text)) return
    const timer = setTimeout(() => {
      const words = text.trim()
      setTyped((present) => ({ ...present, address: words }))
      set({ q: words || undefined, ...(broken && { filter: undefined }) })
    }, typingPause)
    return () => clearTimeout(timer)
  }, [text, address, broken, set])

  const write = (next: string[], rest = '') => {
    setTyped({ address: rest, text: rest, isTried: false })
    const line = next.reduce((present, part) => withCondition(present, part, fields, 0), '')
    set({ filter: line || undefined, q: rest || undefined })
  }
  const words = isPlain(text) ? text.trim() : ''
  return {
    parts,
    text,
    error: typed.isTried ? error : undefined,
    type: (next) => setTyped((present) => ({ ...present, text: next, isTried: false })),
    apply() {
      if (isPlain(text)) return write(parts, text.trim())
      if (error) return setTyped((present) => ({ ...present, isTried: true }))
      write([...parts, ...queryParts(coded, fields, 0)])
    },
    remove: (index) =>
      write(
        parts.filter((_, at) => at !== index),
        words,
      ),
    takeBack() {
      const last = parts.at(-1)
      if (last === undefined) return
      set({ filter: parts.slice(0, -1).join(' ') || undefined, q: undefined })
      setTyped({ address: '', text: last, isTried: false })
    },
    replace(part, condition) {
      const next = parts.flatMap((each) => (each === part ? (condition ?? []) : each))
      write(part === undefined && condition !== undefined ? [...parts, condition] : next, words)
    },
  }
}

import type { KeyboardEvent } from 'react'

/** What the results under the field make of a key; true where it was theirs. */
export interface ResultKeys {
  onKey: (event: KeyboardEvent) => boolean
}

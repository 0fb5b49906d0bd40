import type { KeyboardEvent } from 'react'

/** Handles the keys of the results under the field; `onKey` returns whether they have used one. */
export interface ResultKeys {
  onKey: (event: KeyboardEvent) => boolean
}

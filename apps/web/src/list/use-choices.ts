import { useReducer } from 'react'

/** Whether the filters of a list need their choices. */
export interface Choices {
  areNeeded: boolean
  /** For `onFiltersOpen` of the bar. */
  need: () => void
}

/** The choices of a list's filters are asked for when their menu opens, not with the page. */
export function useChoices(): Choices {
  const [areNeeded, need] = useReducer(() => true, false)
  return { areNeeded, need }
}

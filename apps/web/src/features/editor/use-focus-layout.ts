import { browserStorage, stored } from '@dragoman/sdk/session-storage'
import { useMediaQuery } from '@dragoman/ui/use-media-query'
import { useState } from 'react'
import { placeOf } from './segments/segment-filter.ts'

const kept = stored<boolean>(browserStorage('localStorage'), 'editorFocus')

/** Whether one segment shows with its neighbors alone: as this browser was left, else as the step says, or on phones. */
export function useFocusLayout(isOfStep: boolean) {
  const isPhone = useMediaQuery('(width < 768px)')
  const [chosen, setChosen] = useState(() => kept.read())
  const isOn = typeof chosen === 'boolean' ? chosen : isOfStep || isPhone
  const turn = (next: boolean) => {
    setChosen(next)
    kept.write(next)
  }
  return { isOn, isPhone, turn }
}

/** The rows around one among those that show, and the place of the first of them. */
export function neighborsOf(
  rows: readonly number[],
  row: number | undefined,
): { rows: readonly number[]; from: number } {
  const at = Math.max(placeOf(rows, row), 0)
  const from = Math.max(at - 1, 0)
  return { rows: rows.slice(from, at + 2), from }
}

import { sdkOf } from '@dragoman/hooks/api-query-client'
import { call } from '@dragoman/sdk/client'
import { checkSpelling, type Segment } from '@dragoman/sdk/operations/editor'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createSpelling, withoutNames, type Mistake, type Spelling } from './spelling.ts'

/** Milliseconds after the last key. */
const pause = 500

/** The spelling of a work unit. */
export function useSpelling(workUnitUuid: string): Spelling {
  const queryClient = useQueryClient()
  const [spelling] = useState(() =>
    createSpelling((texts) =>
      call(sdkOf(queryClient), checkSpelling, { path: { id: workUnitUuid }, body: { texts: [...texts] } }),
    ),
  )
  return spelling
}

/** The unknown words of a translation as it is now; undefined until they are known. */
export function useMistakes(spelling: Spelling, segment: Segment, text: string): readonly Mistake[] | undefined {
  const isTyped = text !== segment.target
  useEffect(() => {
    const timer = setTimeout(() => spelling.check(text), isTyped ? pause : 0)
    return () => clearTimeout(timer)
  }, [spelling, text, isTyped])
  const found = useSyncExternalStore(spelling.subscribe, () => spelling.mistakesIn(text))
  return useMemo(() => found && withoutNames(found, segment.source), [found, segment.source])
}

/** Whether the product checks the language itself, and the browser need not. */
export const useHasDictionary = (spelling: Spelling): boolean =>
  useSyncExternalStore(spelling.subscribe, spelling.hasDictionary) === true

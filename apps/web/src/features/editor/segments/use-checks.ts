import type { Segment } from '@dragoman/sdk/operations/editor'
import type { WorkUnit } from '@dragoman/sdk/operations/workUnits'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { checkedTerms, termsQuery } from './terms-query.ts'
import { indexQuery } from './use-segments.ts'
import type { Issue } from './segment-issues.ts'
import { createLiveChecks, type LiveChecks } from './live-checks.ts'

/** Milliseconds after the last key. */
const pause = 150

/** The checks of a work unit, which are loaded once its first rows are here. */
export function useLiveChecks(workUnit: WorkUnit, isWritable: boolean): LiveChecks {
  const queryClient = useQueryClient()
  const [checks] = useState(() =>
    createLiveChecks({
      sourceLocale: workUnit.sourceLanguage,
      targetLocale: workUnit.targetLanguage,
      termsOf: ({ source }) => checkedTerms(source, queryClient.getQueryData(termsQuery(workUnit, source).queryKey)),
      levels: () => queryClient.getQueryData(indexQuery(workUnit.uuid).queryKey)?.checkLevels ?? {},
      load: () => import('@dragoman/sdk/checks'),
    }),
  )
  useEffect(() => {
    if (!isWritable) return
    const timer = setTimeout(() => void checks.load(), 1000)
    return () => clearTimeout(timer)
  }, [checks, isWritable])
  return checks
}

/** Issues of a text, and the text itself: of one that is being typed those at the last pause. */
export interface CheckedNow {
  text: string
  issues: readonly Issue[]
}

/** The issues of a translation as it is now. While someone types they stay what they were, so that nothing jumps. */
export function useIssues(checks: LiveChecks, segment: Segment, text: string): CheckedNow {
  const isLoaded = useSyncExternalStore(checks.subscribe, checks.isLoaded)
  const isTyped = text !== segment.target
  const [typed, setTyped] = useState<CheckedNow & { segment: Segment; isLoaded: boolean }>()
  useEffect(() => {
    if (!isTyped) return
    const timer = setTimeout(() => {
      if (!isLoaded) void checks.load()
      setTyped({ segment, text, isLoaded, issues: checks.issuesIn(segment, text) })
    }, pause)
    return () => clearTimeout(timer)
  }, [checks, segment, text, isTyped, isLoaded])
  if (!isTyped) return { text, issues: segment.issues }
  return typed?.segment === segment ? typed : { text: segment.target, issues: segment.issues }
}

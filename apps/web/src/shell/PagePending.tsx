import { useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { named } from '../lazy.tsx'

const PagePendingContent = named(() => import('./PagePendingContent.tsx'), 'PagePendingContent')

/** Milliseconds that nothing says that one waits: loading states do not flash (rule fetch.minDelay). */
export const pendingDelay = 200

/** When the first page began to be waited for: what is within it later waits along. */
let firstWait: number | undefined

/** Stands where a page will be whose data take their time. It comes with the frame, inside of which it stands. */
export function PagePending() {
  const isFirst = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation === undefined })
  const [isDue, setDue] = useState(
    () => !isFirst || performance.now() - (firstWait ??= performance.now()) > pendingDelay,
  )
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), pendingDelay)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{isDue && <PagePendingContent />}</Suspense>
}

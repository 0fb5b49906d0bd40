import { Suspense } from 'react'
import { named } from '../lazy.tsx'

const PagePendingContent = named(() => import('./PagePendingContent.tsx'), 'PagePendingContent')

/** Stands where a page will be whose data take their time. It comes with the frame, inside of which it stands. */
export function PagePending() {
  return (
    <Suspense>
      <PagePendingContent />
    </Suspense>
  )
}

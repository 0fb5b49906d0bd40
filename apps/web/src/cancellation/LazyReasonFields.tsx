import { Skeleton } from '@dragoman/ui/Skeleton'
import { Suspense } from 'react'
import { withWords } from '../i18n/with-words.ts'
import { named } from '../lazy.tsx'
import type { ReasonFieldsProps } from './ReasonFields.tsx'

const ReasonFields = named(
  withWords(['cancellations'], () => import('./ReasonFields.tsx')),
  'ReasonFields',
)

/** The fields with their words, which only dialogs that cancel or return something need. */
export function LazyReasonFields(props: ReasonFieldsProps) {
  return (
    <Suspense fallback={<Skeleton lines={5} />}>
      <ReasonFields {...props} />
    </Suspense>
  )
}

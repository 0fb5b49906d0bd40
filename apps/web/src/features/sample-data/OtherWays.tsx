import { Suspense } from 'react'
import { withWords } from '../../i18n/with-words.ts'
import { region } from '../../lazy.tsx'

const Ways = region(
  withWords(['sampleData'], () => import('./WaysToBegin.tsx')),
  'WaysToBegin',
  () => null,
)

/** Ways to fill a list beside creating something, for those who may: an import, and sample data. */
export const OtherWays = ({ imports = false }: { imports?: boolean }) => (
  <Suspense>
    <Ways imports={imports} />
  </Suspense>
)

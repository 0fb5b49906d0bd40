import type { ErrorComponentProps } from '@tanstack/react-router'
import { Suspense } from 'react'
import { named } from '../lazy.tsx'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'

const NotFoundContent = named(() => import('../errors/NotFoundContent.tsx'), 'NotFoundContent')
const ErrorContent = named(() => import('../errors/ErrorContent.tsx'), 'ErrorContent')
const UnframedPage = named(() => import('./UnframedPage.tsx'), 'UnframedPage')

/** The page instead of one that failed (rule shell.errorPage). It never fails itself, not even where it cannot be loaded. */
export function ErrorPage(props: ErrorComponentProps) {
  return (
    <ErrorBoundary>
      <Suspense>
        <ErrorContent {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Where an address leads nowhere, or what it names is not there (rule shell.notFound). */
export function NotFoundPage() {
  return (
    <ErrorBoundary>
      <Suspense>
        <NotFoundContent />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The same where there is no frame around it: an address that belongs to no page. */
export function UnknownAddressPage() {
  return (
    <ErrorBoundary>
      <Suspense>
        <UnframedPage>
          <NotFoundContent />
        </UnframedPage>
      </Suspense>
    </ErrorBoundary>
  )
}

/** The same where even the frame failed. */
export function UnframedErrorPage(props: ErrorComponentProps) {
  return (
    <ErrorBoundary>
      <Suspense>
        <UnframedPage>
          <ErrorContent {...props} />
        </UnframedPage>
      </Suspense>
    </ErrorBoundary>
  )
}

import type { ErrorSource } from '@dragoman/hooks/query-client'
import { isAbortError, isHttpError } from '@dragoman/sdk/errors'
import { t } from '../i18n/t.ts'
import { showToast } from '../ground/toasts.ts'
import { hasUnsavedChanges } from '../ground/unsaved.ts'
import { errorText } from './error-text.ts'

/** The choices of a mutation or query about its errors. */
export interface ErrorMeta extends Record<string, unknown> {
  /** The caller (a form, a dialog, a field) shows what goes wrong, so no toast appears. */
  showsErrors?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ErrorMeta
    mutationMeta: ErrorMeta
  }
}

const quiet = 30_000
const shown = new Map<string, number>()

/** Calls that were taken back, and those without a session: a 401 leads to the login page by itself. */
const isNoNews = (error: unknown) => isAbortError(error) || isHttpError(error, 401)

/** Shows an error in the corner; the same one from the background not again within half a minute. */
export function showError(error: unknown, isBackground = false) {
  if (isNoNews(error)) return
  const title = errorText(error)
  if (isBackground && performance.now() - (shown.get(title) ?? -quiet) < quiet) return
  shown.set(title, performance.now())
  showToast({ tone: 'danger', title })
}

/**
 * Told of every failed call by the query client. What was asked for by a page or its loader is shown there; a write
 * shows in the corner unless its form says that it does. A 500 of what a person started leads home (rule error.500),
 * unless that would lose what they typed, or they are there already.
 */
export const reportError = (goHome: () => void) => (error: Error, source: ErrorSource) => {
  if (isNoNews(error)) return
  if (source.kind === 'query') {
    if (source.hasData && !source.meta?.['showsErrors']) showError(error, true)
    return
  }
  if (isHttpError(error, 500) && !hasUnsavedChanges() && location.pathname !== '/') {
    showServerFailure(error)
    goHome()
  } else if (!source.meta?.['showsErrors']) showError(error)
}

/** Says that the server failed, when a 500 leads home. */
export function showServerFailure(error: Error) {
  showToast({ tone: 'danger', title: t('shell.error.server'), description: errorText(error) })
}

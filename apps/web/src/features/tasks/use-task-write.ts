import { mutation } from '@dragoman/hooks/query'
import { refresh } from '@dragoman/hooks/query-client'
import { isHttpError } from '@dragoman/sdk/errors'
import type { Operation } from '@dragoman/sdk/operation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../ground/toasts.ts'
import { hasUnsavedChanges } from '../../ground/unsaved.ts'
import { presentState, taskErrorText } from './task-problem.ts'

/**
 * A write to tasks. Where someone else was faster, the page gets the present state, and the message says what it is.
 * @param showsErrors a dialog shows what goes wrong; else it appears in the corner
 */
export function useTaskWrite<Params, Result>(operation: Operation<Params, Result>, showsErrors = false) {
  const queryClient = useQueryClient()
  return useMutation({
    ...mutation(operation),
    meta: { showsErrors: true },
    onError: (error) => {
      if (isHttpError(error, 404, 409)) void refresh(queryClient, ['tasks', 'workUnits', 'projects'])
      // A failure of the server leads home with a message of its own, unless something would be lost.
      const isShownElsewhere = isHttpError(error, 401) || (isHttpError(error, 500) && !hasUnsavedChanges())
      if (showsErrors || isShownElsewhere) return
      showToast({ tone: presentState(error) ? 'warning' : 'danger', title: taskErrorText(error) })
    },
  })
}

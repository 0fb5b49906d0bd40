import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import { projectQuery } from '../project-query.ts'

export type ApprovalWrite = ReturnType<typeof useApproval>

/** Approves a project where its quote is read. It outlives the quote: someone else may have decided in the meantime. */
export function useApproval({ uuid, reference }: Project) {
  const queryClient = useQueryClient()
  const change = useMutation({
    ...mutation(api.projects.changeStatus),
    meta: { showsErrors: true },
    onSuccess: () => showToast({ tone: 'success', title: t('projects.approved', { name: reference }) }),
    onError: () => void queryClient.invalidateQueries(projectQuery(uuid)),
  })
  const approve = (purchaseOrder: string) =>
    change.mutate({
      path: { projectUUID: uuid },
      body: { newStatus: 'APPROVED', ...(purchaseOrder !== '' && { purchaseOrder }) },
    })
  return { approve, error: change.error, isPending: change.isPending }
}

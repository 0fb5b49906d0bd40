import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { RequestedCandidate, TermCandidate } from '@dragoman/sdk/operations/termExtractions'
import { useMutation } from '@tanstack/react-query'
import { showToast } from '../../ground/toasts.ts'
import { t } from '../../i18n/t.ts'

/** Refuses candidates, or asks for them; refusing can be undone at once. */
export function useDecide(extractionUuid: string) {
  const path = { extractionUuid }
  const refusing = useMutation(mutation(api.termExtractions.refuse))
  const requesting = useMutation(mutation(api.termExtractions.request))
  const refuse = (candidates: readonly TermCandidate[], then?: () => void, refused = true) => {
    const candidateUuids = candidates.map(({ uuid }) => uuid)
    refusing.mutate(
      { path, body: { candidateUuids, refused } },
      {
        onSuccess: () => {
          then?.()
          if (refused)
            showToast({
              tone: 'info',
              title: t('termExtraction.refused', { count: candidateUuids.length }),
              action: {
                label: t('termExtraction.undo'),
                onAction: () => refusing.mutate({ path, body: { candidateUuids, refused: false } }),
              },
            })
        },
      },
    )
  }
  const request = (candidates: RequestedCandidate[], then: () => void) =>
    requesting.mutate(
      { path, body: { candidates } },
      {
        onSuccess: ({ termCreationRequests }) => {
          then()
          showToast({ tone: 'success', title: t('termExtraction.requested', { count: termCreationRequests.length }) })
        },
      },
    )
  return { refuse, request, isPending: refusing.isPending || requesting.isPending }
}

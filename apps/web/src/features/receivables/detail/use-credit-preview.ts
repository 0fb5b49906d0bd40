import { sdkOf } from '@dragoman/hooks/api-query-client'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { CreditNoteInput } from '@dragoman/sdk/operations/receivables'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'

/** The preview of a credit note for some lines. The reason changes none of its amounts. */
export function useCreditPreview(receivableUUID: string, lines: CreditNoteInput['lines'], isEnabled: boolean) {
  const queryClient = useQueryClient()
  const preview = useQuery({
    queryKey: [...query(api.receivables.list).queryKey, 'credit', receivableUUID, lines],
    queryFn: () =>
      call(sdkOf(queryClient), api.receivables.previewCreditNote, {
        path: { receivableUUID },
        body: { lines, reason: t('receivables.creditNote') },
      }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
    retry: false,
    meta: { showsErrors: true },
  })
  return { ...preview, isBehind: preview.isPlaceholderData || preview.isLoading }
}

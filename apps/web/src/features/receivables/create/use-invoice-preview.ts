import { sdkOf } from '@dragoman/hooks/api-query-client'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { InvoiceInput } from '@dragoman/sdk/operations/receivables'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSettled } from '../../search/use-settled.ts'

/** Milliseconds without a change before the server is asked. */
const pause = 300

/**
 * The preview of an invoice, a moment after the last change. Its key is part of the list's, so that it is fetched again
 * when receivables change. It is behind while it shows other input than the present one; reading the same input again
 * must not take away the button under a press, since the server compares the total that was shown.
 */
export function useInvoicePreview(input: InvoiceInput, isEnabled: boolean) {
  const queryClient = useQueryClient()
  const wanted = JSON.stringify(input)
  const asked = useSettled(wanted, pause)
  const preview = useQuery({
    queryKey: [...query(api.receivables.list).queryKey, 'preview', asked],
    queryFn: () => call(sdkOf(queryClient), api.receivables.preview, { body: JSON.parse(asked) as InvoiceInput }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
    retry: false,
    meta: { showsErrors: true },
  })
  return { ...preview, isBehind: asked !== wanted || preview.isPlaceholderData }
}

import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '../errors/error-text.ts'
import { showToast } from '../ground/toasts.ts'
import { bulkWords, subjectOf } from './bulk-words.ts'

/**
 * Undoes a bulk change and says how far that went. It goes on when the page that asked for it is left, as the toast
 * stays, too.
 */
export function useUndoBulk(): (changeUuid: string) => Promise<void> {
  const queryClient = useQueryClient()
  return async (changeUuid) => {
    const options = { ...mutation(api.bulkChanges.undo), meta: { showsErrors: true } }
    try {
      const { kind, undo } = await queryClient
        .getMutationCache()
        .build(queryClient, options)
        .execute({ path: { changeUuid } })
      const words = bulkWords(subjectOf(kind))
      const kept = undo?.kept?.length ?? 0
      showToast({
        tone: kept > 0 ? 'info' : 'success',
        title: words.restored(undo?.restored?.length ?? 0),
        description: kept > 0 ? words.kept(kept) : undefined,
      })
    } catch (error) {
      showToast({ tone: 'danger', title: errorText(error) })
    }
  }
}

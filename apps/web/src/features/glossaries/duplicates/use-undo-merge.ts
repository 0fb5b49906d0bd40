import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import { useMutation } from '@tanstack/react-query'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'

/** Undoes a merge of concepts, and says so. */
export function useUndoMerge({ uuid: glossaryUuid }: Glossary) {
  const undo = useMutation({ ...mutation(api.glossaryConcepts.undoMerge), meta: { showsErrors: true } })
  return {
    isPending: undo.isPending,
    mutate: ({ uuid, name }: { uuid: string; name: string }) =>
      undo.mutate(
        { path: { glossaryUuid, mergeUuid: uuid } },
        { onSuccess: () => showToast({ tone: 'success', title: t('glossaries.merge.undoneToast', { name }) }) },
      ),
  }
}

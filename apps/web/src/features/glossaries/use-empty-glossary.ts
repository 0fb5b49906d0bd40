import { sdkOf } from '@dragoman/hooks/api-query-client'
import * as api from '@dragoman/sdk/api'
import { call } from '@dragoman/sdk/client'
import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

/** Deletes a glossary, or all that is in it, once that is confirmed. */
export function useEmptyGlossary({ uuid, name, totalConcepts: count }: Glossary) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const refresh = (...resources: readonly string[]) =>
    Promise.all(resources.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })))
  const path = { glossaryUuid: uuid }
  return {
    remove: () =>
      confirmDelete({
        title: t('glossaries.remove.title', { name }),
        text: t('glossaries.remove.text', { count }),
        verb: t('glossaries.remove'),
        run: async () => {
          await call(sdkOf(queryClient), api.glossaries.remove, { path })
          showToast({ tone: 'success', title: t('glossaries.removed', { name }) })
          // First away from here: its page would ask again for what is gone.
          await navigate({ to: '/glossary' })
          await refresh('glossaries', 'glossaryTerms', 'projects', 'activity')
        },
      }),
    clear: () =>
      confirmDelete({
        title: t('glossaries.clear.title', { name }),
        text: t('glossaries.clear.text', { count }),
        verb: t('glossaries.clear'),
        run: async () => {
          await call(sdkOf(queryClient), api.glossaries.clear, { path })
          showToast({ tone: 'success', title: t('glossaries.cleared', { name }) })
          await refresh('glossaries', 'glossaryConcepts', 'glossaryTerms', 'activity')
        },
      }),
  }
}

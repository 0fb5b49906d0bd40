import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type { GlossaryTerm } from '@dragoman/sdk/operations/glossaryTerms'
import { useMutation } from '@tanstack/react-query'
import { confirmDelete } from '../../../form/confirm-delete.ts'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'

/**
 * Deletes a concept or one of its terms, once that is confirmed.
 * @param onGone called for the concept itself, which goes with its last term
 */
export function useDeleteConcept(concept: GlossaryConcept, name: string, onGone: () => void) {
  const meta = { showsErrors: true }
  const { mutateAsync: removeTerm } = useMutation({ ...mutation(api.glossaryTerms.remove), meta })
  const { mutateAsync: removeConcept } = useMutation({ ...mutation(api.glossaries.removeConcept), meta })
  const isLast = concept.terms.length === 1
  return {
    deleteTerm: (term: GlossaryTerm) =>
      confirmDelete({
        title: t('glossaries.term.delete.title', { term: term.text }),
        text: isLast ? t('glossaries.term.delete.last') : t('glossaries.term.delete.text'),
        run: async () => {
          if (isLast) onGone()
          await removeTerm({ path: { termUuid: term.uuid } })
        },
      }),
    deleteConcept: () =>
      confirmDelete({
        title: t('glossaries.concept.delete.title', { name }),
        text: t('glossaries.concept.delete.text', { count: concept.terms.length }),
        verb: t('glossaries.concept.delete'),
        run: async () => {
          await removeConcept({ path: { conceptId: concept.id } })
          showToast({ tone: 'success', title: t('glossaries.concept.deleted', { name }) })
          onGone()
        },
      }),
  }
}

import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ReviewCategory } from '@dragoman/sdk/operations/reviewCategories'
import { ifMatch } from '@dragoman/sdk/versions'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { useMutation } from '@tanstack/react-query'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { showToast } from '../../ground/toasts.ts'
import { t } from '../../i18n/t.ts'
import { categoryName } from '../quality/use-categories.ts'

export interface CategoryMenuProps {
  category: ReviewCategory
  onEdit: () => void
  onAddPart: () => void
}

/** The actions of a category; those of the product are only switched. */
export function CategoryMenu({ category, onEdit, onAddPart }: CategoryMenuProps) {
  const update = useMutation(mutation(api.reviewCategories.update))
  const remove = useMutation({ ...mutation(api.reviewCategories.remove), meta: { showsErrors: true } })
  const name = categoryName(category)
  const path = { reviewCategoryUuid: category.uuid }
  const setActive = (active: boolean, present = category) =>
    update.mutate(
      { path, headers: ifMatch(present), body: { active } },
      {
        onSuccess: (saved) =>
          showToast({
            tone: 'success',
            title: t(active ? 'qualityRules.activated' : 'qualityRules.deactivated', { name }),
            ...(!active && { description: t('qualityRules.deactivatedText') }),
            action: { label: t('qualityRules.undo'), onAction: () => setActive(!active, saved) },
          }),
      },
    )
  const ask = () =>
    confirmDelete({
      title: t('qualityRules.removeQuestion', { name }),
      text: t('qualityRules.removeCategoryText'),
      verb: t('qualityRules.remove'),
      run: async () => {
        await remove.mutateAsync({ path })
        showToast({ tone: 'success', title: t('qualityRules.removed', { name }) })
      },
    })
  return (
    <MoreMenu label={t('qualityRules.actions', { name })}>
      {!category.system && <MenuItem onAction={onEdit}>{t('qualityRules.edit')}</MenuItem>}
      <MenuItem onAction={onAddPart}>{t('qualityRules.addPart')}</MenuItem>
      <MenuItem onAction={() => setActive(!category.active)}>
        {t(category.active ? 'qualityRules.deactivate' : 'qualityRules.activate')}
      </MenuItem>
      {!category.system && <MenuItem onAction={ask}>{t('qualityRules.remove')}</MenuItem>}
    </MoreMenu>
  )
}

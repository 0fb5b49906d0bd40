import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ReviewCategory } from '@dragoman/sdk/operations/reviewCategories'
import { ifMatch } from '@dragoman/sdk/versions'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { NumberField } from '@dragoman/ui/NumberField'
import { Select } from '@dragoman/ui/Select'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { showToast } from '../../ground/toasts.ts'
import { t } from '../../i18n/t.ts'

export interface CategoryDialogProps {
  /** The one to change; a new one without. */
  category?: ReviewCategory | undefined
  /** The code of the category that a new one is a part of. */
  parent?: string | undefined
  /** Categories that it can be a part of. */
  parents: readonly { code: string; name: string }[]
  onClose: () => void
}

const none = 'NONE'

/** A category of the account, to add or to change. */
export function CategoryDialog({ category, parent: given, parents, onClose }: CategoryDialogProps) {
  const [name, setName] = useState(category?.name ?? '')
  const [description, setDescription] = useState(category?.description ?? '')
  const [weight, setWeight] = useState(category?.weight ?? 1)
  const [affectsScore, setAffectsScore] = useState(category?.affectsScore ?? true)
  const [parent, setParent] = useState(given ?? none)
  const create = useMutation({ ...mutation(api.reviewCategories.create), meta: { showsErrors: true } })
  const update = useMutation({ ...mutation(api.reviewCategories.update), meta: { showsErrors: true } })
  const typed = { name: name.trim(), description: description.trim(), weight, affectsScore }
  const before = category ?? { name: '', description: '', weight: 1, affectsScore: true }
  const isDirty = (Object.keys(typed) as (keyof typeof typed)[]).some((field) => typed[field] !== before[field])
  const onSuccess = () => {
    showToast({
      tone: 'success',
      title: category ? t('qualityRules.saved') : t('qualityRules.added', { name: typed.name }),
    })
    onClose()
  }
  const save = () => {
    if (category) {
      const path = { reviewCategoryUuid: category.uuid }
      update.mutate({ path, headers: ifMatch(category), body: typed }, { onSuccess })
    } else create.mutate({ body: { ...typed, ...(parent !== none && { parent }) } }, { onSuccess })
  }
  return (
    <FormDialog
      title={t(category ? 'qualityRules.editCategory' : 'qualityRules.addCategory')}
      isDirty={isDirty}
      isRight={typed.name !== ''}
      onSave={save}
      saveLabel={category ? t('shell.save') : t('qualityRules.addCategory')}
      isPending={create.isPending || update.isPending}
      error={create.error ?? update.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('qualityRules.name')}
            value={name}
            onChange={setName}
            maxLength={100}
            isRequired
            errorMessage={isTried && typed.name === '' ? t('qualityRules.nameMissing') : undefined}
          />
          <TextArea
            label={t('qualityRules.description')}
            isOptional
            rows={2}
            maxLength={1000}
            value={description}
            onChange={setDescription}
          />
          {!category && (
            <Select
              label={t('qualityRules.partOf')}
              options={[
                { id: none, label: t('qualityRules.partOfNone') },
                ...parents.map(({ code, name: label }) => ({ id: code, label })),
              ]}
              value={parent}
              onChange={setParent}
            />
          )}
          <Checkbox isSelected={affectsScore} onChange={setAffectsScore} description={t('qualityRules.countsText')}>
            {t('qualityRules.counts')}
          </Checkbox>
          <NumberField
            label={t('qualityRules.weight')}
            description={t('qualityRules.weightText')}
            value={weight}
            onChange={(value) => setWeight(Number.isNaN(value) ? 1 : value)}
            minValue={0}
            maxValue={100}
            step={0.1}
            isDisabled={!affectsScore}
            formatOptions={{ maximumFractionDigits: 3 }}
          />
        </>
      )}
    </FormDialog>
  )
}

import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { RecommendationSettings, RecommendationWeights } from '@dragoman/sdk/operations/recommendationSettings'
import { ifMatch } from '@dragoman/sdk/versions'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { Select } from '@dragoman/ui/Select'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'
import { criteria, weightNames, weightText } from './recommendation-words.ts'

export interface RecommendationDialogProps {
  /** The settings to change; those of the account, as a start, for an organizational unit to choose. */
  settings: RecommendationSettings
  isNew: boolean
  /** Ids of organizational units that have settings. */
  taken: readonly string[]
  onClose: () => void
}

/** How much each criterion counts, for the account or an organizational unit. */
export function RecommendationDialog({ settings, isNew, taken, onClose }: RecommendationDialogProps) {
  const [weights, setWeights] = useState<RecommendationWeights>(settings.weights)
  const [unit, setUnit] = useState<string | null>(null)
  const units = useQuery({ ...query(api.orgUnits.list, { query: { size: 500, sort: 'name,asc' } }), enabled: isNew })
  const create = useMutation({ ...mutation(api.recommendationSettings.create), meta: { showsErrors: true } })
  const update = useMutation({ ...mutation(api.recommendationSettings.update), meta: { showsErrors: true } })
  const { orgUnit } = settings
  const onSuccess = () => {
    showToast({ tone: 'success', title: t('recommendations.saved') })
    onClose()
  }
  const save = () => {
    if (!isNew) {
      const body = { weights, ...(orgUnit && { orgUnitUuid: orgUnit.uuid }) }
      update.mutate({ headers: ifMatch(settings), body }, { onSuccess })
    } else if (unit !== null) create.mutate({ body: { orgUnitUuid: unit, weights } }, { onSuccess })
  }
  const free = units.data?.content.filter(({ uuid }) => !taken.includes(uuid))
  return (
    <FormDialog
      title={
        isNew
          ? t('recommendations.add')
          : orgUnit
            ? t('recommendations.editOf', { name: orgUnit.name })
            : t('recommendations.editAll')
      }
      isDirty={unit !== null || JSON.stringify(weights) !== JSON.stringify(settings.weights)}
      isRight={!isNew || unit !== null}
      onSave={save}
      isPending={create.isPending || update.isPending}
      error={create.error ?? update.error ?? units.error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {isNew && (
            <ComboBox
              label={t('recommendations.unit')}
              isRequired
              options={free?.map(({ uuid, name }) => ({ id: uuid, label: name }))}
              value={unit}
              onChange={setUnit}
              errorMessage={isTried && unit === null ? t('recommendations.unitMissing') : undefined}
            />
          )}
          {criteria.map((criterion) => (
            <Select
              key={criterion}
              label={t(`recommendations.criterion.${criterion}`)}
              description={t(`recommendations.about.${criterion}`)}
              options={weightNames.map((_, weight) => ({ id: String(weight), label: weightText(weight) }))}
              value={String(weights[criterion])}
              onChange={(next) => setWeights({ ...weights, [criterion]: Number(next) })}
            />
          ))}
        </>
      )}
    </FormDialog>
  )
}

import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { QualityPlace, QualityProfile } from '@dragoman/sdk/operations/qualityProfiles'
import { ifMatch } from '@dragoman/sdk/versions'
import { ComboBox, type ComboBoxProps } from '@dragoman/ui/ComboBox'
import { Select } from '@dragoman/ui/Select'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { ProjectField } from '../../form/ProjectField.tsx'
import { showToast } from '../../ground/toasts.ts'
import { enumWord, t } from '../../i18n/t.ts'

type Level = QualityPlace['level']
const levels: readonly Level[] = ['ACCOUNT', 'ORG_UNIT', 'PROJECT', 'WORKFLOW']

export interface PlaceDialogProps {
  profile: QualityProfile
  onClose: () => void
}

/** Has a profile apply to the account, an organizational unit, a project, or a step. */
export function PlaceDialog({ profile, onClose }: PlaceDialogProps) {
  const [level, setLevel] = useState<Level>('ORG_UNIT')
  const [placeUuid, setPlace] = useState<string | null>(null)
  const { mutate, isPending, error } = useMutation({
    ...mutation(api.qualityProfiles.update),
    meta: { showsErrors: true },
  })
  const isRight = level === 'ACCOUNT' || placeUuid !== null
  const save = () => {
    const kept = profile.places.map((place) => ({
      level: place.level,
      ...(place.placeUuid && { placeUuid: place.placeUuid }),
    }))
    const places = [...kept, { level, ...(level !== 'ACCOUNT' && placeUuid !== null && { placeUuid }) }]
    const path = { qualityProfileUuid: profile.uuid }
    mutate(
      { path, headers: ifMatch(profile), body: { places } },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('qualityRules.placeAdded', { name: profile.name }) })
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={t('qualityRules.addPlace')}
      isDirty={placeUuid !== null}
      isRight={isRight}
      onSave={save}
      saveLabel={t('qualityRules.apply')}
      isPending={isPending}
      error={error}
      onClose={onClose}
    >
      {(isTried) => {
        const field = {
          value: placeUuid,
          onChange: setPlace,
          errorMessage: isTried && !isRight ? t('qualityRules.placeMissing') : undefined,
        }
        return (
          <>
            <Select
              label={t('qualityRules.levelOf')}
              options={levels.map((id) => ({ id, label: t(`qualityRules.level.${id}`) }))}
              value={level}
              onChange={(next) => {
                setLevel(next as Level)
                setPlace(null)
              }}
            />
            {level === 'ORG_UNIT' && <UnitField {...field} />}
            {level === 'PROJECT' && <ProjectField {...field} label={t('qualityRules.level.PROJECT')} />}
            {level === 'WORKFLOW' && <StepField {...field} />}
          </>
        )
      }}
    </FormDialog>
  )
}

type FieldProps = Pick<ComboBoxProps, 'errorMessage'> & {
  value: string | null
  onChange: (value: string | null) => void
}

function UnitField(props: FieldProps) {
  const { data } = useQuery(query(api.orgUnits.list, { query: { size: 500, sort: 'name,asc' } }))
  const options = data?.content.map(({ uuid, name }) => ({ id: uuid, label: name }))
  return <ComboBox {...props} label={t('qualityRules.level.ORG_UNIT')} isRequired options={options} />
}

function StepField(props: FieldProps) {
  const { data } = useQuery(query(api.workflows.list))
  const options = data?.map(({ uuid, code, title }) => ({ id: uuid, label: enumWord('workflow', code, title) }))
  return <ComboBox {...props} label={t('qualityRules.level.WORKFLOW')} isRequired options={options} />
}

import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { QualityProfile } from '@dragoman/sdk/operations/qualityProfiles'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/FormDialog.tsx'
import { showToast } from '../../ground/toasts.ts'
import { t } from '../../i18n/t.ts'
import { profileValues } from './profile-form.ts'

export interface CreateProfileDialogProps {
  profiles: readonly QualityProfile[]
  /** The one whose rules the new profile begins with. */
  from: QualityProfile
  onCreated: (profile: QualityProfile) => void
  onClose: () => void
}

/** Makes a profile with the rules of another. */
export function CreateProfileDialog({ profiles, from, onCreated, onClose }: CreateProfileDialogProps) {
  const [name, setName] = useState('')
  const [origin, setOrigin] = useState(from.uuid)
  const { mutate, isPending, error } = useMutation({
    ...mutation(api.qualityProfiles.create),
    meta: { showsErrors: true },
  })
  const typed = name.trim()
  const save = () => {
    const chosen = profiles.find(({ uuid }) => uuid === origin) ?? from
    const body = { ...profileValues(chosen), name: typed }
    mutate(
      { body },
      {
        onSuccess: (profile) => {
          showToast({ tone: 'success', title: t('qualityRules.profileCreated', { name: typed }) })
          onCreated(profile)
        },
      },
    )
  }
  return (
    <FormDialog
      title={t('qualityRules.createProfile')}
      isDirty={typed !== ''}
      isRight={typed !== ''}
      onSave={save}
      saveLabel={t('qualityRules.create')}
      isPending={isPending}
      error={error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <TextField
            label={t('qualityRules.name')}
            isRequired
            maxLength={100}
            value={name}
            onChange={setName}
            errorMessage={isTried && typed === '' ? t('qualityRules.nameMissing') : undefined}
          />
          <Select
            label={t('qualityRules.basedOn')}
            options={profiles.map(({ uuid, name: label }) => ({ id: uuid, label }))}
            value={origin}
            onChange={setOrigin}
          />
        </>
      )}
    </FormDialog>
  )
}

import * as api from '@dragoman/sdk/api'
import type { QualityProfile } from '@dragoman/sdk/operations/qualityProfiles'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Form } from '@dragoman/ui/Form'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row, Stack } from '@dragoman/ui/Page'
import { TextField } from '@dragoman/ui/TextField'
import { useState } from 'react'
import { errorText } from '../../errors/error-text.ts'
import { ConflictNotice } from '../../form/ConflictNotice.tsx'
import { useVersionedForm } from '../../form/use-versioned-form.ts'
import { t } from '../../i18n/t.ts'
import { ExampleScore } from './ExampleScore.tsx'
import { OverrideList } from './OverrideList.tsx'
import { fieldLabel, fieldText, profileUpdate, profileValues } from './profile-form.ts'
import { ReviewFields } from './ReviewFields.tsx'
import { ScoreFields } from './ScoreFields.tsx'

/** The rules of a profile with the score that they make of an example; those of the product are read-only. */
export function ProfileForm({ profile }: { profile: QualityProfile }) {
  const [isTried, setTried] = useState(false)
  const path = { qualityProfileUuid: profile.uuid }
  const form = useVersionedForm(api.qualityProfiles.update, profile, {
    valuesOf: profileValues,
    paramsOf: (values) => ({ path, body: profileUpdate(values) }),
    saved: t('qualityRules.profileSaved'),
    undo: t('qualityRules.undo'),
    differenceOf: ({ field, mine, theirs }) => ({
      label: fieldLabel(field),
      mine: fieldText(field, mine),
      theirs: fieldText(field, theirs),
    }),
  })
  const { values, set, isDirty, isPending, error, save, notice } = form
  const isLocked = profile.system
  const isNamed = values.name.trim() !== ''
  const submit = () => {
    setTried(true)
    if (isNamed) save()
  }
  const fields = { values, set, isLocked }
  return (
    <Form label={t('qualityRules.rules')} onSubmit={submit}>
      <Stack>
        <ConflictNotice {...notice} />
        {error && (
          <InlineAlert tone="danger" isAnnounced>
            {errorText(error)}
          </InlineAlert>
        )}
        {isLocked ? (
          <InlineAlert tone="info">{t('qualityRules.locked')}</InlineAlert>
        ) : (
          <Card>
            <TextField
              label={t('qualityRules.name')}
              isRequired
              maxLength={100}
              value={values.name}
              onChange={(name) => set({ name })}
              errorMessage={isTried && !isNamed ? t('qualityRules.nameMissing') : undefined}
            />
          </Card>
        )}
        <ScoreFields {...fields} />
        <ExampleScore rules={values} />
        <OverrideList {...fields} />
        <ReviewFields {...fields} />
        {!isLocked && (
          <Row>
            <Button type="submit" variant="primary" isDisabled={!isDirty} isPending={isPending}>
              {t('shell.save')}
            </Button>
            {isDirty && <Button onPress={() => set(profileValues(profile))}>{t('qualityRules.discard')}</Button>}
          </Row>
        )}
      </Stack>
    </Form>
  )
}

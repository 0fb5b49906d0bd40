import { query } from '@dragoman/hooks/query'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { OrgUnit, OrgUnitUpdate } from '@dragoman/sdk/operations/orgUnits'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { helpOn } from '../../../../display/help/Help.tsx'
import { wordCounters } from '../../../../display/word-counters.ts'
import { FormCombo, FormMultiSelect, FormSelect, FormTags } from '../../../../form/form-fields.tsx'
import { enumWord, t } from '../../../../i18n/t.ts'
import { localesOf, useLanguageOptions } from '../../../locales/locale-options.ts'
import { shown } from '../../client/client-changes.ts'
import { EditPanel } from '../../../../form/EditPanel.tsx'
import type { Setting } from './unit-settings.ts'

interface SettingValues {
  source: string | null
  targets: string[]
  steps: string[]
  tags: string[]
  wordCounter: string
}

const valuesOf = (unit: OrgUnit): SettingValues => ({
  source: unit.defaultSourceLanguage ?? null,
  targets: localesOf(unit.clientLanguages),
  steps: unit.workflows,
  tags: unit.tags,
  wordCounter: unit.wordCounter,
})

const fieldOf = {
  source: 'defaultSourceLanguage',
  targets: 'clientLanguages',
  steps: 'workflows',
  tags: 'tags',
  wordCounter: 'wordCounter',
} as const satisfies Record<keyof SettingValues, keyof OrgUnitUpdate>

/** One setting of an organizational unit, to change it beside the table. */
export function SettingPanel({ unit, setting, onClose }: { unit: OrgUnit; setting: Setting; onClose: () => void }) {
  const save = useVersionedMutation(api.orgUnits.update, unit, { meta: { showsErrors: true } })
  const id = setting.id as keyof SettingValues
  return (
    <EditPanel
      title={t(setting.label)}
      save={save}
      valuesOf={valuesOf}
      paramsOf={(values) => ({
        body: { uuid: unit.uuid, [fieldOf[id]]: id === 'targets' ? values.targets.join(',') : values[id] },
      })}
      differenceOf={({ field, mine, theirs }) => ({
        label: t(setting.label),
        mine: shown(fieldOf[field], mine),
        theirs: shown(fieldOf[field], theirs),
      })}
      onClose={onClose}
    >
      {(form) => <SettingField id={id} form={form} />}
    </EditPanel>
  )
}

interface FieldProps {
  form: UseFormReturn<SettingValues>
}

function SettingField({ id, form }: FieldProps & { id: keyof SettingValues }) {
  switch (id) {
    case 'source':
      return <SourceField form={form} />
    case 'targets':
      return <TargetsField form={form} />
    case 'steps':
      return <StepsField form={form} />
    case 'tags':
      return <FormTags form={form} name="tags" label={t('organizations.tags')} />
    case 'wordCounter':
      return (
        <FormSelect
          form={form}
          name="wordCounter"
          label={t('organizations.wordCounter')}
          help={helpOn('wordCounter')}
          description={t('organizations.wordCounterText')}
          options={wordCounters.map((counter) => ({ id: counter, label: enumWord('wordCounter', counter) }))}
        />
      )
  }
}

function SourceField({ form }: FieldProps) {
  return (
    <FormCombo
      form={form}
      name="source"
      label={t('organizations.sourceLanguage')}
      description={t('organizations.sourceText')}
      isOptional
      options={useLanguageOptions()}
    />
  )
}

function TargetsField({ form }: FieldProps) {
  const source = form.watch('source')
  return (
    <FormMultiSelect
      form={form}
      name="targets"
      label={t('organizations.targetLanguages')}
      description={t('organizations.targetsText')}
      isOptional
      options={useLanguageOptions().filter(({ id }) => id !== source)}
      selectedLabel={t('organizations.targetLanguages')}
    />
  )
}

function StepsField({ form }: FieldProps) {
  const { data: workflows } = useSuspenseQuery(query(api.workflows.list))
  return (
    <FormMultiSelect
      form={form}
      name="steps"
      label={t('organizations.steps')}
      description={t('organizations.stepsText')}
      missing={t('organizations.stepsMissing')}
      options={workflows.map(({ code, title }) => ({ id: code, label: enumWord('workflow', code, title) }))}
      selectedLabel={t('organizations.steps')}
    />
  )
}

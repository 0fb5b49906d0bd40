import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { CustomField } from '@dragoman/sdk/operations/customFields'
import type { PipelineAction, PipelineSubject } from '@dragoman/sdk/operations/pipelines'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { Select } from '@dragoman/ui/Select'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { TagsField } from '../../form/TagsField.tsx'
import { enumWord, t } from '../../i18n/t.ts'
import { statuses } from './pipeline-draft.ts'
import styles from './pipelines.module.css'
import { peopleQuery, webhookQuery } from './use-action-names.ts'

export interface ActionFieldsProps {
  action: PipelineAction
  subject: PipelineSubject
  fields: readonly CustomField[]
  onChange: (action: PipelineAction) => void
}

/** The fields of an action. */
export function ActionFields({ action, subject, fields, onChange }: ActionFieldsProps) {
  const set = (change: Partial<PipelineAction>) => onChange({ ...action, ...change })
  switch (action.kind) {
    case 'ASSIGN':
      return <AssigneeField action={action} subject={subject} onChange={set} />
    case 'MOVE':
      return (
        <>
          <Select
            label={t('pipelines.status')}
            options={statuses[subject].map((id) => ({
              id,
              label: enumWord(subject === 'TASK' ? 'taskStatus' : 'projectStatus', id),
            }))}
            value={action.status ?? null}
            onChange={(status) => set({ status: status as NonNullable<PipelineAction['status']> })}
          />
          <TextField
            label={t('pipelines.reason')}
            isOptional
            maxLength={2000}
            value={action.reason ?? ''}
            onChange={(reason) => set({ reason })}
          />
        </>
      )
    case 'TAG':
      return (
        <>
          <TagsField
            label={t('pipelines.addTags')}
            value={[...(action.addTags ?? [])]}
            onChange={(addTags) => set({ addTags })}
          />
          <TagsField
            label={t('pipelines.removeTags')}
            value={[...(action.removeTags ?? [])]}
            onChange={(removeTags) => set({ removeTags })}
          />
        </>
      )
    case 'CUSTOM_FIELD':
      return <CustomFieldFields action={action} fields={fields} onChange={set} />
    case 'NOTIFY':
      return <NotifyFields action={action} onChange={set} />
    case 'WEBHOOK':
      return <WebhookField action={action} onChange={set} />
    case 'PRE_TRANSLATE':
      return <p className={styles.facts}>{t('pipelines.preTranslateText')}</p>
    case 'EXPORT':
      return <p className={styles.facts}>{t('pipelines.exportText')}</p>
  }
}

interface PartProps {
  action: PipelineAction
  onChange: (change: Partial<PipelineAction>) => void
}

function AssigneeField({ action, subject, onChange }: PartProps & { subject: PipelineSubject }) {
  const role = subject === 'TASK' ? 'VENDOR' : 'PROJECT_MANAGER'
  const { data } = useQuery(
    query(api.users.list, { query: { size: 500, sort: 'name,asc', status: ['ACTIVE'], roles: [role], simple: true } }),
  )
  return (
    <ComboBox
      label={subject === 'TASK' ? t('pipelines.linguist') : t('pipelines.manager')}
      options={data?.content.map(({ uuid, name, email }) => ({ id: uuid, label: name, description: email }))}
      value={action.userUuid ?? null}
      onChange={(userUuid) => onChange({ userUuid: userUuid ?? (undefined as never) })}
    />
  )
}

function CustomFieldFields({ action, fields, onChange }: PartProps & { fields: readonly CustomField[] }) {
  const field = fields.find(({ uuid }) => uuid === action.customFieldUuid)
  const value = action.value ?? ''
  const options =
    field?.type === 'BOOLEAN'
      ? [
          { id: 'true', label: t('shell.yes') },
          { id: 'false', label: t('shell.no') },
        ]
      : field?.multivalueDefault.map((option) => ({ id: option, label: option }))
  if (fields.length === 0) return <p className={styles.facts}>{t('pipelines.noFields')}</p>
  return (
    <>
      <Select
        label={t('pipelines.field')}
        options={fields.map(({ uuid, name }) => ({ id: uuid, label: name }))}
        value={action.customFieldUuid ?? null}
        onChange={(customFieldUuid) => onChange({ customFieldUuid, value: '' })}
      />
      {field && options && options.length > 0 ? (
        <Select
          label={t('pipelines.value')}
          options={options}
          value={value || null}
          onChange={(next) => onChange({ value: next })}
        />
      ) : (
        field && (
          <TextField
            label={t('pipelines.value')}
            description={t('pipelines.valueText')}
            maxLength={2000}
            value={value}
            onChange={(next) => onChange({ value: next })}
          />
        )
      )}
    </>
  )
}

function NotifyFields({ action, onChange }: PartProps) {
  const { data } = useQuery(peopleQuery())
  return (
    <>
      <Checkbox isSelected={action.notifyManager ?? false} onChange={(notifyManager) => onChange({ notifyManager })}>
        {t('pipelines.projectManager')}
      </Checkbox>
      <MultiSelect
        label={t('pipelines.people')}
        selectedLabel={t('pipelines.people')}
        isOptional
        maximum={20}
        options={data?.content.map(({ uuid, name }) => ({ id: uuid, label: name }))}
        value={[...(action.userUuids ?? [])]}
        onChange={(userUuids) => onChange({ userUuids })}
      />
      <TextArea
        label={t('pipelines.note')}
        maxLength={300}
        rows={2}
        value={action.text ?? ''}
        onChange={(text) => onChange({ text })}
      />
    </>
  )
}

function WebhookField({ action, onChange }: PartProps) {
  const { data = [] } = useQuery(webhookQuery())
  if (data.length === 0) return <p className={styles.facts}>{t('pipelines.noWebhooks')}</p>
  return (
    <Select
      label={t('pipelines.webhook')}
      description={t('pipelines.webhookText')}
      options={data.map(({ uuid, name }) => ({ id: uuid, label: name }))}
      value={action.webhookUuid ?? null}
      onChange={(webhookUuid) => onChange({ webhookUuid })}
    />
  )
}

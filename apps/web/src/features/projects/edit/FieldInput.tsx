import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Project } from '@dragoman/sdk/operations/projects'
import { Button } from '@dragoman/ui/Button'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { DatePicker } from '@dragoman/ui/DatePicker'
import { IconButton } from '@dragoman/ui/IconButton'
import { Row, Stack } from '@dragoman/ui/Page'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { TagsField } from '../../../form/TagsField.tsx'
import { t } from '../../../i18n/t.ts'
import { fieldKinds, type Draft, type DraftDate, type ProjectFieldName } from './field-values.ts'
import styles from './ProjectField.module.css'

interface FieldInputProps {
  field: ProjectFieldName
  label: string
  project: Project
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  /** Something that must be there is missing. */
  isWrong: boolean
}

/** The input of one field of a project. */
export function FieldInput({ field, label, project, draft, onChange, isWrong }: FieldInputProps) {
  const errorMessage = isWrong ? t('projects.edit.missing') : undefined
  switch (fieldKinds[field]) {
    case 'line':
      return (
        <TextField
          name={field}
          label={label}
          value={draft.text}
          onChange={(text) => onChange({ text })}
          errorMessage={errorMessage}
          maxLength={field === 'purchaseOrder' ? 100 : 255}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the popover is for
          autoFocus
        />
      )
    case 'tags':
      return <TagsField name={field} label={label} value={draft.tags} onChange={(tags) => onChange({ tags })} />
    case 'text':
      return (
        <TextArea
          name={field}
          label={label}
          value={draft.text}
          onChange={(text) => onChange({ text })}
          rows={6}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the popover is for
          autoFocus
        />
      )
    case 'moment':
      return <Moment label={label} zone={project.timezone} value={draft.moment} onChange={onChange} />
    case 'dates':
      return <Dates dates={draft.dates} zone={project.timezone} onChange={onChange} errorMessage={errorMessage} />
    case 'person':
      return (
        <PersonInput
          field={field}
          label={label}
          project={project}
          draft={draft}
          onChange={onChange}
          errorMessage={errorMessage}
        />
      )
  }
}

interface MomentProps {
  label: string
  zone: string
  value: number | null
  onChange: FieldInputProps['onChange']
}

function Moment({ label, zone, value, onChange }: MomentProps) {
  return (
    <Stack gap={8}>
      <DatePicker
        name="dueDate"
        label={label}
        description={t('projects.edit.zone', { zone })}
        granularity="minute"
        timeZone={zone}
        value={value}
        onChange={(moment) => onChange({ moment })}
      />
      {value !== null && (
        <Row>
          <Button size="small" variant="quiet" onPress={() => onChange({ moment: null })}>
            {t('projects.edit.clear')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

interface DatesProps {
  dates: readonly DraftDate[]
  zone: string
  onChange: FieldInputProps['onChange']
  errorMessage: string | undefined
}

const mostDates = 20

function Dates({ dates, zone, onChange, errorMessage }: DatesProps) {
  const change = (at: number, part: Partial<DraftDate>) =>
    onChange({ dates: dates.map((date, index) => (index === at ? { ...date, ...part } : date)) })
  return (
    <Stack gap={16}>
      {dates.map(({ name, date }, index) => (
        <div key={index} className={styles.date}>
          <TextField
            label={t('projects.keyDates.name')}
            value={name}
            maxLength={100}
            onChange={(next) => change(index, { name: next })}
            errorMessage={name.trim() === '' ? errorMessage : undefined}
          />
          <DatePicker
            label={t('projects.keyDates.date')}
            description={t('projects.edit.zone', { zone })}
            granularity="minute"
            timeZone={zone}
            value={date}
            onChange={(next) => change(index, { date: next })}
            errorMessage={date === null ? errorMessage : undefined}
          />
          <IconButton
            icon="x"
            label={t('projects.keyDates.remove', { name: name || t('projects.keyDates.date') })}
            onPress={() => onChange({ dates: dates.filter((_, other) => other !== index) })}
          />
        </div>
      ))}
      <Row>
        <Button
          size="small"
          icon="plus"
          isDisabled={dates.length >= mostDates}
          onPress={() => onChange({ dates: [...dates, { name: '', date: null }] })}
        >
          {t('projects.keyDates.add')}
        </Button>
      </Row>
    </Stack>
  )
}

const mostPeople = 200
const managers = ['PROJECT_MANAGER', 'ACCOUNT_ADMIN', 'ADMIN'] as const
const contacts = [...managers, 'CLIENT'] as const

interface PersonInputProps extends Omit<FieldInputProps, 'isWrong'> {
  errorMessage: string | undefined
}

function PersonInput({ field, label, project, draft, onChange, errorMessage }: PersonInputProps) {
  const isManager = field === 'assigneeUUID'
  const present = isManager ? project.assignee : project.contact
  const { data } = useQuery(
    query(api.users.list, {
      query: { roles: [...(isManager ? managers : contacts)], size: mostPeople, sort: 'name,asc', simple: true },
    }),
  )
  const people = data?.content.map(({ uuid, name }) => ({ id: uuid, label: name }))
  const isListed = !present || !people || people.some(({ id }) => id === present.uuid)
  return (
    <Stack gap={8}>
      <ComboBox
        name={field}
        label={label}
        options={isListed ? people : [{ id: present.uuid, label: present.name }, ...people]}
        value={draft.person}
        onChange={(person) => onChange({ person })}
        errorMessage={errorMessage}
      />
      {isManager && draft.person !== null && (
        <Row>
          <Button size="small" variant="quiet" onPress={() => onChange({ person: null })}>
            {t('projects.edit.unassign')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

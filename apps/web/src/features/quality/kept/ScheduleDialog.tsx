import { useCan } from '@dragoman/hooks/permissions'
import { mutation, query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { ReportSchedule, ReportScheduleInput } from '@dragoman/sdk/operations/reportSchedules'
import type { Requirement } from '@dragoman/sdk/permissions'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { NumberField } from '@dragoman/ui/NumberField'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { showToast } from '../../../ground/toasts.ts'
import { ownTimezone } from '../../../i18n/own-timezone.ts'
import { t } from '../../../i18n/t.ts'
import { scheduleValues, type ScheduleFilters } from './schedule-values.ts'

const choosesReaders: Requirement = ['ROLE_ACCOUNT_ADMIN', 'ROLE_PROJECT_MANAGER']
const frequencies = ['MONTHLY', 'WEEKLY'] as const
const mostMonths = 24

type ScheduleDialogProps = { onClose: () => void } & (
  | { filters: ScheduleFilters; schedule?: never }
  | { schedule: ReportSchedule; filters?: never }
)

/** When a report is sent by email, and to whom. */
export function ScheduleDialog({ filters, schedule, onClose }: ScheduleDialogProps) {
  const own = useSession().snapshot.subject?.user.uuid
  const before = scheduleValues(schedule ?? filters, ownTimezone())
  const [given, setGiven] = useState<Partial<ReportScheduleInput>>({})
  const values = { ...before, ...given }
  const readerUuids = given.readerUuids ?? schedule?.readers.map(({ uuid }) => uuid) ?? (own ? [own] : [])
  const set = (change: Partial<ReportScheduleInput>) => setGiven((last) => ({ ...last, ...change }))
  const name = values.name.trim()
  const { save, isPending, error } = useSave(schedule, name, onClose)
  return (
    <FormDialog
      title={schedule ? t('quality.changeSchedule') : t('quality.schedule')}
      isDirty={Object.keys(given).length > 0}
      isRight={name !== '' && readerUuids.length > 0 && !Number.isNaN(values.months)}
      onSave={() => save({ ...values, name, readerUuids })}
      isPending={isPending}
      isDisabled={!own}
      error={error}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <p>{t('quality.scheduleText')}</p>
          <TextField
            label={t('quality.reportName')}
            isRequired
            maxLength={100}
            value={values.name}
            onChange={(next) => set({ name: next })}
            errorMessage={isTried && name === '' ? t('quality.reportNameMissing') : undefined}
          />
          <Select
            label={t('quality.frequency')}
            options={frequencies.map((id) => ({ id, label: t(`quality.frequency.${id}`) }))}
            value={values.frequency}
            onChange={(frequency) => set({ frequency: frequency as ReportScheduleInput['frequency'] })}
          />
          <NumberField
            label={t('quality.scheduleMonths')}
            description={t(`quality.scheduleMonths.${values.frequency}`)}
            minValue={1}
            maxValue={mostMonths}
            value={values.months}
            onChange={(months) => set({ months })}
            errorMessage={isTried && Number.isNaN(values.months) ? t('quality.monthsMissing') : undefined}
          />
          <Readers
            value={readerUuids}
            onChange={(next) => set({ readerUuids: next })}
            errorMessage={isTried && readerUuids.length === 0 ? t('quality.readersMissing') : undefined}
          />
          <Checkbox isSelected={values.active ?? false} onChange={(active) => set({ active })}>
            {t('quality.scheduleActive')}
          </Checkbox>
        </>
      )}
    </FormDialog>
  )
}

function useSave(schedule: ReportSchedule | undefined, name: string, onSaved: () => void) {
  const meta = { showsErrors: true }
  const create = useMutation({ ...mutation(api.reportSchedules.create), meta })
  const update = useMutation({ ...mutation(api.reportSchedules.update), meta })
  const done = {
    onSuccess: () => {
      showToast({ tone: 'success', title: t('quality.scheduled', { name }) })
      onSaved()
    },
  }
  return {
    isPending: create.isPending || update.isPending,
    error: create.error ?? update.error,
    save: (body: ReportScheduleInput) =>
      schedule
        ? update.mutate({ path: { reportScheduleUuid: schedule.uuid }, body }, done)
        : create.mutate({ body }, done),
  }
}

interface ReadersProps {
  value: string[]
  onChange: (value: string[]) => void
  errorMessage: string | undefined
}

/** The people who get the report; only managers choose others. */
function Readers(props: ReadersProps) {
  const mayChoose = useCan(choosesReaders)
  const { data } = useQuery({
    ...query(api.users.list, { query: { size: 500, sort: 'name,asc', status: ['ACTIVE'], simple: true } }),
    enabled: mayChoose,
  })
  if (!mayChoose) return null
  return (
    <MultiSelect
      {...props}
      label={t('quality.readers')}
      description={t('quality.readersText')}
      selectedLabel={t('quality.readers')}
      maximum={50}
      options={data?.content.map(({ uuid, name, email }) => ({ id: uuid, label: name, description: email }))}
    />
  )
}

import { DatePicker } from '@dragoman/ui/DatePicker'
import { NumberField } from '@dragoman/ui/NumberField'
import { Radio, RadioGroup } from '@dragoman/ui/RadioGroup'
import { useMemo, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { BulkDialog, type TasksDialogProps } from './BulkDialog.tsx'
import type { BulkEdit } from './use-bulk-plan.ts'
import { ownTimezone } from '../../../i18n/own-timezone.ts'

type How = 'set' | 'shift' | 'propose'

/** Changes when tasks are due: to one date, by some days, or back to what is proposed from their project. */
export function DueDateDialog({ tasks, onClose, onDone }: TasksDialogProps) {
  const [how, setHow] = useState<How>('set')
  const [dueDate, setDueDate] = useState<number | null>(() => tasks[0]?.dueDate ?? null)
  const [days, setDays] = useState(1)
  const edit = useMemo((): BulkEdit | null => {
    if (how === 'propose') return { kind: 'DUE_DATE', dueDate: null }
    if (how === 'shift') return Number.isInteger(days) ? { kind: 'DUE_DATE', shiftDays: days } : null
    return dueDate === null ? null : { kind: 'DUE_DATE', dueDate }
  }, [how, dueDate, days])
  const timeZone = ownTimezone()
  return (
    <BulkDialog
      title={t('bulk.due.title', { count: tasks.length })}
      tasks={tasks}
      edit={edit}
      label={t('bulk.due.button')}
      showsChanging
      onClose={onClose}
      onDone={onDone}
    >
      <RadioGroup label={t('bulk.due.how')} value={how} onChange={(chosen) => setHow(chosen as How)}>
        <Radio value="set">{t('bulk.due.set')}</Radio>
        <Radio value="shift">{t('bulk.due.shift')}</Radio>
        <Radio value="propose" description={t('bulk.due.proposeText')}>
          {t('bulk.due.propose')}
        </Radio>
      </RadioGroup>
      {how === 'set' && (
        <DatePicker
          label={t('bulk.newDue')}
          description={timeZone}
          value={dueDate}
          onChange={setDueDate}
          timeZone={timeZone}
          granularity="minute"
        />
      )}
      {how === 'shift' && (
        <NumberField
          label={t('bulk.due.days')}
          description={t('bulk.due.daysText')}
          value={days}
          onChange={setDays}
          minValue={-365}
          maxValue={365}
        />
      )}
    </BulkDialog>
  )
}

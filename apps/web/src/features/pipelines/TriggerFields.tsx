import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { PipelineEvent, PipelineSchedule, PipelineTrigger } from '@dragoman/sdk/operations/pipelines'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { CheckboxGroup } from '@dragoman/ui/CheckboxGroup'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { Row, Stack } from '@dragoman/ui/Page'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { Select } from '@dragoman/ui/Select'
import { useQuery } from '@tanstack/react-query'
import { clockText, weekdayName, weekdays } from '../../display/working-days.ts'
import { t } from '../../i18n/t.ts'
import { events, workdays } from './pipeline-draft.ts'
import { ownTimezone } from '../../i18n/own-timezone.ts'

export interface TriggerFieldsProps {
  trigger: PipelineTrigger
  onChange: (trigger: PipelineTrigger) => void
}

const everyHour = 'each'

/** The trigger of a pipeline: an event, or days and times in a time zone. */
export function TriggerFields({ trigger, onChange }: TriggerFieldsProps) {
  const { event, schedule } = trigger
  const kind = schedule ? 'schedule' : 'event'
  const start: PipelineSchedule = {
    subject: 'PROJECT',
    days: [...workdays],
    hour: 9,
    minute: 0,
    timezone: ownTimezone(),
  }
  return (
    <Stack>
      <SegmentedControl
        label={t('pipelines.trigger')}
        value={kind}
        options={[
          { id: 'event', label: t('pipelines.byEvent') },
          { id: 'schedule', label: t('pipelines.bySchedule') },
        ]}
        onChange={(next) =>
          next !== kind && onChange(next === 'event' ? { event: 'PROJECT_APPROVED' } : { schedule: start })
        }
      />
      {event && (
        <Select
          label={t('pipelines.event')}
          options={events.map((id) => ({ id, label: t(`pipelines.when.${id}`) }))}
          value={event}
          onChange={(next) => onChange({ event: next as PipelineEvent })}
        />
      )}
      {schedule && (
        <ScheduleFields schedule={schedule} onChange={(change) => onChange({ schedule: { ...schedule, ...change } })} />
      )}
    </Stack>
  )
}

interface ScheduleFieldsProps {
  schedule: PipelineSchedule
  onChange: (change: Partial<PipelineSchedule>) => void
}

function ScheduleFields({ schedule, onChange }: ScheduleFieldsProps) {
  const { subject, days, hour, minute, timezone } = schedule
  const zones = useQuery(query(api.locales.listTimezones))
  const hours = Array.from({ length: 24 }, (_, at) => String(at))
  return (
    <>
      <Select
        label={t('pipelines.for')}
        options={[
          { id: 'PROJECT', label: t('pipelines.eachProject') },
          { id: 'TASK', label: t('pipelines.eachTask') },
        ]}
        value={subject}
        onChange={(next) => onChange({ subject: next as PipelineSchedule['subject'] })}
      />
      <CheckboxGroup
        label={t('pipelines.days')}
        orientation="horizontal"
        value={[...days]}
        onChange={(next) => next.length > 0 && onChange({ days: weekdays.filter((day) => next.includes(day)) })}
      >
        {weekdays.map((day) => (
          <Checkbox key={day} value={day}>
            {weekdayName(day, 'long')}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Row>
        <Select
          width="fit"
          label={t('pipelines.hour')}
          options={[
            { id: everyHour, label: t('pipelines.eachHour') },
            ...hours.map((id) => ({ id, label: clockText(`${id.padStart(2, '0')}:00`) })),
          ]}
          value={hour === undefined ? everyHour : String(hour)}
          onChange={(next) => {
            const { hour: _, ...rest } = schedule
            onChange(next === everyHour ? { ...rest, hour: undefined as never } : { hour: Number(next) })
          }}
        />
        <Select
          width="fit"
          label={t('pipelines.minute')}
          options={[...new Set([0, 5, 10, 15, 20, 30, 40, 45, 50, 55, minute])]
            .toSorted((a, b) => a - b)
            .map((at) => ({ id: String(at), label: `:${String(at).padStart(2, '0')}` }))}
          value={String(minute)}
          onChange={(next) => onChange({ minute: Number(next) })}
        />
      </Row>
      <ComboBox
        label={t('pipelines.timezone')}
        options={zonesWith(zones.data, timezone)}
        value={timezone}
        onChange={(next) => next !== null && onChange({ timezone: next })}
      />
    </>
  )
}

const zonesWith = (zones: readonly { key: string; value: string }[] = [], chosen: string) => [
  ...zones.map(({ key, value }) => ({ id: key, label: value })),
  ...(zones.some(({ key }) => key === chosen) ? [] : [{ id: chosen, label: chosen }]),
]

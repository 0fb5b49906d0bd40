import type { ConnectorSchedule, ConnectorSettings } from '@dragoman/sdk/operations/connectors'
import { FormRow } from '@dragoman/ui/Form'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { NumberField } from '@dragoman/ui/NumberField'
import { Select } from '@dragoman/ui/Select'
import { useState } from 'react'
import { formatUtc } from '../../../i18n/format-days.ts'
import { ownTimezone } from '../../../i18n/own-timezone.ts'
import { t } from '../../../i18n/t.ts'

const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
/** A Monday. */
const firstMonday = Date.UTC(2024, 0, 1)
const dayName = (at: number) => formatUtc(firstMonday + at * 86_400_000, { weekday: 'long' })

type Start = 'HAND' | 'INTERVAL' | 'CLOCK'

interface ScheduleFieldsProps {
  settings: ConnectorSettings
  onChange: (settings: ConnectorSettings) => void
}

/** When content is taken: by hand, again and again, or by the clock. */
export function ScheduleFields({ settings, onChange }: ScheduleFieldsProps) {
  const { intervalMinutes, schedule, ...rest } = settings
  const start: Start = schedule ? 'CLOCK' : intervalMinutes ? 'INTERVAL' : 'HAND'
  const choose = (next: Start) =>
    onChange({
      ...rest,
      ...(next === 'INTERVAL' && { intervalMinutes: 60 }),
      ...(next === 'CLOCK' && {
        schedule: { days: [...days].slice(0, 5), hour: 6, minute: 0, timezone: ownTimezone() },
      }),
    })
  return (
    <>
      <Select
        label={t('connectors.takes')}
        options={(['HAND', 'INTERVAL', 'CLOCK'] as const).map((id) => ({ id, label: t(`connectors.takes.${id}`) }))}
        value={start}
        onChange={(id) => choose(id as Start)}
      />
      {start === 'INTERVAL' && (
        <Minutes
          value={intervalMinutes ?? 60}
          onChange={(minutes) => onChange({ ...rest, intervalMinutes: minutes })}
        />
      )}
      {schedule && <Clock schedule={schedule} onChange={(next) => onChange({ ...rest, schedule: next })} />}
    </>
  )
}

function Minutes({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const [typed, setTyped] = useState(value)
  return (
    <NumberField
      name="settings.intervalMinutes"
      label={t('connectors.everyMinutes')}
      minValue={5}
      maxValue={44_640}
      value={typed}
      onChange={(next) => {
        setTyped(next)
        if (!Number.isNaN(next)) onChange(next)
      }}
    />
  )
}

function Clock({
  schedule,
  onChange,
}: {
  schedule: ConnectorSchedule
  onChange: (schedule: ConnectorSchedule) => void
}) {
  const { hour, minute, timezone } = schedule
  const set = (change: Partial<ConnectorSchedule>) => onChange({ ...schedule, ...change })
  return (
    <>
      <MultiSelect
        name="settings.schedule"
        label={t('connectors.days')}
        selectedLabel={t('connectors.days')}
        options={days.map((id, at) => ({ id, label: dayName(at) }))}
        value={[...schedule.days]}
        onChange={(chosen) => set({ days: chosen as ConnectorSchedule['days'] })}
      />
      <FormRow>
        <NumberField
          label={t('connectors.hour')}
          description={timezone}
          minValue={0}
          maxValue={23}
          value={hour ?? 6}
          onChange={(next) => !Number.isNaN(next) && set({ hour: next })}
        />
        <NumberField
          label={t('connectors.minute')}
          minValue={0}
          maxValue={59}
          value={minute}
          onChange={(next) => !Number.isNaN(next) && set({ minute: next })}
        />
      </FormRow>
    </>
  )
}

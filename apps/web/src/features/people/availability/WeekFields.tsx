import type { WorkingDay } from '@dragoman/sdk/operations/availability'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { NativeSelect } from '@dragoman/ui/NativeSelect'
import { clocks, clockText, weekdayName, weekdays, type Weekday } from '../../../display/working-days.ts'
import { t } from '../../../i18n/t.ts'
import styles from './Availability.module.css'
import { problemOfHours } from './availability-values.ts'

export interface WeekFieldsProps {
  value: readonly WorkingDay[]
  onChange: (week: WorkingDay[]) => void
}

/** The working days of a week with their hours. */
export function WeekFields({ value, onChange }: WeekFieldsProps) {
  const set = (day: Weekday, hours: Omit<WorkingDay, 'day'> | null) =>
    onChange(
      weekdays.flatMap((each) => {
        if (each === day) return hours ? [{ day, ...hours }] : []
        return value.find((other) => other.day === each) ?? []
      }),
    )
  return (
    <div className={styles.week} role="group" aria-label={t('availability.week')}>
      {weekdays.map((day) => {
        const hours = value.find((each) => each.day === day)
        const name = weekdayName(day, 'long')
        const problem = hours && problemOfHours(hours)
        return (
          <div key={day} className={styles.weekday}>
            <Checkbox
              isSelected={hours !== undefined}
              errorMessage={problem}
              onChange={(works) => set(day, works ? usualHours(value) : null)}
            >
              {name}
            </Checkbox>
            {hours ? (
              <span className={styles.hours}>
                <Clock
                  label={t('availability.start', { day: name })}
                  value={hours.from}
                  onChange={(from) => set(day, { ...hours, from })}
                />
                <span aria-hidden="true">–</span>
                <Clock
                  label={t('availability.end', { day: name })}
                  value={hours.to}
                  onChange={(to) => set(day, { ...hours, to })}
                />
              </span>
            ) : (
              <span className={styles.free}>{t('availability.free')}</span>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** A day that is added has the hours of the others. */
const usualHours = ([first]: readonly WorkingDay[]) =>
  first ? { from: first.from, to: first.to } : { from: '09:00', to: '17:00' }

interface ClockProps {
  label: string
  value: string
  onChange: (clock: string) => void
}

const Clock = ({ value, ...props }: ClockProps) => (
  <NativeSelect {...props} value={value} options={clocks(value).map((id) => ({ id, label: clockText(id) }))} />
)

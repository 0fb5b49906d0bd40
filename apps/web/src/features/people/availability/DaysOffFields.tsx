import { Button } from '@dragoman/ui/Button'
import { DatePicker } from '@dragoman/ui/DatePicker'
import { IconButton } from '@dragoman/ui/IconButton'
import { Row, Stack } from '@dragoman/ui/Page'
import { TextField } from '@dragoman/ui/TextField'
import { daysText } from '../../../display/working-days.ts'
import { t } from '../../../i18n/t.ts'
import styles from './Availability.module.css'
import { problemOfDays, type DaysOffValue } from './availability-values.ts'

export interface DaysOffFieldsProps {
  value: readonly DaysOffValue[]
  onChange: (daysOff: DaysOffValue[]) => void
  /** Whether what is missing is marked. */
  isTried: boolean
}

/** Ranges of days off, each with a note. */
export function DaysOffFields({ value, onChange, isTried }: DaysOffFieldsProps) {
  const set = (at: number, change: Partial<DaysOffValue>) =>
    onChange(value.map((range, place) => (place === at ? { ...range, ...change } : range)))
  return (
    <Stack gap={12}>
      {value.length === 0 && <p>{t('availability.daysOff.none')}</p>}
      {value.map((range, at) => {
        const { from, to, note } = range
        const isMissing = !from || !to
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a range has nothing of its own, and keeps its place
          <div key={at} className={styles.range}>
            <DatePicker
              label={t('availability.first')}
              timeZone="UTC"
              value={momentOf(from)}
              onChange={(moment) => {
                const day = dayOf(moment)
                set(at, { from: day, ...(day && (!to || to < day) && { to: day }) })
              }}
              errorMessage={isTried || !isMissing ? problemOfDays(value, at) : undefined}
            />
            <DatePicker
              label={t('availability.last')}
              timeZone="UTC"
              value={momentOf(to)}
              onChange={(moment) => set(at, { to: dayOf(moment) })}
            />
            <TextField
              label={t('availability.note')}
              isOptional
              value={note}
              onChange={(next) => set(at, { note: next })}
              maxLength={200}
              autoComplete="off"
            />
            <span className={styles.remove}>
              <IconButton
                icon="trash"
                label={from && to ? t('availability.removeDays', { days: daysText({ from, to }) }) : t('shell.delete')}
                onPress={() => onChange(value.filter((_, place) => place !== at))}
              />
            </span>
          </div>
        )
      })}
      <Row>
        <Button
          icon="plus"
          isDisabled={value.length >= 200}
          onPress={() => onChange([...value, { from: null, to: null, note: '' }])}
        >
          {t('availability.add')}
        </Button>
      </Row>
    </Stack>
  )
}

const momentOf = (day: string | null) => (day === null ? null : Date.parse(`${day}T00:00:00Z`))
const dayOf = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString().slice(0, 10))

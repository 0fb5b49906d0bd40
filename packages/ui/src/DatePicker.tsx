import { fromAbsolute, type ZonedDateTime } from '@internationalized/date'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import { DateInput, DatePicker as AriaDatePicker, DateSegment } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'
import controls from './Control.module.css'
import styles from './DatePicker.module.css'
import { DirectionalIcon } from './DirectionalIcon.tsx'
import { FieldDescription, FieldError, FieldLabel, fieldRoot, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import popovers from './Popover.module.css'

export interface DatePickerProps extends FieldProps {
  name?: string
  /** Epoch milliseconds; null while nothing is chosen. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  /** IANA name of the zone in which it is shown and typed, such as `Europe/Berlin`. */
  timeZone: string
  /** `minute` asks for a time too. Default `day`: the moment is then the start of the day in the zone. */
  granularity?: 'day' | 'minute'
  /** Epoch milliseconds. */
  minimum?: number
  maximum?: number
  isRequired?: boolean
  isDisabled?: boolean
}

/** A moment: typed part by part in the order of the locale, or picked from a calendar. */
export function DatePicker({
  label,
  isLabelHidden,
  isOptional,
  help,
  description,
  errorMessage,
  value,
  onChange,
  timeZone,
  granularity = 'day',
  minimum,
  maximum,
  ...props
}: DatePickerProps) {
  // The placeholders of the parts while they are empty.
  const [placeholder] = useState(() =>
    fromAbsolute(Date.now(), timeZone).set({ hour: 17, minute: 0, second: 0, millisecond: 0 }),
  )
  const zoned = (moment: number | undefined) => (moment === undefined ? undefined : fromAbsolute(moment, timeZone))
  return (
    <AriaDatePicker<ZonedDateTime>
      {...props}
      value={value === null ? null : fromAbsolute(value, timeZone)}
      onChange={(next) => onChange(next === null ? null : momentOf(next, granularity))}
      placeholderValue={placeholder}
      minValue={zoned(minimum)}
      maxValue={zoned(maximum)}
      granularity={granularity}
      isInvalid={errorMessage ? true : undefined}
      {...fieldRoot(props.name)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} help={help} />
      <FieldDescription>{description}</FieldDescription>
      <Group className={controls.control}>
        <DateInput className={styles.input!}>
          {(segment) => <DateSegment segment={segment} className={styles.segment!} />}
        </DateInput>
        <Button className={controls.inner}>
          <Icon name="calendar" />
        </Button>
      </Group>
      <FieldError>{errorMessage}</FieldError>
      <Popover className={classNames(popovers.popover, styles.popover)!} placement="bottom start" offset={4}>
        <Dialog className={styles.dialog!}>
          <Calendar>
            <header className={styles.header}>
              <Button slot="previous" className={controls.inner}>
                <DirectionalIcon name="chevron-start" />
              </Button>
              <Heading className={styles.month!} />
              <Button slot="next" className={controls.inner}>
                <DirectionalIcon name="chevron-end" />
              </Button>
            </header>
            <CalendarGrid className={styles.grid}>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day!} />}</CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}

function momentOf(date: ZonedDateTime, granularity: 'day' | 'minute'): number {
  const start = granularity === 'day' ? date.set({ hour: 0, minute: 0, second: 0, millisecond: 0 }) : date
  return start.toDate().getTime()
}

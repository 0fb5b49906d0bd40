import { drawTime } from '@dragoman/ui/Timestamp'
import { formatDate, formatTimestamp } from '../i18n/format.ts'
import { formatFullTimestamp, formatRelative } from '../i18n/format-days.ts'

const formats = { date: formatDate, time: formatTimestamp, relative: formatRelative } as const

interface MomentProps {
  value: number
  as?: keyof typeof formats
}

/** A moment in epoch milliseconds: day and time, the day alone, or how long ago; in full on hover, with the time zone. */
export const Moment = (props: MomentProps) => drawMoment(props)

/** The same without a component of its own. */
export const drawMoment = ({ value, as = 'time' }: MomentProps) =>
  drawTime({ value, title: formatFullTimestamp(value), children: formats[as](value) })

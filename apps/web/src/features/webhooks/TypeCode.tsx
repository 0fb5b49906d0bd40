import { Fragment } from 'react'
import styles from './webhooks.module.css'

/** The code of an event type, as programs get it; it breaks at its underscores. */
export function TypeCode({ type, isChip }: { type: string; isChip?: boolean }) {
  return (
    <code className={isChip ? styles.chip : styles.code}>
      {type.split(/(?<=_)/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  )
}

import { Fragment } from 'react'
import { drawDirectionalIcon } from './DirectionalIcon.tsx'
import styles from './LocalePair.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface LocalePairProps {
  /** The source language: a code such as `en`, or a name. */
  source: string
  /** One target, or several: the first `maximum` are shown. */
  target: string | string[]
  /** The word between them for assistive technology, such as "to"; empty where the pair is decoration, and is hidden from it. */
  toLabel: string
  /** The separator between targets; default a comma and a space. */
  separator?: string
  maximum?: number
  /** Names of `source` and of each target, shown on hover where those are codes. */
  names?: { source: string; target: string[] }
  /** The text for the rest, such as "+5". */
  more?: (count: number) => string
}

/** From which language into which: `en → ar`, isolated from the text direction, the arrow along the reading direction. */
export const LocalePair = (props: LocalePairProps) => drawLocalePair(props)

/** The same without a component of its own. */
export function drawLocalePair({
  source,
  target,
  toLabel,
  separator = ', ',
  maximum = 3,
  names,
  more,
}: LocalePairProps) {
  const targets = typeof target === 'string' ? [target] : target
  const shown = more ? targets.slice(0, maximum) : targets
  const rest = targets.length - shown.length
  const whole = names ? `${names.source} → ${names.target.join(separator)}` : targets.join(separator)
  return (
    <span
      className={styles.pair}
      title={names || rest > 0 ? whole : undefined}
      aria-hidden={toLabel === '' || undefined}
    >
      <bdi>{source}</bdi>
      {drawDirectionalIcon({ name: 'arrow-end', className: styles.arrow })}
      {toLabel && <VisuallyHidden elementType="span"> {toLabel} </VisuallyHidden>}
      {shown.map((code, position) => (
        <Fragment key={code}>
          <bdi>{code}</bdi>
          {position < shown.length - 1 && separator}
        </Fragment>
      ))}
      {more && rest > 0 && (
        <>
          {' '}
          <bdi className={styles.more}>{more(rest)}</bdi>
        </>
      )}
    </span>
  )
}

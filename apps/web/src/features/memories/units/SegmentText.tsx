import { splitSegmentText } from '@dragoman/sdk/segment-text'
import { Fragment } from 'react'
import styles from './SegmentText.module.css'

const names = { open: (id: number) => `${id}›`, close: (id: number) => `‹${id}`, standalone: String }

/** Segment text as people read it: each inline code is a small mark with its number. */
export function SegmentText({ text }: { text: string }) {
  return splitSegmentText(text).map((part, at) =>
    part.kind === 'text' ? (
      <Fragment key={at}>{part.text}</Fragment>
    ) : (
      <bdi key={at} className={styles.code} data-kind={part.kind}>
        {names[part.kind](part.id)}
      </bdi>
    ),
  )
}

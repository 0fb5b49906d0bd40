import type { InlineCode } from '@dragoman/sdk/operations/editor'
import { splitSegmentText, type SegmentPart } from '@dragoman/sdk/segment-text'
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

const notation = {
  open: (id: number) => `⟦${id}⟧`,
  close: (id: number) => `⟦/${id}⟧`,
  standalone: (id: number) => `⟦${id}/⟧`,
}

/**
 * Segment text to read. Placeholders are spelled as in the field, so that what is copied here can be pasted there; the
 * native code shows on hover.
 */
export function SourceText({ text, codes = [] }: { text: string; codes?: readonly InlineCode[] }) {
  return splitSegmentText(text).map((part, at) =>
    part.kind === 'text' ? (
      <Fragment key={at}>{part.text}</Fragment>
    ) : (
      <bdi key={at} dir="ltr" className={styles.sourceCode} data-kind={part.kind} title={nativeCode(part, codes)}>
        {notation[part.kind](part.id)}
      </bdi>
    ),
  )
}

function nativeCode(part: Exclude<SegmentPart, { kind: 'text' }>, codes: readonly InlineCode[]): string | undefined {
  const code = codes.find(({ id }) => id === part.id)
  return part.kind === 'close' ? code?.close : code?.open
}

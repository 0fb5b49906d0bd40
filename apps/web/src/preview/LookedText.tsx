import type { PreviewCode } from '@dragoman/sdk/operations/workUnits'
import { splitSegmentText, type SegmentPart } from '@dragoman/sdk/segment-text'
import { Fragment, type ReactNode } from 'react'
import styles from './preview.module.css'

type Look = PreviewCode['looks'][number]

/** The elements of looks: none of the file's own gets onto the page. */
const wrappers: Partial<Record<Look, (content: ReactNode) => ReactNode>> = {
  BOLD: (content) => <strong>{content}</strong>,
  ITALIC: (content) => <em>{content}</em>,
  UNDERLINE: (content) => <u>{content}</u>,
  STRIKE: (content) => <s>{content}</s>,
  CODE: (content) => <code>{content}</code>,
  SUPERSCRIPT: (content) => <sup>{content}</sup>,
  SUBSCRIPT: (content) => <sub>{content}</sub>,
  LINK: (content) => <span className={styles.link}>{content}</span>,
}

/** Segment text as readers of the file see it. */
export function LookedText({ text, codes }: { text: string; codes: readonly PreviewCode[] }) {
  return contentOf(splitSegmentText(text), codes)
}

function contentOf(parts: readonly SegmentPart[], codes: readonly PreviewCode[]): ReactNode[] {
  const content: ReactNode[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]!
    if (part.kind === 'text') content.push(<Fragment key={at}>{part.text}</Fragment>)
    else {
      const code = codes.find(({ id }) => id === part.id)
      const end = part.kind === 'open' ? endOf(parts, at, part.id) : -1
      if (end > at) {
        content.push(<Fragment key={at}>{withLooks(contentOf(parts.slice(at + 1, end), codes), code)}</Fragment>)
        at = end
      } else if (part.kind === 'standalone' && code) content.push(<Fragment key={at}>{standalone(code)}</Fragment>)
    }
  }
  return content
}

const endOf = (parts: readonly SegmentPart[], from: number, wanted: number): number =>
  parts.findIndex((part, at) => at > from && part.kind === 'close' && part.id === wanted)

const withLooks = (content: ReactNode, code: PreviewCode | undefined): ReactNode =>
  (code?.looks ?? []).reduce<ReactNode>((inner, look) => wrappers[look]?.(inner) ?? inner, content)

function standalone(code: PreviewCode): ReactNode {
  const { looks, text } = code
  if (looks.includes('BREAK')) return <br />
  if (looks.includes('TAB')) return '\t'
  return text !== undefined && withLooks(<bdi className={styles.value}>{text}</bdi>, code)
}

import type { InlineCode } from '@dragoman/sdk/operations/editor'
import type { SegmentPart } from '@dragoman/sdk/segment-text'
import { t } from '../i18n/t.ts'

/** A placeholder in a segment's text. */
export type Placeholder = Exclude<SegmentPart, { kind: 'text' }>

/** A placeholder as people see it: what it stands for instead of its number. */
export interface Chip {
  /** A few letters: `b`, `/b`, `{count}`. */
  text: string
  /** As screen readers say it. */
  label: string
  /** The tag as the file has it. */
  native: string
}

const longest = 24

/** The chip of a placeholder, by the tags of its segment; its number where they don't have it. */
export function chipOf({ kind, id }: Placeholder, codes: readonly InlineCode[]): Chip {
  const code = codes.find((each) => each.id === id)
  const name = nameOf(code) || String(id)
  const text = kind === 'close' ? `/${name}` : name
  const native = (kind === 'close' ? code?.close : code?.open) ?? ''
  return { text, label: t(`shell.tag.${kind}`, { id, name }), native: native || text }
}

/** The short text of a tag: its own, else the name of its element, else as it is in the file. */
function nameOf(code: InlineCode | undefined): string {
  if (!code) return ''
  const own = code.display?.trim()
  if (own) return shorten(own)
  const element = /^<([\p{L}_][\w:.-]*)/u.exec(code.open)?.[1]
  return shorten(element ?? code.open.trim())
}

const shorten = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

/** A placeholder as it is written in the text. */
export function notationOf({ kind, id }: Placeholder): string {
  if (kind === 'open') return `⟦${id}⟧`
  return kind === 'close' ? `⟦/${id}⟧` : `⟦${id}/⟧`
}

import { joinSegmentParts, splitSegmentText, type SegmentPart } from '@dragoman/sdk/segment-text'
import { Fragment, Schema, type Node } from 'prosemirror-model'
import { notationOf, type Placeholder } from '../../../../display/chips.ts'

/** A segment's text: letters, and chips that are one character each. Line breaks are letters. */
export const segmentSchema = new Schema({
  nodes: {
    doc: { content: '(text | chip)*', whitespace: 'pre' },
    text: { inline: true },
    chip: {
      inline: true,
      atom: true,
      selectable: false,
      draggable: true,
      attrs: { kind: { validate: 'string' }, id: { validate: 'number' } },
      leafText: (node) => notationOf(placeholderOf(node)),
      toDOM: (node) => ['span', { 'data-tag': notationOf(placeholderOf(node)) }, notationOf(placeholderOf(node))],
      parseDOM: [
        {
          tag: 'span[data-tag]',
          getAttrs: (element) => {
            const [part] = splitSegmentText(element.getAttribute('data-tag') ?? '')
            return part !== undefined && part.kind !== 'text' && { kind: part.kind, id: part.id }
          },
        },
      ],
    },
  },
})

/** The placeholder that the chip of a document stands for. */
export const placeholderOf = ({ attrs }: Node): Placeholder => ({
  kind: attrs['kind'] as Placeholder['kind'],
  id: attrs['id'] as number,
})

const { chip, doc } = segmentSchema.nodes as Record<'chip' | 'doc', NonNullable<(typeof segmentSchema.nodes)['chip']>>

/** Segment text as a piece of a document. Line breaks are spelled one way, and what no text can hold is left out. */
export function fragmentOf(text: string): Fragment {
  const clean = text.replaceAll(/\r\n?|\u2028|\u2029/g, '\n').replaceAll(unstorable, '')
  return Fragment.from(
    splitSegmentText(clean).flatMap((part) => {
      if (part.kind !== 'text') return chip.create({ kind: part.kind, id: part.id })
      return part.text === '' ? [] : segmentSchema.text(part.text)
    }),
  )
}

// oxlint-disable-next-line no-control-regex -- these are the ones
const unstorable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

/** Segment text as a document. */
export const docOf = (text: string): Node => doc.create(null, fragmentOf(text))

/** The segment text of a document or of a part of it. */
export function textOf(content: Node | Fragment): string {
  const parts: SegmentPart[] = []
  content.forEach((node: Node) => parts.push(node.isText ? { kind: 'text', text: node.text! } : placeholderOf(node)))
  return joinSegmentParts(parts)
}

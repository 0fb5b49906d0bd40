import type { Node } from 'prosemirror-model'
import { placeholderOf } from './segment-schema.ts'

/** The tag beside a selection, else the innermost pair around it; undefined for neither. */
export function litTag(doc: Node, from: number, to: number): number | undefined {
  const beside = [doc.resolve(from).nodeBefore, doc.resolve(to).nodeAfter].find((node) => node && !node.isText)
  if (beside) return placeholderOf(beside).id
  const open: number[] = []
  doc.forEach((node, at) => {
    if (node.isText || at >= from) return
    const { kind, id } = placeholderOf(node)
    if (kind === 'open') open.push(id)
    else if (kind === 'close' && open.includes(id)) open.splice(open.lastIndexOf(id), 1)
  })
  return open.findLast((id) => closesAfter(doc, id, to))
}

function closesAfter(doc: Node, id: number, position: number): boolean {
  let closes = false
  doc.forEach((node, at) => {
    if (node.isText || at < position) return
    const part = placeholderOf(node)
    closes ||= part.kind === 'close' && part.id === id
  })
  return closes
}

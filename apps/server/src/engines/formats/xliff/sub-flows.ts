import { childrenOf, type XmlElement } from '../xml/read-xml.ts'
import { isProtected } from './inline-codes.ts'
import type { XliffText } from './xliff-text.ts'

/**
 * The translatable parts of a text's codes: XLIFF 1.2 has them in `sub`s, such as the alternative text of an image.
 * Nested ones belong to the outer one; a part that another unit holds (`xid`) is translated there.
 */
export function subFlowsOf(text: XliffText): XliffText[] {
  const found = subsIn(text.source)
  if (found.length === 0) return []
  const targets = new Map(text.target ? subsIn(text.target).map(({ name, sub }) => [name, sub]) : [])
  return found.map(({ name, sub }, index) => ({
    ...text,
    key: `${text.key}/sub-${index + 1}`,
    source: sub,
    target: targets.get(name),
    maxLength: undefined,
  }))
}

/** A `sub`, by the code that it stands in and its place there. */
type Found = { name: string; sub: XmlElement }

function subsIn(element: XmlElement): Found[] {
  return childrenOf(element).flatMap((child) => {
    if (isProtected(child)) return []
    if (!codes.has(child.local)) return subsIn(child)
    const id = `${child.local}:${child.attributes.get('id')}`
    return outermost(child).map((sub, at) => ({ name: `${id}:${at}`, sub }))
  })
}

const codes: ReadonlySet<string> = new Set(['bpt', 'ept', 'it', 'ph'])

function outermost(element: XmlElement): XmlElement[] {
  return childrenOf(element).flatMap((child) => {
    if (child.local !== 'sub') return outermost(child)
    return child.attributes.has('xid') || child.selfClosing ? [] : [child]
  })
}

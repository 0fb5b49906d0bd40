import { childrenOf, refuseElement, type XmlElement } from '../xml/read-xml.ts'

/**
 * Refuses a document that would lose texts: one with ids twice, or with units that lack their parts.
 * @throws FileRefused with the line
 */
export function validateXliff(root: XmlElement, text: string, fileName: string): void {
  const refuse = (element: XmlElement, reason: string): never => refuseElement(element, text, fileName, reason)
  const isFirst = root.attributes.get('version')?.startsWith('1.') === true
  const local = isFirst ? 'trans-unit' : 'unit'
  const files = childrenOf(root, 'file')
  if (files.length === 0) refuse(root, 'This document has no <file>. Export it again, with its texts.')
  if (!isFirst) refuseRepeated(files, refuse)
  for (const file of files) {
    const holders = isFirst ? childrenOf(file, 'body') : [file]
    if (holders.length === 0) refuse(file, 'This file has no <body>. Export it again, with its texts.')
    const units = holders.flatMap((holder) => unitsWithin(holder, local))
    refuseRepeated(units, refuse)
    for (const unit of isFirst ? [] : units) {
      const segments = childrenOf(unit, 'segment')
      if (segments.length === 0) refuse(unit, 'There is no <segment> here. Complete this element or remove it.')
      // They share their ids with the pieces between them.
      refuseRepeated(
        childrenOf(unit).filter((child) => child.local === 'segment' || child.local === 'ignorable'),
        refuse,
      )
      refuseRepeated(
        childrenOf(unit, 'originalData').flatMap((list) => childrenOf(list, 'data')),
        refuse,
      )
    }
  }
}

function refuseRepeated(elements: readonly XmlElement[], refuse: (element: XmlElement, reason: string) => never): void {
  const ids = new Set<string>()
  for (const element of elements) {
    const id = element.attributes.get('id')
    if (id === undefined) continue
    if (ids.has(id))
      refuse(
        element,
        `There is another <${element.local}> with the id "${id}" before this one. Give each an id of its own.`,
      )
    ids.add(id)
  }
}

function unitsWithin(parent: XmlElement, local: string): XmlElement[] {
  return childrenOf(parent).flatMap((child) => {
    if (child.local === 'group') return unitsWithin(child, local)
    return child.local === local ? [child] : []
  })
}

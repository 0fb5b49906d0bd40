import { escapeXml, textIn } from '../xml/read-xml.ts'
import type { Block } from './blocks.ts'
import type { PartBlocks } from './office-format.ts'
import type { OfficeReading } from './office-reading.ts'

const named: ReadonlySet<string> = new Set(['title', 'subject', 'keywords', 'description', 'category'])

/** The document's properties that people read: title, subject, keywords, comments and category. */
export function propertyBlocks({ file }: OfficeReading): PartBlocks[] {
  return file.partsOfType(/core-properties\+xml$/).map((name) => {
    const { text, root } = file.part(name)
    const blocks = root.children.flatMap((child): Block[] => {
      if (child.kind === 'text' || !named.has(child.local) || child.selfClosing) return []
      const edit = (value: string) => [{ start: child.openEnd, end: child.closeStart, text: escapeXml(value) }]
      return [{ type: 'value', key: `property/${child.local}`, value: textIn(child), edit, isCopy: false }]
    })
    return { name, text, blocks, part: { kind: 'PROPERTIES', name: '' } }
  })
}

import type { Edit } from '../edits.ts'
import { lineEndingOf } from '../text.ts'
import { escapeXml, type XmlElement } from './read-xml.ts'

/** The edit that gives an element another text; a CDATA section stays one. */
export function contentEdit(element: XmlElement, target: string, text: string, asciiOnly: boolean): Edit {
  const inside = text.slice(element.openEnd, element.closeStart)
  const isSection = inside.startsWith('<![CDATA[') && inside.indexOf(']]>') === inside.length - 3
  const content = isSection
    ? `<![CDATA[${target.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
    : escapeXml(target, asciiOnly)
  return { start: element.openEnd, end: element.closeStart, text: content.replaceAll('\n', lineEndingOf(text)) }
}

import type { Edit } from '../edits.ts'
import { lineEndingOf, spaceBefore } from '../text.ts'
import { escapeXml, type XmlElement } from '../xml/read-xml.ts'

/** The text of an element; a control character is an element of its own. */
export const qtText = (element: XmlElement): string =>
  element.children
    .map((child) => {
      if (child.kind === 'text') return child.text
      return child.local === 'byte' ? controlCharacter(child.attributes.get('value') ?? '') : ''
    })
    .join('')

function controlCharacter(value: string): string {
  const code = value.startsWith('x') ? Number.parseInt(value.slice(1), 16) : Number.parseInt(value, 10)
  return code > 0 && code < 0x20 ? String.fromCharCode(code) : ''
}

/** The edit that writes a translation, or its forms; `undefined` leaves the message open. */
export function translationEdit(
  { element, translation }: { element: XmlElement; translation: XmlElement | undefined },
  value: string | readonly string[] | undefined,
  text: string,
  asciiOnly: boolean,
): Edit {
  const lineEnding = lineEndingOf(text)
  const start = translation?.start ?? element.closeStart
  const indent = `${lineEnding}${spaceBefore(text, start, true)}`
  const written = (one: string): string => escapeQt(one, asciiOnly).replaceAll('\n', lineEnding)
  const forms = typeof value === 'string' || value === undefined ? [] : value
  const content =
    typeof value === 'string'
      ? written(value)
      : forms.map((form) => `${indent}    <numerusform>${written(form)}</numerusform>`).join('') +
        (forms.length > 0 ? indent : '')
  const attributes = (translation ? text.slice(translation.start, translation.openEnd) : '<translation>')
    .replace(/\/?>$/, '')
    .replace(/\s+(?:variants|type)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
    .trimEnd()
  const type = value === undefined || forms.includes('') ? ' type="unfinished"' : ''
  return { start, end: translation?.end ?? start, text: `${attributes}${type}>${content}</translation>` }
}

function escapeQt(text: string, asciiOnly: boolean): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- these are elements
      .split(/([\u0001-\u0008\u000b\u000c\u000e-\u001f])/)
      .map((part, index) =>
        index % 2 === 1 ? `<byte value="x${part.charCodeAt(0).toString(16)}"/>` : escapeXml(part, asciiOnly),
      )
      .join('')
  )
}

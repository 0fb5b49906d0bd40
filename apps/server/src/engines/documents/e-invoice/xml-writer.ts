import { escapeXml } from '../../formats/xml/read-xml.ts'
import { plainText } from '../text/plain-text.ts'

/** A piece of XML, or nothing. */
export type Xml = string | undefined

type Attributes = Readonly<Record<string, string>>

/** An element with a text; nothing where there is no text. */
export function leaf(name: string, text: string | undefined, attributes: Attributes = {}): Xml {
  const plain = plainText(text ?? '')
  return plain === '' ? undefined : `<${name}${written(attributes)}>${escapeXml(plain)}</${name}>`
}

/** An element with others; nothing where there are none. */
export function branch(name: string, ...children: readonly (Xml | readonly Xml[])[]): Xml {
  const content = children.flat().join('')
  return content === '' ? undefined : `<${name}>${content}</${name}>`
}

/** A document, one element a line. */
export function xmlDocument(
  name: string,
  namespaces: Attributes,
  ...children: readonly (Xml | readonly Xml[])[]
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${written(namespaces)}>${indented(children.flat().join(''))}\n</${name}>\n`
}

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(plainText(value)).replaceAll('"', '&quot;')}"`)
    .join('')

/** Line breaks between elements, none within a text. */
function indented(xml: string): string {
  let depth = 1
  return xml.replace(/<(\/?)[^>]*>[^<]*/g, (tag, closes: string, at: number) => {
    const follows = xml[at - 1] === '>'
    if (closes !== '') depth -= 1
    const isAfterTag = follows || at === 0
    const line = isAfterTag ? `\n${'  '.repeat(depth)}${tag}` : tag
    if (closes === '') depth += 1
    return line
  })
}

import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import { applyEdits, type Edit } from '../edits.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { positionAt } from '../text.ts'
import { type Ampersand, htmlEntity, oddAmpersands } from './entities.ts'

/** Deeper nesting than this isn't a document of a translation tool. */
const maxDepth = 200
/** More elements than this would not fit into memory at once. */
const maxElements = 3_000_000
const noAttributes: ReadonlyMap<string, string> = new Map()

/** Text and CDATA, decoded. */
export type XmlText = { kind: 'text'; text: string }

/** An element with the offsets of its tags. When it closes itself, `openEnd` and `closeStart` are its `end`. */
export type XmlElement = {
  kind: 'element'
  /** The name without prefix. */
  local: string
  prefix: string
  uri: string
  /** By qualified name, decoded. */
  attributes: ReadonlyMap<string, string>
  children: (XmlElement | XmlText)[]
  start: number
  openEnd: number
  closeStart: number
  end: number
  selfClosing: boolean
}

/** A document, with the encoding that its declaration names. */
export type XmlDocument = { root: XmlElement; encoding: string | undefined }

/** Looks at an element that has just ended, within the elements around it, and says whether it is still needed. */
export type OnClose = (element: XmlElement, parents: readonly XmlElement[]) => 'keep' | 'drop'

/**
 * Reads XML with namespaces. External entities are never loaded and internal ones not allowed. Elements that `onClose`
 * drops don't stay in the tree: so documents that are larger than memory can be looked through.
 * @throws FileRefused with line and column
 */
export function readXml(text: string, fileName: string, onClose?: OnClose): XmlDocument {
  return read(text, fileName, { ...(onClose && { onClose }) })
}

/**
 * The same for documents that tools write carelessly, where nothing is lost: prefixes may lack their namespace, entities
 * of HTML are their characters, and an ampersand that begins none is one.
 * @throws FileRefused with line and column
 */
export function readLenientXml(text: string, fileName: string): XmlDocument {
  const odd = oddAmpersands(text)
  const entities = new Map<string, string>()
  for (const { name } of odd) {
    const character = name === undefined || entities.has(name) ? undefined : htmlEntity(name)
    if (name !== undefined && character !== undefined) entities.set(name, character)
  }
  const stray = odd.filter(({ name }) => name === undefined)
  if (stray.length > 0 && text.includes(standIn)) refuseAmpersand(stray[0]!, text, fileName)
  const edits = stray.map(({ at }) => ({ start: at, end: at + 1, text: standIn }))
  return read(applyEdits(text, edits), fileName, { entities, hasStandIns: stray.length > 0, isLenient: true })
}

/**
 * The same for documents whose entities and default values are declared elsewhere, or in their own DOCTYPE: none of that is
 * looked at. Unknown entities stand for themselves.
 * @throws FileRefused with line and column
 */
export function readOpenXml(text: string, fileName: string): XmlDocument {
  const odd = oddAmpersands(text)
  const entities = new Map<string, string>()
  for (const { name } of odd)
    if (name !== undefined && !entities.has(name)) entities.set(name, htmlEntity(name) ?? `&${name};`)
  return read(text, fileName, { entities, isLenient: true, hasDeclarations: true })
}

/** Stands for an ampersand of the same length while the document is read. */
const standIn = '\uFDD0'

type Reading = {
  onClose?: OnClose
  entities?: ReadonlyMap<string, string>
  hasStandIns?: boolean
  isLenient?: boolean
  hasDeclarations?: boolean
}

function refuseAmpersand({ at, name }: Ampersand, text: string, fileName: string): never {
  const reason =
    name === undefined
      ? "This isn't well-formed XML: the character & begins an entity. Write it as &amp;."
      : `This isn't well-formed XML: the entity &${name.slice(0, 50)}; isn't defined. Write its character, or &amp; for the character &.`
  throw new FileRefused({ file: fileName, ...positionAt(text, at), reason })
}

function read(
  text: string,
  fileName: string,
  { onClose, entities, hasStandIns = false, isLenient = false, hasDeclarations = false }: Reading,
): XmlDocument {
  const parser = new SaxesParser({ xmlns: true })
  for (const [name, character] of entities ?? []) parser.ENTITIES[name] = character
  const plain = (content: string): string => (hasStandIns ? content.replaceAll(standIn, '&') : content)
  const stack: XmlElement[] = []
  let root: XmlElement | undefined
  let elements = 0
  let encoding: string | undefined
  const refuse = (reason: string): never => {
    throw new FileRefused({ file: fileName, line: parser.line, column: parser.columnIndex + 1, reason })
  }
  parser.on('error', (error) => {
    const prefix = /unbound namespace prefix: "(.*)"/.exec(error.message)?.[1]
    if (prefix !== undefined) {
      if (isLenient) return
      refuse(
        `This isn't well-formed XML: the prefix ${prefix} isn't declared. Add xmlns:${prefix} to the first element, or remove the prefix.`,
      )
    }
    const ampersand = /entity|disallowed character|unexpected end|unclosed/.test(error.message)
      ? oddAmpersands(text).find(({ name }) => name === undefined || entities?.has(name) !== true)
      : undefined
    if (ampersand && ampersand.at < parser.position) refuseAmpersand(ampersand, text, fileName)
    const detail = error.message.replace(/^(?:[^:]*:)?\d+:\d+: /, '').replace(/\.?$/, '')
    refuse(`This isn't well-formed XML (${detail}). Export the file again, or correct it here.`)
  })
  parser.on('xmldecl', (declaration) => {
    encoding = declaration.encoding?.toLowerCase()
  })
  parser.on('doctype', (doctype) => {
    if (!hasDeclarations && /[[<]|ENTITY/.test(doctype))
      refuse("A DOCTYPE with its own declarations isn't supported. Remove it.")
  })
  parser.on('opentag', (tag) => {
    if (stack.length >= maxDepth) refuse(`Elements are nested more than ${maxDepth} levels deep. Flatten the file.`)
    elements += 1
    if (elements > maxElements)
      refuse(`There are more than ${maxElements.toLocaleString('en')} elements. Split the file.`)
    const end = parser.position
    const given = Object.values(tag.attributes)
    const attributes =
      given.length === 0 ? noAttributes : new Map(given.map((one: SaxesAttributeNS) => [one.name, plain(one.value)]))
    const element: XmlElement = {
      kind: 'element',
      local: tag.local,
      prefix: tag.prefix,
      uri: tag.uri,
      attributes,
      children: [],
      start: text.lastIndexOf('<', end - 1),
      openEnd: end,
      closeStart: end,
      end,
      selfClosing: tag.isSelfClosing,
    }
    const parent = stack.at(-1)
    if (parent) parent.children.push(element)
    else root = element
    stack.push(element)
  })
  parser.on('closetag', () => {
    const element = stack.pop()
    if (!element) return
    if (!element.selfClosing) {
      element.end = parser.position
      element.closeStart = text.lastIndexOf('<', element.end - 1)
    }
    if (!onClose || stack.length === 0 || onClose(element, stack) === 'keep') return
    stack.at(-1)?.children.pop()
    elements -= 1
  })
  const addText = (part: string): void => {
    const content = plain(part)
    const parent = stack.at(-1)
    const last = parent?.children.at(-1)
    if (last?.kind === 'text') last.text += content
    else parent?.children.push({ kind: 'text', text: content })
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(text).close()
  if (!root) return refuse('There is no XML element in this file. Is it complete?')
  return { root, encoding }
}

/** The child elements of an element in its own namespace, those called `local` when given. */
export function childrenOf(element: XmlElement, local?: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement =>
      child.kind === 'element' && child.uri === element.uri && (local === undefined || child.local === local),
  )
}

/** All text within an element. */
export function textIn(element: XmlElement): string {
  return element.children.map((child) => (child.kind === 'text' ? child.text : textIn(child))).join('')
}

/** @throws FileRefused always: an element that cannot be used. */
export function refuseElement(element: XmlElement, text: string, fileName: string, reason: string): never {
  throw new FileRefused({ file: fileName, ...positionAt(text, element.start), reason })
}

/** The edit that gives an element an attribute, in place of the value that it has. */
export function attributeEdit(element: XmlElement, text: string, name: string, value: string): Edit {
  const tag = text.slice(element.start, element.openEnd)
  const written = `${name}="${escapeXml(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;')}"`
  for (const match of tag.matchAll(/([^\s=<>/"']+)\s*=\s*(?:"[^"]*"|'[^']*')/g)) {
    if (match[1] !== name) continue
    return { start: element.start + match.index, end: element.start + match.index + match[0].length, text: written }
  }
  const at = element.start + (/(?<!\s)\s*\/?>$/.exec(tag)?.index ?? tag.length)
  return { start: at, end: at, text: ` ${written}` }
}

/** Text as XML content. Characters that XML cannot hold are dropped; `asciiOnly` writes the others as references. */
export function escapeXml(text: string, asciiOnly = false): string {
  const escaped = text
    // oxlint-disable-next-line no-control-regex -- XML has no way to write these
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
  if (!asciiOnly) return escaped
  return escaped.replace(
    /\P{ASCII}/gu,
    (character) => `&#x${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()};`,
  )
}

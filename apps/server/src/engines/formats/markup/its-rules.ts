import { FileRefused } from '../../../kernel/file-refused.ts'
import { readXml, refuseElement, textIn, type XmlElement } from '../xml/read-xml.ts'
import type { Rule, Rules, Said, WithinText } from './rules.ts'
import { maxSteps } from './selectors.ts'

/** The namespace of ITS. */
export const itsNamespace = 'http://www.w3.org/2005/11/its'

/** Adds the rules of ITS 2.0 that a document holds. @throws FileRefused for a path that isn't understood */
export function addRulesWithin(rules: Rules, root: XmlElement, text: string, fileName: string): void {
  const visit = (element: XmlElement, depth: number, around: readonly XmlElement[]): void => {
    const place = [...around, element]
    if (element.uri === itsNamespace && element.local === 'rules') addRules(rules, element, place, text, fileName)
    // They stand in the head of a document.
    else if (depth < 5)
      for (const child of element.children) if (child.kind === 'element') visit(child, depth + 1, place)
  }
  visit(root, 0, [])
}

/** Adds rules of one's own, as an option holds them. @throws FileRefused naming the option */
export function addOwnRules(rules: Rules, written: string, fileName: string): void {
  if (written.trim() === '') return
  const refuse = (reason: string): never => {
    throw new FileRefused({
      file: fileName,
      reason: `The parser option "itsRules" isn't a document of ITS rules: ${reason}`,
    })
  }
  try {
    const { root } = readXml(written, 'itsRules')
    if (root.uri !== itsNamespace || root.local !== 'rules')
      refuse(`it begins with <${root.local}>, not with <its:rules>.`)
    addRules(rules, root, [root], written, 'itsRules')
  } catch (error) {
    if (error instanceof FileRefused && error.file === 'itsRules') refuse(error.reason)
    throw error
  }
}

function addRules(
  rules: Rules,
  element: XmlElement,
  place: readonly XmlElement[],
  text: string,
  fileName: string,
): void {
  for (const child of element.children) {
    if (child.kind !== 'element' || child.uri !== itsNamespace) continue
    const rule = ruleOf(child)
    if (!rule) continue
    const before = rules.unknown.length
    rules.add([rule], namespacesOf([...place, child]))
    if (rules.unknown.length > before) {
      const reason = `The path "${rule.selector.slice(0, 100)}" isn't supported. Use names, @attributes, and tests such as //p[@class='x'], in at most ${maxSteps} steps.`
      refuseElement(child, text, fileName, reason)
    }
  }
}

function ruleOf(element: XmlElement): Rule | undefined {
  const { attributes, local } = element
  const selector = attributes.get('selector') ?? ''
  switch (local) {
    case 'translateRule':
      return { selector, translate: attributes.get('translate') !== 'no' }
    case 'withinTextRule':
      return { selector, withinText: (attributes.get('withinText') ?? 'no') as WithinText }
    case 'preserveSpaceRule':
      return { selector, preserveSpace: attributes.get('space') === 'preserve' }
    case 'storageSizeRule':
      return { selector, size: attributes.get('storageSize') ?? '' }
    case 'locNoteRule': {
      const pointer = attributes.get('locNotePointer')
      if (pointer?.startsWith('@')) return { selector, noteIn: pointer.slice(1) }
      const note = element.children.flatMap((child) =>
        child.kind === 'element' && child.local === 'locNote' ? [textIn(child)] : [],
      )
      return { selector, note: note.join('\n').trim() }
    }
    default:
      return undefined
  }
}

function namespacesOf(place: readonly XmlElement[]): Map<string, string> {
  const namespaces = new Map<string, string>()
  for (const { attributes } of place)
    for (const [name, value] of attributes) if (name.startsWith('xmlns:')) namespaces.set(name.slice(6), value)
  return namespaces
}

/** The rules that an element gives for itself by its attributes. */
export function ownRules({ attributes }: XmlElement): Said {
  if (attributes.size === 0) return nothing
  const said: Said = {}
  const translate = attributes.get('its:translate') ?? attributes.get('translate')
  if (translate === 'yes' || translate === 'no') said.translate = translate === 'yes'
  const within = attributes.get('its:withinText')
  if (within === 'yes' || within === 'no' || within === 'nested') said.withinText = within
  const space = attributes.get('xml:space')
  if (space !== undefined) said.preserveSpace = space === 'preserve'
  const note = attributes.get('its:locNote')
  if (note !== undefined) said.note = note
  const size = attributes.get('its:storageSize')
  if (size !== undefined) said.size = size
  return said
}

const nothing: Said = {}

import type { Slice } from '../blocks.ts'
import type { Atom, RunFormat } from '../runs.ts'
import { withoutOuterBlanks } from '../../lines.ts'
import { childrenOf, textIn, type XmlElement } from '../../xml/read-xml.ts'
import { attributeOf, type Field, fieldsOf, isOn, type Item, itemsOf } from './items.ts'

/** Properties that don't change how text looks: its language, its direction, who changed it. */
const invisible: ReadonlySet<string> = new Set([
  'lang',
  'noProof',
  'rPrChange',
  'ins',
  'del',
  'moveFrom',
  'moveTo',
  'rtl',
])
/** Fields whose result is text that someone wrote. Of all others the result is computed. */
const writtenFields = /^\s*(?:HYPERLINK|TOC|INDEX|TOA|QUOTE|FORMTEXT)\b/i
/** Content controls that offer a choice: their text is one of a list. */
const choices: ReadonlySet<string> = new Set([
  'dropDownList',
  'comboBox',
  'date',
  'checkbox',
  'picture',
  'docPartObj',
  'equation',
])

/** How to read runs. */
export type RunReading = { slice: Slice; hiddenText: boolean }

/** Reads the parts of a paragraph. */
export function paragraphAtoms(paragraph: XmlElement, reading: RunReading): Atom[] {
  return atomsOf(itemsOf(paragraph), reading)
}

function atomsOf(items: readonly Item[], reading: RunReading): Atom[] {
  const fields = fieldsOf(items)
  const atoms: Atom[] = []
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index]
    const field = fields.get(index)
    if (field) {
      atoms.push(fieldAtom(items, field, reading))
      index = field.end
    } else if (item) atoms.push(...(item.run ? runAtoms(item, item.run, reading) : elementAtoms(item.element, reading)))
  }
  return atoms
}

function fieldAtom(items: readonly Item[], field: Field, reading: RunReading): Atom {
  const { begin, separate, end, instruction } = field
  const result = separate === undefined ? [] : items.slice(separate + 1, end)
  const raw = (from: number, to: number): string =>
    items
      .slice(from, to)
      .map((item) => rawItem(item, reading))
      .join('')
  if (separate !== undefined && writtenFields.test(instruction)) {
    const atoms = atomsOf(result, reading)
    if (hasWords(atoms))
      return {
        type: 'wrap',
        open: raw(begin, separate + 1),
        close: raw(end, end + 1),
        atoms,
        display: fieldName(instruction),
      }
  }
  const shown = result
    .map(({ element }) => textIn(element))
    .join('')
    .trim()
  return { type: 'piece', native: raw(begin, end + 1), display: shown || fieldName(instruction), shown: shown !== '' }
}

function runAtoms(item: Item, run: XmlElement, reading: RunReading): Atom[] {
  const { element } = item
  const properties = childrenOf(run, 'rPr')[0]
  if (isOn(properties, 'vanish') && !reading.hiddenText) return [{ type: 'piece', native: rawItem(item, reading) }]
  switch (element.local) {
    case 't':
      return [{ type: 'text', text: textOf(element), format: formatOf(properties, reading) }]
    case 'noBreakHyphen':
      return [{ type: 'text', text: '\u2011', format: formatOf(properties, reading) }]
    case 'softHyphen':
      return [{ type: 'text', text: '\u00AD', format: formatOf(properties, reading) }]
    case 'tab':
    case 'ptab':
      return [{ type: 'inline', native: reading.slice(element.start, element.end), display: '→' }]
    case 'ruby': {
      // How the source is read aloud is nothing for its translation.
      const base = childrenOf(element, 'rubyBase')[0]
      return base ? atomsOf(itemsOf(base), reading) : []
    }
    case 'br':
    case 'cr':
      return [{ type: 'inline', native: reading.slice(element.start, element.end), display: '↵' }]
    default: {
      const id = element.local.endsWith('Reference') ? attributeOf(element, 'id') : undefined
      return [{ type: 'piece', native: rawItem(item, reading), display: id ?? element.local, shown: isShown(element) }]
    }
  }
}

/** Stand in a line of text like a word. */
const wordlike: ReadonlySet<string> = new Set(['sym', 'object', 'footnoteReference', 'endnoteReference'])

/** Whether what stands within a run is read with the words beside it; a floating picture is not. */
const isShown = (element: XmlElement): boolean =>
  wordlike.has(element.local) ||
  (element.local === 'drawing' &&
    element.children.some((child) => child.kind === 'element' && child.local === 'inline'))

function elementAtoms(element: XmlElement, reading: RunReading): Atom[] {
  const whole = (): Atom => {
    const display = textIn(element).trim().slice(0, 50)
    const native = reading.slice(element.start, element.end)
    return { type: 'piece', native, shown: display !== '', ...(display && { display }) }
  }
  const wrap = (inner: XmlElement): Atom[] => {
    const atoms = element.selfClosing ? [] : atomsOf(itemsOf(inner), reading)
    if (!hasWords(atoms)) return [whole()]
    const open = reading.slice(element.start, inner.openEnd)
    return [{ type: 'wrap', open, close: reading.slice(inner.closeStart, element.end), atoms, display: element.local }]
  }
  switch (element.local) {
    case 'hyperlink':
    case 'customXml':
    case 'dir':
    case 'bdo':
      return wrap(element)
    case 'fldSimple':
      return writtenFields.test(attributeOf(element, 'instr') ?? '') ? wrap(element) : [whole()]
    case 'sdt': {
      const content = childrenOf(element, 'sdtContent')[0]
      const properties = childrenOf(element, 'sdtPr')[0]
      return content && !content.selfClosing && !(properties && isChoice(properties)) ? wrap(content) : [whole()]
    }
    default:
      return [whole()]
  }
}

/** An item as it stands: with its run around it when it is part of one. */
function rawItem({ run, element }: Item, { slice }: RunReading): string {
  const content = slice(element.start, element.end)
  if (!run) return content
  const properties = childrenOf(run, 'rPr')[0]
  const name = run.prefix === '' ? 'r' : `${run.prefix}:r`
  return `<${name}>${properties ? slice(properties.start, properties.end) : ''}${content}</${name}>`
}

function textOf(element: XmlElement): string {
  const text = textIn(element).replace(/[\t\r\n]+/g, ' ')
  return element.attributes.get('xml:space') === 'preserve' ? text : withoutOuterBlanks(text)
}

function formatOf(properties: XmlElement | undefined, { slice }: RunReading): RunFormat {
  if (!properties) return { key: '', xml: '', label: '' }
  const kept = properties.children.filter(
    (child) => child.kind === 'element' && !invisible.has(child.local),
  ) as XmlElement[]
  if (kept.length === 0) return { key: '', xml: '', label: '' }
  const inner = kept.map((child) => slice(child.start, child.end)).join('')
  const name = properties.prefix === '' ? 'rPr' : `${properties.prefix}:rPr`
  return { key: inner, xml: `<${name}>${inner}</${name}>`, label: labelOf(kept) }
}

const shown: ReadonlySet<string> = new Set([
  'b',
  'i',
  'u',
  'strike',
  'caps',
  'smallCaps',
  'highlight',
  'color',
  'vertAlign',
  'rStyle',
])

function labelOf(properties: readonly XmlElement[]): string {
  const names = properties.flatMap((property) => {
    if (!shown.has(property.local)) return []
    const value = attributeOf(property, 'val')
    return property.local === 'rStyle' || property.local === 'vertAlign' ? [value ?? property.local] : [property.local]
  })
  return [...new Set(names)].join(' ')
}

/** Whether a content control, of which these are the properties, offers a choice. */
export function isChoice(properties: XmlElement): boolean {
  return properties.children.some((child) => child.kind === 'element' && choices.has(child.local))
}

function fieldName(instruction: string): string {
  return /^\s*(\S+)/.exec(instruction)?.[1] ?? 'field'
}

/** Whether there is text to translate among atoms. */
export function hasWords(atoms: readonly Atom[]): boolean {
  return atoms.some((atom) =>
    atom.type === 'text' ? atom.text.trim() !== '' : atom.type === 'wrap' && hasWords(atom.atoms),
  )
}

import { childrenOf, type XmlElement } from '../../xml/read-xml.ts'

/** An item of a paragraph, with runs taken apart: one thing within a run, or something between runs. */
export type Item = { run: XmlElement | undefined; element: XmlElement }

/** A field that begins and ends among the same items. */
export type Field = { begin: number; separate: number | undefined; end: number; instruction: string }

/** Leave no trace in a translation: marks of the spelling checker, of pages and of what was deleted. */
const dropped: ReadonlySet<string> = new Set([
  'pPr',
  'rPr',
  'proofErr',
  'lastRenderedPageBreak',
  'del',
  'delText',
  'delInstrText',
  'moveFrom',
  'moveFromRangeStart',
  'moveFromRangeEnd',
  'moveToRangeStart',
  'moveToRangeEnd',
  'customXmlInsRangeStart',
  'customXmlInsRangeEnd',
  'customXmlDelRangeStart',
  'customXmlDelRangeEnd',
])
/** Seen through: what was inserted counts as accepted, and smart tags mean nothing any more. */
const transparent: ReadonlySet<string> = new Set(['ins', 'moveTo', 'smartTag'])

/** The items within an element. The last position of the cursor isn't a bookmark worth keeping. */
export function itemsOf(parent: XmlElement): Item[] {
  const cursor = new Set<string>()
  const collect = (element: XmlElement): Item[] =>
    element.children.flatMap((child): Item[] => {
      if (child.kind === 'text' || dropped.has(child.local)) return []
      if (child.local === 'r') return runItems(child)
      if (transparent.has(child.local)) return collect(child)
      const id = attributeOf(child, 'id') ?? ''
      if (child.local === 'bookmarkStart' && attributeOf(child, 'name') === '_GoBack') {
        cursor.add(id)
        return []
      }
      if (child.local === 'bookmarkEnd' && cursor.has(id)) return []
      return [{ run: undefined, element: child }]
    })
  return collect(parent)
}

function runItems(run: XmlElement): Item[] {
  return run.children.flatMap((child) =>
    child.kind === 'element' && !dropped.has(child.local) ? [{ run, element: child }] : [],
  )
}

/** The outermost complete fields, by the index at which they begin. */
export function fieldsOf(items: readonly Item[]): Map<number, Field> {
  const fields = new Map<number, Field>()
  const complete: number[] = []
  const open: { begin: number; separate: number | undefined; instruction: string }[] = []
  items.forEach(({ element }, index) => {
    const top = open.at(-1)
    if (element.local === 'instrText' && top && top.separate === undefined) {
      top.instruction += element.children.map((child) => (child.kind === 'text' ? child.text : '')).join('')
    }
    if (element.local !== 'fldChar') return
    const type = attributeOf(element, 'fldCharType')
    if (type === 'begin') open.push({ begin: index, separate: undefined, instruction: '' })
    else if (type === 'separate' && top) top.separate ??= index
    else if (type === 'end' && top) {
      open.pop()
      for (let inner = complete.pop(); inner !== undefined; inner = complete.pop()) {
        if (inner > top.begin) fields.delete(inner)
        else {
          complete.push(inner)
          break
        }
      }
      complete.push(top.begin)
      fields.set(top.begin, { ...top, end: index })
    }
  })
  return fields
}

/** An attribute in the namespace of its element, whatever its prefix. */
export function attributeOf(element: XmlElement, local: string): string | undefined {
  return (
    element.attributes.get(element.prefix === '' ? local : `${element.prefix}:${local}`) ??
    element.attributes.get(local)
  )
}

/** Whether a property such as bold is on. */
export function isOn(properties: XmlElement | undefined, local: string): boolean {
  const property = properties && childrenOf(properties, local)[0]
  if (!property) return false
  const value = attributeOf(property, 'val')
  return value !== '0' && value !== 'false' && value !== 'off'
}

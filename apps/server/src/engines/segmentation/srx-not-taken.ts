import { NotTakenTally, type NotTaken } from '../exchange/not-taken.ts'
import { childrenOf, type XmlElement } from '../formats/xml/read-xml.ts'
import { positionAt } from '../formats/text.ts'

/** Elements of SRX 2.0 that are read, with those that they hold. */
const read: Readonly<Record<string, readonly string[]>> = {
  srx: ['header', 'body'],
  header: ['formathandle'],
  body: ['languagerules', 'maprules'],
  languagerules: ['languagerule'],
  languagerule: ['rule'],
  rule: ['beforebreak', 'afterbreak'],
  maprules: ['languagemap'],
}

/** Places of codes at a break that SRX 2.0 has by default, which are those of every file here. */
const usualHandles = new Map([
  ['start', 'no'],
  ['end', 'yes'],
  ['isolated', 'no'],
])

/** Only the first parts come with a line: finding a line means counting from the top of the file. */
const mostLocated = 100

/** Parts of an SRX file without an effect: settings of other tools, other places of codes, and sets that no map names. */
export function srxNotTaken(root: XmlElement, text: string): NotTaken[] {
  const tally = new NotTakenTally()
  let located = 0
  const note = (kind: 'FIELD' | 'RULES', name: string, { start }: XmlElement): void =>
    tally.note(kind, name, located++ < mostLocated ? { line: positionAt(text, start).line } : {})
  const visit = (element: XmlElement): void => {
    const known = Object.hasOwn(read, element.local) ? read[element.local]! : []
    for (const child of element.children) {
      if (child.kind !== 'element') continue
      if (known.includes(child.local)) visit(child)
      else note('FIELD', child.prefix === '' ? child.local : `${child.prefix}:${child.local}`, child)
    }
  }
  visit(root)
  for (const header of childrenOf(root, 'header')) {
    if (header.attributes.get('segmentsubflows') === 'no') note('FIELD', 'segmentsubflows="no"', header)
    for (const handle of childrenOf(header, 'formathandle')) {
      const type = handle.attributes.get('type') ?? ''
      const include = handle.attributes.get('include') ?? ''
      if (usualHandles.get(type) !== include) note('FIELD', `formathandle ${type} ${include}`, handle)
    }
  }
  const below = (name: string, inner: string): XmlElement[] =>
    childrenOf(root, 'body').flatMap((body) => childrenOf(body, name).flatMap((list) => childrenOf(list, inner)))
  const named = new Set(below('maprules', 'languagemap').map(({ attributes }) => attributes.get('languagerulename')))
  for (const set of below('languagerules', 'languagerule')) {
    const name = set.attributes.get('languagerulename')
    if (name !== undefined && !named.has(name)) note('RULES', name, set)
  }
  return tally.list()
}

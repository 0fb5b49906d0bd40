import type { Edit } from '../edits.ts'
import { childrenOf, refuseElement, textIn, type XmlElement } from '../xml/read-xml.ts'
import type { LeftOutText } from '../format.ts'
import type { Dialect } from './dialects.ts'
import { limitOfVersion1, limitOfVersion2, type Restrictions, restrictionsOf } from './size-limits.ts'
import { version1Edits, version2Edits } from './target-edits.ts'
import type { XliffText } from './xliff-text.ts'

/** A part that is written as a whole: a `trans-unit` with all its parts, or one `segment`. */
export type XliffEntry = {
  texts: readonly XliffText[]
  /** The element whose target language counts. */
  owner: XmlElement
  /** The edits that put content (XML) in place, text by text; `undefined` leaves that text as it is. */
  edits: (contents: readonly (string | undefined)[]) => Edit[]
  /** The edits that remove the translation. */
  clear: () => Edit[]
}

type Reading = { text: string; fileName: string; dialect?: Dialect | undefined }

const finished1: ReadonlySet<string> = new Set(['translated', 'final', 'signed-off'])
const finished2: ReadonlySet<string> = new Set(['translated', 'reviewed', 'final'])

/** The texts of an XLIFF 1.x document that are to be translated. Alternatives and binary units aren't. */
export function entriesOfVersion1(root: XmlElement, reading: Reading): XliffEntry[] {
  const files = childrenOf(root, 'file')
  return files.flatMap((file, index) => {
    const prefix = files.length > 1 ? `${index + 1}/` : ''
    const originals = reading.dialect?.originals(file) ?? noOriginals
    return childrenOf(file, 'body').flatMap((body) =>
      unitsIn(body, 'trans-unit', { translate: true, restrictions: {} }).map(({ element: unit }, at) =>
        entryOfTransUnit(unit, file, `${prefix}${unit.attributes.get('id') ?? at + 1}`, originals, reading),
      ),
    )
  })
}

/** The texts of an XLIFF 2.x document that are to be translated. */
export function entriesOfVersion2(root: XmlElement, reading: Reading): XliffEntry[] {
  const files = childrenOf(root, 'file')
  return files.flatMap((file, fileIndex) => {
    const prefix = files.length > 1 ? `${file.attributes.get('id') ?? fileIndex + 1}/` : ''
    const inherited = { translate: true, restrictions: restrictionsOf(file, restrictionsOf(root, {})) }
    return unitsIn(file, 'unit', inherited).flatMap(({ element: unit, restrictions }, at) => {
      const key = `${prefix}${unit.attributes.get('id') ?? at + 1}`
      const segments = childrenOf(unit, 'segment')
      const limit = limitOfVersion2(restrictions)
      const facts = {
        context: unit.attributes.get('name'),
        note: notesOf(
          childrenOf(unit, 'notes').flatMap((list) => childrenOf(list, 'note')),
          limit.note,
        ),
        // No part can be longer than the whole.
        maxLength: limit.maxLength,
        originals: originalsOf(unit),
      }
      return segments.map((segment, index) => {
        const id = segment.attributes.get('id') ?? (segments.length > 1 ? String(index + 1) : undefined)
        return entryOfSegment(segment, root, { ...facts, key: id === undefined ? key : `${key}/${id}` }, reading)
      })
    })
  })
}

/** The sources that `translate="no"` excludes, in the order of the document. */
export function excludedTexts(root: XmlElement): LeftOutText[] {
  const found: LeftOutText[] = []
  const visit = (parent: XmlElement, inherited: boolean): void => {
    const translate = isTranslatable(parent, inherited)
    for (const child of childrenOf(parent)) {
      const isUnit = child.local === 'trans-unit' || child.local === 'unit'
      if (!isUnit) {
        if (child.local === 'file' || child.local === 'body' || child.local === 'group') visit(child, translate)
      } else if (!isTranslatable(child, translate)) {
        const holders = child.local === 'unit' ? childrenOf(child, 'segment') : [child]
        const text = holders.flatMap((holder) => childrenOf(holder, 'source').map(textIn)).join(' ')
        found.push({ key: child.attributes.get('id') ?? '', text, reason: 'NOT_TRANSLATABLE' })
      }
    }
  }
  visit(root, true)
  return found
}

/** Units in groups of any depth, without those that `translate="no"` excludes. */
function unitsIn(parent: XmlElement, local: string, inherited: Inherited): FoundUnit[] {
  const translate = isTranslatable(parent, inherited.translate)
  return childrenOf(parent).flatMap((child): FoundUnit[] => {
    const restrictions = restrictionsOf(child, inherited.restrictions)
    if (child.local === 'group') return unitsIn(child, local, { translate, restrictions })
    return child.local === local && isTranslatable(child, translate) ? [{ element: child, restrictions }] : []
  })
}

/** The settings that an element passes on to those within it. */
type Inherited = { translate: boolean; restrictions: Restrictions }
type FoundUnit = { element: XmlElement; restrictions: Restrictions }

function isTranslatable(element: XmlElement, inherited: boolean): boolean {
  const translate = element.attributes.get('translate')
  return translate === undefined ? inherited : translate !== 'no'
}

function entryOfTransUnit(
  unit: XmlElement,
  file: XmlElement,
  key: string,
  originals: ReadonlyMap<string, string>,
  reading: Reading,
): XliffEntry {
  const { dialect } = reading
  const source = only(unit, 'source', reading)
  const segmented = childrenOf(unit, 'seg-source')[0]
  const target = childrenOf(unit, 'target')[0]
  const parts = segmented ? segmentMarks(segmented) : []
  const state = target?.attributes.get('state')
  const confirmed = state === undefined ? unit.attributes.get('approved') === 'yes' : finished1.has(state)
  const limit = limitOfVersion1(unit)
  const facts = {
    confirmed,
    context: unit.attributes.get('resname'),
    note: notesOf(childrenOf(unit, 'note'), limit.note),
    // No part can be longer than the whole.
    maxLength: limit.maxLength,
    originals,
  }
  const factsOf = (
    mid: string | undefined,
    held: readonly (XmlElement | undefined)[],
  ): typeof facts & { locked?: boolean } => {
    const own = dialect?.facts(
      unit,
      held.filter((one) => one !== undefined),
      mid,
    )
    if (!own) return facts
    const note = [facts.note ?? '', ...own.notes].filter((one) => one !== '').join('\n')
    return {
      ...facts,
      confirmed: own.confirmed ?? facts.confirmed,
      note: note === '' ? undefined : note,
      ...(own.locked && { locked: true }),
    }
  }
  const targetMarks = new Map((target ? segmentMarks(target) : []).map((mark) => [mark.attributes.get('mid'), mark]))
  const texts: XliffText[] =
    parts.length === 0
      ? [{ ...factsOf(undefined, [source, target]), key, source, target }]
      : parts.map((part, at) => {
          const mid = part.attributes.get('mid')
          const name = mid ?? at + 1
          const held = targetMarks.get(mid)
          return { ...factsOf(mid, [part, held]), key: `${key}/${name}`, source: part, target: held }
        })
  const unitParts = {
    after: segmented ?? source,
    segmented: parts.length > 0 ? segmented : undefined,
    target,
    texts,
    hasOwnStates: dialect?.hasOwnStates === true,
  }
  return {
    texts,
    owner: file,
    edits: (contents) => [
      ...version1Edits(unitParts, contents, reading.text),
      ...once(
        texts.flatMap((_, at) =>
          contents[at] === undefined ? [] : (dialect?.translated(unit, parts[at]?.attributes.get('mid')) ?? []),
        ),
      ),
    ],
    clear: () => (target ? [{ start: target.start, end: target.end, text: '' }] : []),
  }
}

/** Parts of a unit may say the same of the whole of it. */
const once = (edits: readonly Edit[]): Edit[] => [
  ...new Map(edits.map((edit) => [`${edit.start}:${edit.end}:${edit.text}`, edit])).values(),
]

type SegmentFacts = Pick<XliffText, 'key' | 'context' | 'note' | 'maxLength' | 'originals'>

function entryOfSegment(segment: XmlElement, root: XmlElement, facts: SegmentFacts, reading: Reading): XliffEntry {
  const source = only(segment, 'source', reading)
  const target = childrenOf(segment, 'target')[0]
  const text: XliffText = {
    ...facts,
    source,
    target,
    confirmed: finished2.has(segment.attributes.get('state') ?? 'initial'),
  }
  return {
    texts: [text],
    owner: root,
    edits: ([content]) =>
      content === undefined ? [] : version2Edits({ segment, source, target }, content, reading.text),
    clear: () => (target ? [{ start: target.start, end: target.end, text: '' }] : []),
  }
}

const noOriginals: ReadonlyMap<string, string> = new Map()

function originalsOf(unit: XmlElement): ReadonlyMap<string, string> {
  const data = childrenOf(unit, 'originalData').flatMap((list) => childrenOf(list, 'data'))
  return data.length === 0 ? noOriginals : new Map(data.map((one) => [one.attributes.get('id') ?? '', textIn(one)]))
}

function only(parent: XmlElement, local: string, { text, fileName }: Reading): XmlElement {
  const found = childrenOf(parent, local)[0]
  return (
    found ?? refuseElement(parent, text, fileName, `This ${parent.local} has no ${local}. Complete it or remove it.`)
  )
}

/** The `mrk`s of a segmented text, in order; not looked for within one another. */
function segmentMarks(element: XmlElement): XmlElement[] {
  return childrenOf(element).flatMap((child) =>
    child.local === 'mrk' && child.attributes.get('mtype') === 'seg' ? [child] : segmentMarks(child),
  )
}

function notesOf(notes: readonly XmlElement[], limit: string | undefined): string | undefined {
  const text = [...notes.map((note) => textIn(note).trim()), limit ?? ''].filter((note) => note !== '').join('\n')
  return text === '' ? undefined : text
}

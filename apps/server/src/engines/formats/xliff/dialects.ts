import type { Edit } from '../edits.ts'
import { attributeEdit, textIn, type XmlElement } from '../xml/read-xml.ts'
import { withoutAttribute } from './target-edits.ts'

/** The facts that a tool notes about a text in its own way. */
export type DialectFacts = { confirmed?: boolean; locked?: boolean; notes: readonly string[] }

/** How a tool says in XLIFF 1.2 how far a translation is, besides the attributes that all tools have. */
export type Dialect = {
  /** Whether `state` of a translation isn't where the tool looks. */
  hasOwnStates: boolean
  /** About a text of a unit: the whole of it, or the part with this `mid`. */
  facts(unit: XmlElement, texts: readonly XmlElement[], mid: string | undefined): DialectFacts
  /** The edits that say of such a text that it is translated. */
  translated(unit: XmlElement, mid: string | undefined): Edit[]
  /** The original text of codes in a file, by their ids after a `#`. */
  originals(file: XmlElement): ReadonlyMap<string, string>
}

/** The dialect of a document, by the namespaces that its first element declares. */
export function dialectOf(root: XmlElement, text: string): Dialect | undefined {
  for (const [name, value] of root.attributes) {
    if (!name.startsWith('xmlns')) continue
    if (value === 'http://sdl.com/FileTypes/SdlXliff/1.0') return tradosDialect(root, text)
    if (value === 'MQXliff') return memoqDialect(name.slice('xmlns:'.length), text)
    if (/\bgs4tr\b/.test(value)) return wordfastDialect
  }
  return undefined
}

/** The child elements with a name in any namespace. */
const named = (element: XmlElement, local: string): XmlElement[] =>
  element.children.filter((child): child is XmlElement => child.kind === 'element' && child.local === local)

const inside = (elements: readonly XmlElement[], ...path: readonly string[]): XmlElement[] =>
  path.reduce((found, local) => found.flatMap((one) => named(one, local)), [...elements])

/** An attribute by its name without prefix. */
function attributeOf(element: XmlElement, local: string): string | undefined {
  for (const [name, value] of element.attributes) if (name === local || name.endsWith(`:${local}`)) return value
  return undefined
}

/** Where a translation came from, as it stands in the file. */
function matchNote(element: XmlElement, ...names: readonly string[]): string[] {
  const said = names.flatMap((name) => {
    const value = attributeOf(element, name) ?? ''
    return value === '' || value === '0' ? [] : [`${name}="${value}"`]
  })
  return said.length === 0 ? [] : [said.join(' ')]
}

const tradosFinished: ReadonlySet<string> = new Set(['Translated', 'ApprovedTranslation', 'ApprovedSignOff'])

/** Trados Studio lists the segments of a unit beside it, each with its state. */
function tradosDialect(root: XmlElement, text: string): Dialect {
  const comments = new Map(
    inside([root], 'doc-info', 'cmt-defs', 'cmt-def').map((one) => [one.attributes.get('id') ?? '', one]),
  )
  const commentsOf = (element: XmlElement): string[] =>
    element.children.flatMap((child) => {
      if (child.kind === 'text') return []
      const comment =
        (child.attributes.get('mtype') ?? '').endsWith('comment') && comments.get(attributeOf(child, 'cid') ?? '')
      const own = comment ? inside([comment], 'Comments', 'Comment').map((one) => textIn(one).trim()) : []
      return [...own, ...commentsOf(child)]
    })
  const segments = new WeakMap<XmlElement, ReadonlyMap<string | undefined, XmlElement>>()
  const segmentOf = (unit: XmlElement, mid: string | undefined): XmlElement | undefined => {
    const known =
      segments.get(unit) ?? new Map(inside([unit], 'seg-defs', 'seg').map((one) => [one.attributes.get('id'), one]))
    segments.set(unit, known)
    return known.get(mid)
  }
  return {
    hasOwnStates: true,
    facts(unit, texts, mid) {
      const segment = segmentOf(unit, mid)
      const notes = new Set(texts.flatMap(commentsOf))
      if (!segment) return { notes: [...notes] }
      return {
        confirmed: tradosFinished.has(segment.attributes.get('conf') ?? ''),
        locked: segment.attributes.get('locked') === 'true',
        notes: [...notes, ...matchNote(segment, 'origin', 'percent')],
      }
    },
    translated(unit, mid) {
      const segment = segmentOf(unit, mid)
      if (!segment) return []
      const hasOrigin = segment.attributes.has('origin')
      return [
        attributeEdit(segment, text, 'conf', 'Translated'),
        ...(hasOrigin ? [attributeEdit(segment, text, 'origin', 'interactive')] : []),
        // These describe the match that the translation no longer is.
        ...['percent', 'origin-system', 'text-match', 'struct-match'].flatMap((name) =>
          withoutAttribute(segment, text, name),
        ),
      ]
    },
    originals(file) {
      const tags = inside([file], 'header', 'tag-defs', 'tag').flatMap((tag) => {
        const shown = ['bpt', 'ph', 'st'].flatMap((kind) => named(tag, kind)).map((one) => textIn(one).trim())[0]
        return shown === undefined ? [] : [[`#${tag.attributes.get('id')}`, shown] as const]
      })
      return new Map(tags)
    },
  }
}

/** memoQ has attributes of its own on each unit. */
function memoqDialect(prefix: string, text: string): Dialect {
  const percent = `${prefix}:percent`
  return {
    hasOwnStates: true,
    facts: (unit) => ({
      confirmed: /confirmed|proofread/i.test(unit.attributes.get(`${prefix}:status`) ?? ''),
      locked: /^(?:locked|true|yes|1)$/i.test(unit.attributes.get(`${prefix}:locked`) ?? ''),
      notes: [
        ...inside([unit], 'comments', 'comment')
          .filter((comment) => attributeOf(comment, 'deleted') !== 'true')
          .map((comment) => textIn(comment).trim()),
        ...(unit.attributes.has(percent) ? matchNote(unit, 'percent') : []),
      ],
    }),
    translated: (unit) => [attributeEdit(unit, text, `${prefix}:status`, 'ManuallyConfirmed')],
    originals: () => new Map(),
  }
}

/** Wordfast has the states of XLIFF, and notes what is locked and how well a memory matched. */
const wordfastDialect: Dialect = {
  hasOwnStates: false,
  facts: (unit) => {
    const target = named(unit, 'target')[0]
    const locked = [unit, ...(target ? [target] : [])].some((one) =>
      /^(?:true|yes|1)$/i.test(attributeOf(one, 'locked') ?? ''),
    )
    return { locked, notes: target ? matchNote(target, 'state-qualifier', 'score') : [] }
  },
  translated: () => [],
  originals: () => new Map(),
}

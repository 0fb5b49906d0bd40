import type { LeftOutText } from '../format.ts'
import type { Token } from '../inline/tokens.ts'
import { endOfWords, withSingleBlanks } from '../lines.ts'
import { textIn, type XmlElement } from '../xml/read-xml.ts'
import { itsNamespace, ownRules } from './its-rules.ts'
import { isOnlySection, type RawPart, rawParts } from './raw-text.ts'
import type { RuleSet } from './rule-sets.ts'
import type { Rules, Said } from './rules.ts'

/** A piece of a text: a token, and where it stands. */
export type Placed = { token: Token; start: number; end: number }

/**
 * A text of a document. `content` is written as a whole, and what stands within it as texts of their own, such as
 * footnotes and attributes, is in `inner`.
 */
export type XmlBlock = { key: string; note?: string } & (
  | {
      kind: 'content'
      start: number
      end: number
      pieces: readonly Placed[]
      inner: readonly XmlBlock[]
      isSection: boolean
    }
  | { kind: 'attribute'; element: XmlElement; name: string; value: string }
)

export type XmlTexts = { blocks: XmlBlock[]; leftOut: LeftOutText[] }

type Around = {
  place: readonly XmlElement[]
  path: string
  translate: boolean
  preserve: boolean
  note: string | undefined
}
type Run = { pieces: Placed[]; inner: XmlBlock[]; hasWords: boolean }

const emptyRun = (): Run => ({ pieces: [], inner: [], hasWords: false })

/** Finds the texts of a document by rules. */
export class XmlBlocks implements XmlTexts {
  readonly leftOut: LeftOutText[] = []
  blocks: XmlBlock[] = []
  readonly #text: string
  readonly #rules: Rules
  readonly #mixed: RuleSet['mixed']
  readonly #preserve: boolean
  readonly #attributes: ReadonlySet<string>

  constructor(
    text: string,
    rules: Rules,
    { mixed, preserve, attributes }: { mixed: RuleSet['mixed']; preserve: boolean; attributes: ReadonlySet<string> },
  ) {
    this.#text = text
    this.#rules = rules
    this.#mixed = mixed
    this.#preserve = preserve
    this.#attributes = attributes
  }

  read(root: XmlElement): XmlTexts {
    this.#element(
      root,
      { place: [], path: '', translate: true, preserve: this.#preserve, note: undefined },
      `/${root.local}`,
    )
    return this
  }

  #aboutOf(element: XmlElement, around: Around): Said & { around: Around } {
    const place = [...around.place, element]
    const said: Said = { ...this.#rules.about(place), ...ownRules(element) }
    const note = noteOf(said)
    return {
      ...said,
      around: {
        place,
        path: around.path,
        translate: said.translate ?? around.translate,
        preserve: said.preserveSpace ?? around.preserve,
        note: note ?? around.note,
      },
    }
  }

  /** An element that begins texts of its own. */
  #element(element: XmlElement, outer: Around, path: string): void {
    const { around } = this.#aboutOf(element, outer)
    const id = element.attributes.get('id') ?? element.attributes.get('xml:id')
    const within = { ...around, path: id === undefined ? path : `#${id}` }
    for (const block of this.#attributesOf(element, within)) this.blocks.push(block)
    this.#content(element, within)
  }

  #attributesOf(element: XmlElement, { place, path, translate, note }: Around): XmlBlock[] {
    if (element.attributes.size === 0) return []
    const names = new Set([...this.#rules.attributesOf(place), ...(translate ? this.#further(element) : [])])
    return [...names].flatMap((name): XmlBlock[] => {
      const value = element.attributes.get(name)
      if (value === undefined || value.trim() === '') return []
      const key = `${path}/@${name}`
      // An entity that is declared elsewhere could not be written again.
      if (/&[A-Za-z_][\w.-]*;/.test(value)) {
        this.leftOut.push({ key, text: value, reason: 'CODE' })
        return []
      }
      return [{ kind: 'attribute', key, element, name, value, ...(note !== undefined && { note }) }]
    })
  }

  #further = ({ attributes }: XmlElement): string[] =>
    [...attributes.keys()].filter((name) => this.#attributes.has(name))

  #content(element: XmlElement, around: Around): void {
    const elements = element.children.filter((child): child is XmlElement => child.kind === 'element')
    const hasText = element.children.some((child) => child.kind === 'text' && child.text.trim() !== '')
    const counts = new Map<string, number>()
    let run = emptyRun()
    let end = element.openEnd
    for (const child of elements) {
      const count = (counts.get(child.local) ?? 0) + 1
      counts.set(child.local, count)
      const path = `${around.path}/${child.local}${count > 1 ? `[${count}]` : ''}`
      const { withinText, around: inner } = this.#aboutOf(child, around)
      if (child.uri === itsNamespace) {
        this.#gap(end, child.start, around, run)
        end = child.end
        continue
      }
      const role = withinText ?? (hasText && around.translate && this.#mixed === 'inline' ? 'yes' : 'no')
      this.#gap(end, child.start, around, run)
      end = child.end
      if (role !== 'no' && around.translate) this.#inline(child, { ...inner, path }, role, run)
      else {
        this.#flush(run, around)
        run = emptyRun()
        this.#element(child, around, path)
      }
    }
    this.#gap(end, element.closeStart, around, run)
    this.#flush(run, around)
  }

  /** Reads the text between two tags. */
  #gap(start: number, end: number, { translate, preserve, path }: Around, run: Run): void {
    for (const part of start < end ? rawParts(this.#text, start, end) : []) {
      if (!translate) {
        const text = 'text' in part ? withSingleBlanks(part.text).trim() : ''
        if (text !== '') this.leftOut.push({ key: path, text, reason: 'NOT_TRANSLATABLE' })
      } else this.#part(part, preserve, run)
    }
  }

  #part(part: RawPart, preserve: boolean, run: Run): void {
    const { start, end } = part
    if ('text' in part) {
      const text = preserve ? part.text.replace(/\r\n?/g, '\n') : withSingleBlanks(part.text)
      run.hasWords ||= text.trim() !== ''
      run.pieces.push({ token: { type: 'text', text }, start, end })
    } else run.pieces.push({ token: { type: 'standalone', native: part.native, display: part.display }, start, end })
  }

  /** An element within text: a pair of codes, or one code where its content isn't part of the text. */
  #inline(element: XmlElement, around: Around, role: 'yes' | 'nested', run: Run): void {
    const { start, end, openEnd, closeStart, local } = element
    if (around.translate) for (const block of this.#attributesOf(element, around)) run.inner.push(block)
    const isWhole = role === 'nested' || !around.translate || element.selfClosing
    if (!isWhole) {
      const pair = `element:${start}`
      run.pieces.push({
        token: { type: 'open', native: this.#text.slice(start, openEnd), pair, display: local },
        start,
        end: openEnd,
      })
      this.#inlineContent(element, around, run)
      run.pieces.push({
        token: { type: 'close', native: this.#text.slice(closeStart, end), pair },
        start: closeStart,
        end,
      })
      return
    }
    const shown =
      element.selfClosing || role === 'nested' ? local : withSingleBlanks(textIn(element)).trim().slice(0, 100) || local
    run.pieces.push({ token: { type: 'standalone', native: this.#text.slice(start, end), display: shown }, start, end })
    if (role !== 'nested' || element.selfClosing) return
    // Its texts are read as if it stood alone, and written into the code that it is here.
    const before = this.blocks
    this.blocks = []
    this.#content(element, around)
    for (const block of this.blocks) run.inner.push(block)
    this.blocks = before
  }

  #inlineContent(element: XmlElement, around: Around, run: Run): void {
    let end = element.openEnd
    const counts = new Map<string, number>()
    for (const child of element.children) {
      if (child.kind === 'text') continue
      const count = (counts.get(child.local) ?? 0) + 1
      counts.set(child.local, count)
      const { withinText, around: inner } = this.#aboutOf(child, around)
      this.#gap(end, child.start, around, run)
      end = child.end
      const path = `${around.path}/${child.local}${count > 1 ? `[${count}]` : ''}`
      this.#inline(child, { ...inner, path }, withinText === 'nested' ? 'nested' : 'yes', run)
    }
    this.#gap(end, element.closeStart, around, run)
  }

  #flush({ pieces, inner, hasWords }: Run, { path, note }: Around): void {
    if (!hasWords) {
      for (const block of inner) this.blocks.push(block)
      return
    }
    const isBlank = ({ token }: Placed): boolean =>
      token.type === 'text' ? token.text.trim() === '' : /^<[!?]/.test(token.native)
    const first = pieces.findIndex((piece) => !isBlank(piece))
    const kept = pieces.slice(first, pieces.findLastIndex((piece) => !isBlank(piece)) + 1)
    const before = this.#blanksBefore(kept[0]!)
    const after = this.#blanksAfter(kept.at(-1)!)
    const start = kept[0]!.start + before.length
    const end = kept.at(-1)!.end - after.length
    this.blocks.push({
      kind: 'content',
      key: path,
      start,
      end,
      pieces: kept.map((piece, at) =>
        withoutBlanks(piece, at === 0 ? before : '', at === kept.length - 1 ? after : ''),
      ),
      inner,
      isSection: kept.length === 1 && isOnlySection(this.#text, start, end),
      ...(note !== undefined && { note }),
    })
  }

  #blanksBefore({ token, start, end }: Placed): string {
    return token.type === 'text' ? (/^[ \t\r\n]+/.exec(this.#text.slice(start, end))?.[0] ?? '') : ''
  }

  #blanksAfter({ token, start, end }: Placed): string {
    const raw = this.#text.slice(start, end)
    return token.type === 'text' ? raw.slice(endOfWords(raw)) : ''
  }
}

function noteOf({ note, size }: Said): string | undefined {
  if (note === undefined && size === undefined) return undefined
  const limit = size === undefined ? [] : [`storageSize="${size}"`]
  return [note ?? '', ...limit].filter((one) => one !== '').join('\n') || undefined
}

/**
 * White space at the ends of a text belongs to the document, but not that in a section or written as a reference, which
 * is written again with the text.
 */
function withoutBlanks(piece: Placed, before: string, after: string): Placed {
  const { token } = piece
  if (token.type !== 'text') return piece
  const [lead, trail] = [before, after].map((blanks) => blanks.replace(/\r\n?/g, '\n')) as [string, string]
  // Where the text isn't preserved, such a run is one space in it.
  const from = token.text.slice(token.text.startsWith(lead) ? lead.length : 1)
  const end = from.length - (from.endsWith(trail) ? trail.length : 1)
  return { ...piece, token: { type: 'text', text: from.slice(0, end) } }
}

import { FileRefused } from '../../../kernel/file-refused.ts'
import { positionAt, refuseUnstorable } from '../text.ts'
import { charsetOfCodePage, charsetOfFont, decodeBytes, endsInHalf } from './rtf-charsets.ts'
import { type Collector, type Group, ParagraphWriter, type RtfParagraph } from './rtf-paragraph.ts'
import {
  characters,
  headerGroups,
  innerGroups,
  isLook,
  marks,
  paragraphEnds,
  skippedGroups,
  withWord,
} from './rtf-words.ts'
import { type RtfToken, scanRtf } from './scan-rtf.ts'

export type RtfOptions = { headers: boolean; hidden: boolean }
type Word = Extract<RtfToken, { kind: 'word' }>

const maxDepth = 1000
/** Programs write one or two; each is written again for every letter beyond ASCII. */
const maxFallbacks = 16

/** Reads the paragraphs of a document, of its headers and footnotes. */
export class RtfReader {
  readonly #text: string
  readonly #fileName: string
  readonly #options: RtfOptions
  readonly #found: ParagraphWriter
  readonly #fonts = new Map<number, string>()
  #charset = 'cp1252'
  #font: number | undefined
  #group: Group | undefined
  /** Bytes that still wait to become characters, and their place. */
  #bytes: number[] = []
  #bytesStart = 0
  #bytesEnd = 0
  /** Characters that stand for one that is given by its number. */
  #toSkip = 0
  #isFirst = false
  #isStarred = false

  constructor(text: string, fileName: string, options: RtfOptions) {
    this.#text = text
    this.#found = new ParagraphWriter(text)
    this.#fileName = fileName
    this.#options = options
  }

  /** @throws FileRefused with line and column */
  read(): RtfParagraph[] {
    if (!this.#text.startsWith('{\\rtf'))
      this.#refuse(0, "This isn't an RTF document. Check its name, or save it again.")
    for (const token of scanRtf(this.#text)) {
      if (token.kind !== 'byte') this.#flush(token)
      if (token.kind === 'open') this.#open(token)
      else if (token.kind === 'close') this.#close(token)
      else if (token.kind === 'word') this.#word(token)
      else if (token.kind === 'byte') this.#byte(token.value, token)
      else this.#plain(token)
      if (token.kind !== 'open' && !(token.kind === 'word' && token.name === '*')) this.#isFirst = false
    }
    if (this.#group) this.#refuse(this.#group.start, 'This group has no end. Is the file complete?')
    const paragraphs = this.#found.all()
    for (const { items } of paragraphs)
      for (const item of items)
        if (item.kind === 'text') refuseUnstorable(item.text, this.#text, item.start, this.#fileName)
    return paragraphs
  }

  #open({ start, end }: RtfToken): void {
    const outer = this.#group
    if ((outer?.depth ?? 0) >= maxDepth) this.#refuse(start, `Groups are nested more than ${maxDepth} levels deep.`)
    const collector: Collector = outer?.collector ?? { items: [], from: end, others: [] }
    this.#group = {
      start,
      end: undefined,
      outer,
      depth: (outer?.depth ?? 0) + 1,
      look: outer?.look ?? new Map(),
      outerLook: outer?.look ?? new Map(),
      fallbacks: outer?.fallbacks ?? 1,
      charset: outer?.charset,
      isSkipped: outer?.isSkipped ?? false,
      destination: outer?.destination ?? '',
      own: '',
      collector,
    }
    this.#isFirst = true
    this.#isStarred = false
    this.#toSkip = 0
  }

  #close({ start, end }: RtfToken): void {
    const group = this.#group
    if (!group) return this.#refuse(start, 'This brace closes nothing. Is the file complete?')
    group.end = end
    const { outer, collector } = group
    if (outer === undefined || collector !== outer.collector) this.#found.finish(collector, end)
    if (outer && !outer.isSkipped) {
      const isInner = collector !== outer.collector
      if (group.own === 'link') this.#found.add(outer, { kind: 'unwrap', start: group.resultEnd ?? start, end })
      else if (group.own === 'fldrslt' && outer.own === 'link') outer.resultEnd = start
      else if (group.own === 'field')
        this.#found.add(outer, { kind: 'piece', start: group.start, end, display: 'field', look: outer.look })
      else if ((group.isSkipped || isInner) && outer.own !== 'field' && outer.own !== 'link')
        this.#found.add(outer, {
          kind: 'piece',
          start: group.start,
          end,
          display: group.own || 'code',
          look: outer.look,
        })
    }
    this.#group = outer
    this.#toSkip = 0
  }

  #word(token: Word): void {
    const group = this.#group
    if (!group) return
    const { name, value } = token
    if (this.#toSkip > 0 && characters.has(name)) {
      this.#toSkip -= 1
      return
    }
    if (name === '*' && this.#isFirst) {
      this.#isStarred = true
      return
    }
    if (this.#isFirst && this.#begins(group, token)) return
    if (group.destination === 'fonttbl') return this.#fontWord(name, value)
    if (name === 'uc') group.fallbacks = Math.min(Math.max(0, value ?? 1), maxFallbacks)
    else if (name === 'ansicpg' && value !== undefined) this.#charset = charsetOfCodePage(value)
    else if (name === 'mac') this.#charset = 'macintosh'
    else if (name === 'pc') this.#charset = 'cp437'
    if (name === 'f' && value !== undefined) group.charset = this.#fonts.get(value)
    if (group.isSkipped) return
    if (name === 'u') this.#character(value ?? 63, token)
    else if (characters.has(name)) this.#add(characters.get(name)!, token)
    else if (paragraphEnds.has(name)) this.#found.finish(group.collector, token.end)
    else if (marks.has(name))
      this.#found.add(group, {
        kind: 'piece',
        start: token.start,
        end: token.end,
        display: marks.get(name) || name,
        look: group.look,
      })
    else if (name === 'plain') group.look = new Map()
    else if (isLook(name)) group.look = withWord(group.look, name, value)
    else this.#found.other(group, token, name)
  }

  /** The word that says what a group holds; whether it is one. */
  #begins(group: Group, { name }: Word): boolean {
    const { outer } = group
    if (group.isSkipped) {
      // Text boxes stand within what only newer programs read.
      if (name === 'shptxt' && group.destination !== 'pict') this.#inner(group, name)
      else if (name === 'fonttbl' || name === 'pict') group.destination = name
      if (name === 'fldinst' && outer) group.own = name
      return group.own !== '' || this.#isStarred
    }
    if (innerGroups.has(name)) this.#inner(group, name)
    else if (headerGroups.has(name)) {
      this.#inner(group, name)
      group.isSkipped = !this.#options.headers
    } else if (name === 'field') group.own = 'field'
    else if (name === 'fldrslt' && outer?.own === 'field') {
      group.own = name
      const isLink = this.#text.slice(outer.start, group.start).includes('HYPERLINK')
      if (isLink) {
        outer.own = 'link'
        const begun = group.start + '{\\fldrslt'.length
        const end = this.#text[begun] === ' ' ? begun + 1 : begun
        this.#found.add(outer.outer ?? outer, { kind: 'wrap', start: outer.start, end, display: 'link' })
      } else group.isSkipped = true
    } else if (this.#isStarred || skippedGroups.has(name)) {
      group.isSkipped = true
      group.own = name
      group.destination = name
    } else return false
    return true
  }

  #inner(group: Group, name: string): void {
    group.own = name
    group.isSkipped = false
    group.look = new Map()
    group.collector = { items: [], from: group.start, others: [] }
  }

  #fontWord(name: string, value: number | undefined): void {
    if (name === 'f') this.#font = value
    else if (name === 'fcharset' && this.#font !== undefined) {
      const charset = charsetOfFont(value ?? 0)
      if (charset !== undefined) this.#fonts.set(this.#font, charset)
    }
  }

  #character(value: number, token: RtfToken): void {
    this.#add(String.fromCharCode(value & 0xffff), token)
    this.#toSkip = this.#group?.fallbacks ?? 1
  }

  #byte(value: number, { start, end }: RtfToken): void {
    if (this.#toSkip > 0) {
      this.#toSkip -= 1
      // The characters for older programs belong to the one before them.
      this.#found.extend(this.#group, end)
      return
    }
    if (this.#bytes.length === 0) this.#bytesStart = start
    this.#bytes.push(value)
    this.#bytesEnd = end
  }

  /** Text as it stands; bytes beyond ASCII are those of the encoding. */
  #plain({ start, end }: RtfToken): void {
    for (let at = start; at < end;) {
      if (this.#toSkip > 0) {
        this.#toSkip -= 1
        at += 1
        this.#found.extend(this.#group, at)
        continue
      }
      const code = this.#text.charCodeAt(at)
      if (code >= 0x80) {
        this.#byte(code, { kind: 'text', start: at, end: at + 1 })
        at += 1
        continue
      }
      this.#flush({ kind: 'text', start: at, end })
      if (at < this.#bytesEnd) at = this.#bytesEnd
      let next = at
      while (next < end && this.#text.charCodeAt(next) < 0x80) next += 1
      if (next > at) this.#add(this.#text.slice(at, next), { kind: 'text', start: at, end: next })
      at = Math.max(next, at)
    }
  }

  /** Makes characters of bytes; the second half of one may be a letter that follows. */
  #flush(next: RtfToken): void {
    if (this.#bytes.length === 0) return
    const charset = this.#group?.charset ?? this.#charset
    if (next.kind === 'text' && next.start === this.#bytesEnd && endsInHalf(this.#bytes, charset)) {
      this.#bytes.push(this.#text.charCodeAt(next.start))
      this.#bytesEnd += 1
    }
    const text = decodeBytes(this.#bytes, charset)
    this.#bytes = []
    this.#add(text, { kind: 'text', start: this.#bytesStart, end: this.#bytesEnd })
  }

  /** NUL is nothing that anyone sees. */
  #add(found: string, { start, end }: RtfToken): void {
    const group = this.#group
    const text = found.replaceAll('\0', '')
    if (!group || group.isSkipped || text === '') return
    const isHidden = (group.look.has('v') && !this.#options.hidden) || group.look.has('deleted')
    if (isHidden) this.#found.add(group, { kind: 'piece', start, end, display: 'hidden', look: group.look })
    else this.#found.add(group, { kind: 'text', start, end, text, look: group.look })
  }

  #refuse(at: number, reason: string): never {
    throw new FileRefused({ file: this.#fileName, ...positionAt(this.#text, at), reason })
  }
}

const fence = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})(.*)$/
/** Elements that begin a block of HTML wherever they begin a line, as CommonMark lists them. */
const blockNames =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul'
const blockTag = new RegExp(String.raw`^ {0,3}<\/?(?:${blockNames})(?:[ \t]|\/?>|$)`, 'i')
const attributes = String.raw`(?:[ \t]+[A-Za-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:[^ \t"'=<>\x60]+|'[^']*'|"[^"]*"))?)*`
/** A tag alone on its line. */
const loneTag = new RegExp(String.raw`^ {0,3}<(?:[A-Za-z][\w-]*${attributes}[ \t]*\/?|\/[A-Za-z][\w-]*[ \t]*)>[ \t]*$`)
const notWords = /^ {0,3}(?:#{1,6}(?:[ \t]|$)|(?:[-*_][ \t]*){3,}$)/
const longestLine = 1000

/**
 * Classifies the lines of a document, one after the other: code between fences, or a block of HTML, in which a fence
 * opens nothing. Blocks that end with more than a blank line (comments, scripts) are not looked for.
 */
export class Fences {
  #open: string | undefined
  #isHtml = false
  #isAfterWords = false

  /** Whether the line just read is within code, or a fence of it. */
  get isCode(): boolean {
    return this.#isCode
  }
  #isCode = false

  get isHtml(): boolean {
    return this.#isHtml
  }

  read(whole: string): this {
    const line = whole.length > longestLine ? whole.slice(0, longestLine) : whole
    const isBlank = line.trim() === ''
    if (this.#open !== undefined) {
      const [, marks = '', rest = ''] = fence.exec(line) ?? []
      if (marks.startsWith(this.#open) && rest.trim() === '') this.#open = undefined
      this.#isCode = true
      this.#isAfterWords = false
      return this
    }
    this.#isCode = false
    if (isBlank) {
      this.#isHtml = false
      this.#isAfterWords = false
      return this
    }
    if (this.#isHtml) return this
    const [, marks, rest = ''] = fence.exec(line) ?? []
    if (marks !== undefined && !(marks.startsWith('`') && rest.includes('`'))) {
      this.#open = marks
      this.#isCode = true
      return this
    }
    this.#isHtml = line.includes('<') && (blockTag.test(line) || (!this.#isAfterWords && loneTag.test(line)))
    this.#isAfterWords = !this.#isHtml && !notWords.test(line)
    return this
  }
}

/** Text that is HTML already. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | false | undefined | readonly Part[]

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function partText(part: Part): string {
  if (part === false || part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part))
  return part.map(partText).join('')
}

/** A template whose parts are escaped, but for those that are HTML already; `false` and `undefined` leave no trace. */
export function html(words: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(words.map((word, index) => word + partText(parts[index])).join(''))
}

/** A name or a path as code, which is broken at its seams where it has to be: after a dot, a slash or an underscore, before a capital. */
export function spelled(text: string, className?: string): Html {
  const pieces = text.split(/(?<=[./_])|(?<=[a-z\d])(?=[A-Z])/)
  return html`<code${className && html` class="${className}"`}>${pieces.map((piece, index) => html`${index > 0 && new Html('<wbr>')}${piece}`)}</code>`
}

/** A sentence of the contract, in which only code is marked. `link` may turn a code's text into a link's address. */
export function sentence(text: string, link: (code: string) => string | undefined = () => undefined): Html {
  const pieces = text.split(/`([^`]+)`/)
  return html`${pieces.map((piece, index) => {
    if (index % 2 === 0) return piece
    const address = link(piece)
    return address ? html`<a href="${address}">${spelled(piece)}</a>` : spelled(piece)
  })}`
}

/** Paragraphs of the contract: an empty line ends one. */
export const paragraphs = (text: string, link?: (code: string) => string | undefined): Html =>
  html`${text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => html`<p>${sentence(paragraph.replaceAll(/\s*\n\s*/g, ' '), link)}</p>`)}`

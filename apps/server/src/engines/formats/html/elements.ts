import type { HtmlAttribute } from './scan-html.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Stand within a line of text. All other elements begin a new text. */
export const inlineElements = words(`
  a abbr acronym applet audio b basefont bdi bdo big br canvas cite code data del dfn em embed font i img input
  ins kbd label map mark math meter nobr object output picture progress q rb rp rt rtc ruby s samp script slot small
  source span strike strong style sub sup svg time track tt u var video wbr noscript area param`)

/** Have no content and no end tag. */
export const emptyElements = words(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
)

/** Their content is never text: one code where they stand within text. */
export const opaqueElements = words('script style svg math applet iframe noembed noframes xmp plaintext')

/** Their content isn't part of what a drawing shows. */
export const undrawnElements = words('style script metadata')

/** Hold code, which is translated by option only. */
export const codeElements = words('code kbd samp var pre tt listing')

/** White space counts within them. */
export const preformattedElements = words('pre textarea listing')

/** The elements that the start of another one closes, looked for up to `within`. */
export const impliedEnds: Readonly<Record<string, { closes: ReadonlySet<string>; within: ReadonlySet<string> }>> = {
  li: { closes: words('li'), within: words('ul ol menu') },
  dt: { closes: words('dt dd'), within: words('dl') },
  dd: { closes: words('dt dd'), within: words('dl') },
  option: { closes: words('option'), within: words('select datalist optgroup') },
  optgroup: { closes: words('option optgroup'), within: words('select') },
  tr: { closes: words('tr td th'), within: words('table thead tbody tfoot') },
  td: { closes: words('td th'), within: words('tr table') },
  th: { closes: words('td th'), within: words('tr table') },
}

const textAttributes = words(
  'alt title placeholder label summary aria-label aria-description aria-placeholder aria-roledescription aria-valuetext',
)
/** Their titles name sets of styles. */
const namedSheets = words('link style')
const buttons = words('button submit reset')
const describing = words(
  'description keywords title og:title og:description og:site_name og:image:alt twitter:title twitter:description twitter:image:alt twitter:label1 twitter:label2 application-name apple-mobile-web-app-title dc.title dc.description dc.subject',
)

/** The attributes of a start tag that people read, beside those that the account names. */
export function readAttributes(
  name: string,
  attributes: readonly HtmlAttribute[],
  further: ReadonlySet<string>,
): HtmlAttribute[] {
  const valueOf = (key: string): string =>
    attributes
      .find((one) => one.name === key)
      ?.value.trim()
      .toLowerCase() ?? ''
  return attributes.filter((attribute) => {
    if (attribute.value.trim() === '') return false
    if (textAttributes.has(attribute.name) || further.has(attribute.name))
      return attribute.name !== 'title' || !namedSheets.has(name)
    if (attribute.name === 'value') return name === 'input' && buttons.has(valueOf('type'))
    if (attribute.name === 'abbr') return name === 'th'
    if (attribute.name !== 'content' || name !== 'meta') return false
    return (
      describing.has(valueOf('name')) ||
      describing.has(valueOf('property')) ||
      ['name', 'description', 'headline'].includes(valueOf('itemprop'))
    )
  })
}

/** The element's own setting for translation; `undefined` if it has none. */
export function translatable(attributes: readonly HtmlAttribute[]): boolean | undefined {
  for (const { name, value } of attributes) {
    if (name === 'translate') return value.trim().toLowerCase() !== 'no'
    if (name === 'class' && /(?:^|\s)notranslate(?:\s|$)/.test(value)) return false
  }
  return undefined
}

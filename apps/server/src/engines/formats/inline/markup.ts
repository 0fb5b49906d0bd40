const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Elements of HTML whose names aren't words, so that their tags are tags also where they stand alone. */
const elements = words(`
  a abbr b bdi bdo br col dd del dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins kbd li nobr ol p pre q rp rt
  s samp span strong sub sup svg tbody td tfoot th thead tr tt u ul var wbr`)

const flags = words(`
  allowfullscreen async autofocus autoplay checked controls defer disabled hidden ismap itemscope loop multiple muted
  nomodule novalidate nowrap open playsinline readonly required reversed selected`)

/** The names of the end tags in a text, in lower case. */
export function endTagsIn(text: string): ReadonlySet<string> {
  if (!text.includes('</')) return none
  return new Set(
    [...text.matchAll(/<\/([A-Za-z\d][\w.:-]{0,200})\s{0,9}>/g)].map(([, name = '']) => name.toLowerCase()),
  )
}

const none: ReadonlySet<string> = new Set()

const parts = /^<(\/?)([A-Za-z\d][\w.:-]*)((?:\s[^]*?)?)(\/?)>$/

/**
 * Whether what looks like a tag is one: an element of HTML, what has an end tag in the same text, what closes itself, or
 * what has attributes. Anything else in angle brackets, such as `<none>` and `<Choose a country>`, is text.
 */
export function isMarkup(native: string, endTags: ReadonlySet<string>): boolean {
  if (native.startsWith('&') || native.startsWith('<!')) return true
  const [, slash, name = '', attributes = '', closes] = parts.exec(native) ?? []
  if (slash === undefined) return false
  if (slash === '/') return attributes.trim() === ''
  // A template's output may be an attribute.
  const given = attributes.trim()
  const hasAttributes = /[={}%$]/.test(given) || (given !== '' && given.split(/\s+/).every((one) => flags.has(one)))
  if (!hasAttributes && given !== '') return false
  const known = name.toLowerCase()
  return hasAttributes || closes === '/' || elements.has(known) || endTags.has(known)
}

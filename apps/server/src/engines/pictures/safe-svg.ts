import { SaxesParser, type SaxesTagNS } from 'saxes'

const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'

/** Elements that draw; all others are removed with their content. */
const elements = new Set(
  (
    'svg g defs symbol title desc switch style use clipPath mask marker pattern linearGradient radialGradient stop ' +
    'circle ellipse line path polygon polyline rect text textPath tspan filter feBlend feColorMatrix feComposite ' +
    'feDropShadow feFlood feGaussianBlur feMerge feMergeNode feMorphology feOffset'
  ).split(' '),
)

/**
 * An SVG file without what could run or load something: scripts, event handlers, foreign objects, animations, and
 * references to anything outside of the file are gone.
 * @throws where the text isn't well-formed, or its root isn't an SVG element
 */
export function safeSvg(text: string): string {
  const parser = new SaxesParser({ xmlns: true })
  const parts: string[] = []
  let style: string | null = null
  // How deep the parser is inside of an element that goes.
  let dropped = 0
  let isEmpty = true
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    if (isEmpty && (tag.local !== 'svg' || tag.uri !== svgNamespace)) throw new Error('the root must be an SVG element')
    isEmpty = false
    if (dropped > 0 || tag.uri !== svgNamespace || !elements.has(tag.local)) {
      dropped += 1
      return
    }
    parts.push(`<${tag.local}${parts.length === 0 ? ` xmlns="${svgNamespace}"` : ''}${safeAttributes(tag)}>`)
    if (tag.local === 'style') style = ''
  })
  const write = (content: string) => {
    if (dropped > 0) return
    if (style === null) parts.push(escaped(content))
    else style += content
  }
  parser.on('text', write)
  parser.on('cdata', write)
  parser.on('closetag', ({ local }) => {
    if (dropped > 0) {
      dropped -= 1
      return
    }
    if (style !== null && isInside(style)) parts.push(escaped(style))
    style = null
    parts.push(`</${local}>`)
  })
  parser.write(text).close()
  return parts.join('').trim()
}

function safeAttributes({ attributes }: SaxesTagNS): string {
  return Object.values(attributes)
    .map(({ local, uri, value }) => {
      const isReference = local === 'href' && (uri === '' || uri === xlinkNamespace)
      const isKept = isReference
        ? /^#[\w.:-]+$/.test(value)
        : uri === '' && local !== 'xmlns' && !/^on/i.test(local) && isInside(value)
      return isKept ? ` ${local}="${escaped(value)}"` : ''
    })
    .join('')
}

/** Whether a value or a style sheet refers to nothing but parts of its own file. */
function isInside(value: string): boolean {
  // An escape can hide any word.
  if (/\\|@import|@font-face|@namespace|expression\s*\(|\b(?:javascript|vbscript|data|https?|file)\s*:/i.test(value))
    return false
  if (/\b(?:image|image-set|src|cross-fade|element)\s*\(/i.test(value)) return false
  return [...value.matchAll(/url\s*\(([^)]*)\)?/gi)].every(([, target = '']) =>
    /^\s*(["']?)#[\w.:-]+\1\s*$/.test(target),
  )
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character]!)

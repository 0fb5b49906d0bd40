import type { Edit } from '../edits.ts'
import type { HtmlAttribute } from './scan-html.ts'

/** Text as the content of an element. Spaces that don't break are written so that people see them. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00A0', '&nbsp;')
}

/** The edit that gives an attribute another value. Its quotes stay the ones that it has. */
export function attributeWith(text: string, attribute: HtmlAttribute, value: string): Edit {
  const { start, end } = attribute
  const written = /^([^\s=>]+)(\s*=\s*)?(["']?)/.exec(text.slice(start, end))
  const quote = written?.[3] || '"'
  const escaped = value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('\u00A0', '&nbsp;')
    .replaceAll(quote, quote === '"' ? '&quot;' : '&#39;')
  return { start, end, text: `${written?.[1] ?? attribute.name}${written?.[2] ?? '='}${quote}${escaped}${quote}` }
}

import type { RunFormat } from '../ooxml/runs.ts'
import type { XmlElement } from '../xml/read-xml.ts'

/** A style as texts show it: what it changes, whether it hides them. */
export type TextStyle = { key: string; label: string; isHidden: boolean }

const plain: TextStyle = { key: '', label: '', isHidden: false }
/** Properties that no one sees: when a text was written, and in which language it is. */
const unseen =
  /(?:^|:)(?:rsid|paragraph-rsid|language|language-asian|language-complex|country|country-asian|country-complex|script|rfc-language-tag)$/

/** The styles of a part that are its own, by the families of text and their names. */
export function textStyles(root: XmlElement): ReadonlyMap<string, TextStyle> {
  const styles = new Map<string, TextStyle>()
  for (const group of root.children) {
    if (group.kind !== 'element' || (group.local !== 'automatic-styles' && group.local !== 'styles')) continue
    for (const style of group.children) {
      if (style.kind !== 'element' || style.local !== 'style' || style.attributes.get('style:family') !== 'text')
        continue
      const name = style.attributes.get('style:name') ?? ''
      if (group.local === 'automatic-styles') styles.set(name, styleOf(style))
    }
  }
  return styles
}

function styleOf(style: XmlElement): TextStyle {
  const properties = style.children.flatMap((child) =>
    child.kind === 'element' && child.local === 'text-properties' ? [...child.attributes] : [],
  )
  const seen = properties.filter(([name]) => !unseen.test(name)).sort(([a], [b]) => (a < b ? -1 : 1))
  const parent = style.attributes.get('style:parent-style-name')
  if (seen.length === 0 && parent === undefined) return plain
  const values = new Map(seen)
  const labels = [
    /bold|[6-9]00/.test(values.get('fo:font-weight') ?? '') ? 'b' : '',
    /italic|oblique/.test(values.get('fo:font-style') ?? '') ? 'i' : '',
    (values.get('style:text-underline-style') ?? 'none') === 'none' ? '' : 'u',
    (values.get('style:text-line-through-style') ?? 'none') === 'none' ? '' : 'strike',
    values.get('style:text-position')?.split(' ')[0] ?? '',
  ]
  return {
    key: JSON.stringify([parent, seen]),
    label: labels.filter((label) => label !== '').join(' ') || (parent ?? ''),
    isHidden: values.get('text:display') === 'none',
  }
}

/** How text looks within spans, the outermost first. Spans that change nothing are left out. */
export function formatOf(
  spans: readonly { tag: string; name: string }[],
  styles: ReadonlyMap<string, TextStyle>,
): RunFormat {
  const seen = spans
    .map(({ tag, name }) => ({
      tag,
      style: styles.get(name) ?? { key: name, label: name.replaceAll('_20_', ' '), isHidden: false },
    }))
    .filter(({ style }) => style.key !== '')
  return {
    key: seen.map(({ style }) => style.key).join('\n'),
    xml: seen.map(({ tag }) => tag).join(''),
    label: seen
      .map(({ style }) => style.label)
      .filter((label) => label !== '')
      .join(' '),
  }
}

/** Whether one of the spans hides the text in it. */
export const isHidden = (spans: readonly { name: string }[], styles: ReadonlyMap<string, TextStyle>): boolean =>
  spans.some(({ name }) => styles.get(name)?.isHidden === true)

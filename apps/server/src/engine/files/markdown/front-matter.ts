/** A value of the front matter that can be translated: where its scalar stands, and what it says. */
export type FrontMatterValue = { key: string; value: string; start: number; end: number; quote: '' | '"' | "'" }

const entry = /^([\w.-]+):[ \t]+(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|([^\s"'#&*!|>%@`[\]{},?:-][^\r\n]*?))[ \t]*(?:[ \t]#.*)?$/

/** The one-line values of top-level keys among `keys`. `from` is where `raw`, the YAML with its fences, begins. */
export function frontMatterValues(raw: string, from: number, keys: ReadonlySet<string>): FrontMatterValue[] {
  const values: FrontMatterValue[] = []
  let at = from
  for (const line of raw.split(/(?<=\n)/)) {
    const match = entry.exec(line.replace(/[\r\n]+$/, ''))
    const key = match?.[1]
    if (match && key !== undefined && keys.has(key)) {
      const value = valueOf(match)
      const scalar = /:[ \t]+/.exec(line)
      if (value !== undefined && scalar) {
        const start = at + scalar.index + scalar[0].length
        const length = value.quote === '' ? value.raw.length : value.raw.length + 2
        values.push({ key, value: value.text, start, end: start + length, quote: value.quote })
      }
    }
    at += line.length
  }
  return values
}

/** A translated value, quoted like the one before where that suffices. */
export function writeFrontMatterValue(text: string, quote: '' | '"' | "'"): string {
  const line = text.replace(/\s*[\r\n]+\s*/g, ' ')
  if (quote === "'") return `'${line.replaceAll("'", "''")}'`
  const plain = /^[\p{L}][^#:"'[\]{}]*$/u.test(line) && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(line.trim())
  return quote === '' && plain && line === line.trim() ? line : JSON.stringify(line)
}

function valueOf(match: RegExpExecArray): { raw: string; text: string; quote: '' | '"' | "'" } | undefined {
  const [, , double, single, plain] = match
  if (single !== undefined) return { raw: single, text: single.replaceAll("''", "'"), quote: "'" }
  if (plain !== undefined) return { raw: plain.replace(/[ \t]+#.*$/, ''), text: plain.replace(/[ \t]+#.*$/, ''), quote: '' }
  if (double === undefined) return undefined
  try {
    const text: unknown = JSON.parse(`"${double}"`)
    return typeof text === 'string' ? { raw: double, text, quote: '"' } : undefined
  } catch {
    // An escape that only YAML knows: left alone.
    return undefined
  }
}

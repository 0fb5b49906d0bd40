import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = import.meta.dirname
const names = readdirSync(folder)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const sheets = names.filter((name) => name.endsWith('.css'))
const components = names.filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
const modules = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^test-setup|\.d\.ts$/.test(name))

/** Declarations that do not turn around with the direction of the page. */
function physical(css: string): string[] {
  const side = '(left|right|top|bottom)'
  const property = new RegExp(
    `^\\s*(${side}|(scroll-)?(margin|padding)-${side}|border-${side}(-\\w+)?|inset-${side})\\s*:`,
    'gm',
  )
  const value = /^\s*(text-align|float|clear)\s*:\s*(left|right)\b/gm
  const size = /^\s*((min|max)-)?(width|height)\s*:/gm
  return [property, value, size].flatMap((pattern) => [...css.matchAll(pattern)].map(([match]) => match.trim()))
}

/** Words in a component that its caller could not translate: text between tags, and literals of spoken attributes. */
function words(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const text = [...code.matchAll(/(?<!\w)<\/?[\w.]+(?:\s[^<>]*)?>([^<>{}()=;]*\p{L}{2}[^<>{}()=;]*)(?=<|\{)/gu)].map(
    ([, inner]) => inner!.trim(),
  )
  // A statement that follows an element isn't text of it.
  const shown = text.filter((one) => !/^(const|return)\b/.test(one))
  const spoken = [...code.matchAll(/\b(aria-label|aria-description|title|placeholder|alt|label)="([^"]*\p{L}[^"]*)"/gu)]
  return [...shown, ...spoken.map(([match]) => match)]
}

describe('style sheets', () => {
  it.each(sheets)('%s uses logical properties only', (name) => {
    expect(physical(read(name))).toEqual([])
  })

  it.each(sheets.filter((name) => name.endsWith('.module.css')))('%s is in the layer of components', (name) => {
    expect(read(name)).toMatch(/^@layer components \{\n[\s\S]*\n\}\n$/)
  })

  it('a physical property is found', () => {
    expect(physical('  margin-left: 4px;\n  text-align: right;\n  width: 1px;')).toHaveLength(3)
    expect(physical('  margin-inline-start: 4px;\n  inline-size: 1px;')).toEqual([])
  })
})

describe('components', () => {
  it.each(components)('%s contains no words', (name) => {
    expect(words(read(name))).toEqual([])
  })

  it('words in a component are found', () => {
    expect(words('<p className="x">Save it</p>')).toEqual(['Save it'])
    expect(words('<button aria-label="Close" />')).toHaveLength(1)
    expect(words('<p>{label}</p>')).toEqual([])
    expect(words('if (isOpen) return <List />\nconst { label } = props')).toEqual([])
  })

  it.each(components)('%s exports the component it is named after, and no default', (name) => {
    const source = read(name)
    expect(source).toMatch(
      new RegExp(`export (function|const|\\{) ?${name.replace('.tsx', '')}|export \\{ ${name.replace('.tsx', '')}`),
    )
    expect(source).not.toMatch(/export default/)
  })

  it.each(modules)('%s imports neither the app, nor the contract, nor a router', (name) => {
    const imported = [...read(name).matchAll(/from '([^']+)'/g)].map(([, from]) => from!)
    const allowed =
      /^(\.\/|react$|react-dom|react-aria-components\/|@tanstack\/react-virtual$|@internationalized\/date$)/
    expect(imported.filter((from) => !allowed.test(from))).toEqual([])
  })
})

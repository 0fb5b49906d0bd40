import { type Entry, FluentParser, type Pattern, serializeExpression } from '@fluent/syntax'
import { decoded, foreignOf } from '../fixtures/foreign-shapes.ts'
import type { Trial } from '../fixtures/trials.ts'

/** A pattern as people see it; what stands in braces stays as it is. */
const patternText = ({ elements }: Pattern): string =>
  elements
    .map((element) => {
      if (element.type === 'TextElement') return element.value
      const { expression } = element
      return expression.type === 'StringLiteral' ? expression.parse().value : `{ ${serializeExpression(expression)} }`
    })
    .join('')

/** The tree of a file: selectors are objects with their variants. */
function treeOf(pattern: Pattern): unknown {
  const [element] = pattern.elements
  const select = element?.type === 'Placeable' && element.expression.type === 'SelectExpression' && element.expression
  if (!select) return patternText(pattern)
  const variants = select.variants.map(({ key, value }) => [
    key.type === 'Identifier' ? key.name : key.value,
    treeOf(value),
  ])
  return { [serializeExpression(select.selector)]: Object.fromEntries(variants) }
}

const entriesOf = (text: string): readonly Entry[] => new FluentParser({ withSpans: false }).parse(text).body

const escaped = (text: string): string =>
  text
    .replace(/[{}]/g, '{"$&"}')
    .replace(/^[ \n]+|(?<![ \n])[ \n]+$|\n/g, (found) => `{"${found.replaceAll('\n', '\\u000A')}"}`)

export const trial: Trial = {
  fixtures: {
    'main.ftl': `### Of the whole file

# Shown once
hello = Hello, { $name }!
-brand = Firefox
    .gender = masculine

## Mail

emails =
    { $count ->
        [one] You have one email in { -brand }.
       *[other] You have { $count } emails in { -brand }.
    }
several =
    First line
      and more

    last line
save =
    .label = Save { "{" }all{ "}" }
    .title = Ctrl+S
`,
  },
  oddFormats: [
    {
      fileName: 'odd.ftl',
      slowReader: true,
      write: (texts) => texts.map((text, at) => `k${at} = ${escaped(text)}\n`).join(''),
      read: (file) =>
        entriesOf(file).flatMap((entry) => (entry.type === 'Message' && entry.value ? [patternText(entry.value)] : [])),
      comments: '# KEEP\na = Hello\n\n## KEEP\n\nb = World\n# KEEP\n',
      indented: 'a =\n     Hello\nb =   World\n',
      duplicates: 'a = First\na = Second\n',
    },
  ],
  foreignReaders: {
    ftl: {
      read: (bytes) =>
        foreignOf(
          entriesOf(decoded(bytes)).map((entry) => {
            if (entry.type !== 'Message' && entry.type !== 'Term') return { type: entry.type }
            const attributes = entry.attributes.map(({ id, value }) => [id.name, treeOf(value)])
            return { value: entry.value && treeOf(entry.value), ...Object.fromEntries(attributes) }
          }),
          (path) => !path.endsWith('/type'),
        ),
      // Plurals gain the forms of the language.
      addsMore: true,
    },
  },
}

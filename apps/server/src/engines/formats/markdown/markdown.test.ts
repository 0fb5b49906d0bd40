import { load as loadYaml } from 'js-yaml'
import type { Nodes } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { parse as parseToml } from 'smol-toml'
import { unified } from 'unified'
import { describe, expect, test } from 'vitest'
import { cpuTime } from '../../../testing/cpu-time.ts'
import { fixtureText, optionsFor, pseudo, under } from '../fixtures/fixture.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { withoutFormulas } from './formulas.ts'
import { markdown } from './markdown.ts'

const upper = ({ source }: { source: string }): string => source.toUpperCase()
const reader = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter)

/** The structure of the rendered page: node types with their texts. */
function outline(text: string): string {
  const show = (node: Nodes): string => {
    if (node.type === 'text') return node.value.replace(/\s+/g, ' ')
    if ('children' in node) return `<${node.type}>${node.children.map(show).join('')}</${node.type}>`
    return `<${node.type}${'value' in node ? ` ${node.value}` : ''}${'alt' in node ? ` ${node.alt}` : ''}/>`
  }
  return reader.parse(text).children.map(show).join('\n')
}

describe('guide.md', () => {
  const text = fixtureText('guide.md')
  test('the texts to translate are found', () => {
    const { segments } = under('guide.md', text, 'es')
    expect(segments.map(({ key, source }) => [key, source])).toEqual(
      [
        ['front-matter-title-1', 'Getting started'],
        ['front-matter-description-1', 'How to "install" it'],
        ['heading-1', 'Getting ⟦1⟧started⟦/1⟧⟦2/⟧'],
        ['paragraph-1#1', 'Install it.'],
        ['paragraph-1#2', 'Then run ⟦1/⟧ in a ⟦2⟧terminal⟦/2⟧, or read ⟦3⟧the docs⟦/3⟧ first.'],
        ['title-1', 'All the docs'],
        ['paragraph-2#1', 'A quotation that goes on over two lines.⟦1/⟧After a hard break: ⟦2⟧Ctrl⟦/2⟧+⟦3⟧C⟦/3⟧.'],
        ['paragraph-3', 'First, see ⟦1/⟧.'],
        ['alt-1', 'a screenshot'],
        ['title-2', 'The first page'],
        ['paragraph-4', 'Second item⟦1/⟧with a break'],
        ['paragraph-5', 'nested ⟦1⟧item with ⟦2⟧bold⟦/2⟧ inside⟦/1⟧'],
        ['paragraph-6', 'a task'],
        ['cell-1', 'Name'],
        ['cell-2', 'Meaning of |'],
        ['cell-4', 'either ⟦1⟧a⟦/1⟧ or b'],
        ['cell-5', 'empty'],
        ['heading-2', 'Setext heading'],
        ['html-1', 'HTML stays.'],
        ['paragraph-7', 'Literal marks: 2 * 3, snake_case, *stars*, © and ⟦1/⟧brackets⟦2/⟧.⟦3/⟧'],
        ['paragraph-8', 'See ⟦1⟧docs⟦/1⟧ and ⟦2⟧the manual⟦/2⟧, ⟦3⟧old⟦/3⟧ ⟦4/⟧ and ⟦5/⟧.'],
        ['paragraph-9#1', 'A footnote.'],
        ['paragraph-9#2', 'With two sentences.'],
        ['title-3', 'Documentation'],
      ].map(([key, source]) => [key === 'paragraph-2#1' ? 'paragraph-2' : key, source]),
    )
  })

  test('translated, the page has the same structure', () => {
    const built = under('guide.md', text, 'es', { frontMatterKeys: 'title' }).build(pseudo)
    const accents: Readonly<Record<string, string>> = {
      á: 'a',
      é: 'e',
      ï: 'i',
      ö: 'o',
      ü: 'u',
      Á: 'A',
      É: 'E',
      Ï: 'I',
      Ö: 'O',
      Ü: 'U',
    }
    expect(outline(built.replace(/[áéïöüÁÉÏÖÜ]/g, (letter) => accents[letter] ?? letter))).toBe(outline(text))
    for (const kept of [
      '`npx dragoman`',
      'npm install   # not translated',
      '    indented code',
      '<div class="note">\nHTML stáys.\n</div>',
      '| :--- | ---: |',
      'draft: false',
      '{#start}',
    ]) {
      expect(built).toContain(kept)
    }
    expect(built).toContain('title: Géttïng stártéd\n')
    expect(built).toContain('[thé döcs](https://example.org/docs "Áll thé döcs")')
    expect(built).toContain("![á scréénshöt](shot.png 'Thé fïrst págé')")
    expect(built).toContain('[döcs][docs] and [the'.replace(' and [the', ''))
    expect(built).toContain('[docs]: https://example.org/docs "Döcüméntátïön"')
  })

  test('only what is translated changes', () => {
    const built = under('guide.md', text, 'es').build(({ key }) =>
      key === 'title-1' ? 'Todo "aquí"' : key === 'cell-2' ? 'Uso de |' : undefined,
    )
    expect(built).toBe(text.replace('"All the docs"', '"Todo \\"aquí\\""').replace('Meaning of \\|', 'Uso de \\|'))
  })

  test('texts that the options leave out have a reason', () => {
    const { leftOut } = markdown.parse(
      new TextEncoder().encode('---\ntitle: A\nauthor: Ann\n---\n\nText\n\n```sh\nnpm\n```\n'),
      optionsFor('a.md', 'es'),
    )
    expect(leftOut).toEqual([
      { key: 'front-matter-author-1', text: 'Ann', reason: 'SKIPPED_KEY' },
      { key: 'code-block-1', text: 'npm', reason: 'CODE' },
    ])
  })

  test('front matter and code by option', () => {
    const { segments, build } = under('guide.md', text, 'es', {
      frontMatterKeys: 'title, description, draft',
      translateCode: true,
    })
    expect(segments.filter(({ key }) => /^(?:front|code)/.test(key)).map(({ key, source }) => [key, source])).toEqual([
      ['front-matter-title-1', 'Getting started'],
      ['front-matter-description-1', 'How to "install" it'],
      ['code-1', '# a comment'],
      ['code-2', 'npm install   # not translated'],
      ['code-3', 'indented code'],
    ])
    const built = build(({ source }) =>
      source === 'Getting started' ? 'Guía: "uno"' : source === 'indented code' ? 'código' : undefined,
    )
    expect(built).toBe(
      text.replace('title: Getting started', 'title: "Guía: \\"uno\\""').replace('    indented code', '    código'),
    )
  })
})

describe('what extensions of Markdown mean', () => {
  test.each<[string, string, string[]]>([
    [
      'containers',
      '::: tip Title\nOne.\n:::\n\n:::note\n\nTwo\n\n:::\n\n:::info[My *title*]\nThree\n:::\n',
      ['Title', 'One.', 'Two', 'My ⟦1⟧title⟦/1⟧', 'Three'],
    ],
    ['alerts', '> [!NOTE]\n> One.\n> More.\n\n> [!warning]- Careful\n> Two\n', ['One.', 'More.', 'Careful', 'Two']],
    [
      'admonitions',
      '!!! note "Title"\n    One\n    goes on\n\n    Two\n\n??? tip\n    Three\n\n=== "Tab"\n\n    Four\n',
      ['Title', 'One goes on', 'Two', 'Three', 'Tab', 'Four'],
    ],
    [
      'definitions',
      'Term\n: One\n  goes on\n: Two\n\nOther\n:   Three\n',
      ['Term', 'One goes on', 'Two', 'Other', 'Three'],
    ],
    [
      'template engines',
      '{% include x.html %}\n\n{% hint style="a" %}\nHi {{ a[0] }}, {% x %}\n{% endhint %}\n\n{{< figure >}}\n',
      ['Hi ⟦1/⟧, ⟦2/⟧'],
    ],
    ['attributes and contents', '# Heading\n{: .class}\n\n[[toc]]\n\n[TOC]\n', ['Heading']],
    ['math', '$$\na * b * c\n$$\n\nOne\n', ['One']],
    ['math that never ends', '$$\n\nOne\n', ['$$', 'One']],
    [
      'MDX',
      "import A from '@a/b';\n\n<Tabs values={[{label: 'A'}]}>\n<TabItem value=\"a\">\n\nOne\n\n</TabItem>\n</Tabs>\n",
      ['One'],
    ],
    [
      'what else MDX has',
      "import './a.css'\n\nexport const a = { b: 1 };\n\n{/* One **two** */}\n\nexport it\n",
      ['export it'],
    ],
    ['in lists', '- a\n  :::note\n  b\n  :::\n', ['a', 'b']],
    ['not in code', '```\n::: a\n```\n\nb\n', ['b']],
    ['nor within text', 'a ::: b === c\n', ['a ::: b === c']],
  ])('%s', (_, text, expected) => {
    const { segments, build } = under('a.md', text, 'es')
    expect(segments.map(({ source }) => source)).toEqual(expected)
    const built = build(({ source }) => `${source}.`)
    const marks = (file: string) => file.match(/^[>\s]*(?:[:!?={<[$]|import)[^\s.]*/gm)
    expect(marks(built)).toEqual(marks(text))
    expect(under('a.md', built, 'es').segments.map(({ source }) => source)).toEqual(
      expected.map((source) => `${source}.`),
    )
  })
})

describe('formulas', () => {
  test.each<[string, string, (string | undefined)[]]>([
    ['If $a_1 * b_2 * c$ is *so*', 'If ⟦1/⟧ is ⟦2⟧so⟦/2⟧', ['$a_1 * b_2 * c$', '*']],
    [
      '$$x_1 + *y*$$ and **$|x|$**, _a_$y$ `a`$x$',
      '⟦1/⟧ and ⟦2⟧⟦3/⟧⟦/2⟧, ⟦4⟧a⟦/4⟧⟦5/⟧ ⟦6/⟧⟦7/⟧',
      ['$$x_1 + *y*$$', '**', '$|x|$', '_', '$y$', '`a`', '$x$'],
    ],
    ['$\\frac{a}{\\$}$-like', '⟦1/⟧-like', ['$\\frac{a}{\\$}$']],
    ['a ` b $x*y*$ c', 'a ` b ⟦1/⟧ c', ['$x*y*$']],
    [
      'It costs $5 or $10, 5$ or 6$, US$7 (A$8), ($) or ($)',
      'It costs $5 or $10, 5$ or 6$, US$7 (A$8), ($) or ($)',
      [],
    ],
    ['\\$a\\$ and $PATH or ${a}${b} and $ a$', '$a$ and $PATH or ${a}${b} and $ a$', []],
    ['`$a$` and `a $b`$', '⟦1/⟧ and ⟦2/⟧$', ['`$a$`', '`a $b`']],
  ])('%s', (text, source, codes) => {
    const { segments, build } = under('a.md', `${text}\n`, 'es')
    expect(segments.map((segment) => [segment.source, segment.codes.map(({ open }) => open)])).toEqual([
      [source, codes],
    ])
    const built = build((segment) => `${segment.source} ¿*?`)
    expect(
      under('a.md', built, 'es').segments.map((segment) => [segment.source, segment.codes.map(({ open }) => open)]),
    ).toEqual([[`${source} ¿*?`, codes]])
  })

  test('on their own are not translated', () => {
    const text = '$$ x = *a*\n + b $$\n\n$a$\n\n```math\na * b\n```\n\nOne\n'
    expect(under('a.md', text, 'es', { translateCode: true }).segments.map(({ source }) => source)).toEqual(['One'])
  })

  test('in titles, tables and beside HTML', () => {
    const text =
      '---\ntitle: On $x$\n---\n\n| $a|b$ |\n|---|---|\n| $6 | $a_b$ |\n\n![Of $x$](a "With $y$")\n\n<p>The $5 <b>or $x$</b></p>\n'
    const { segments, build } = under('a.md', text, 'es')
    expect(segments.map(({ source }) => source)).toEqual([
      'On ⟦1/⟧',
      '$a',
      'b$',
      '$6',
      'Of ⟦1/⟧',
      'With ⟦1/⟧',
      'The $5 ⟦1⟧or $x$⟦/1⟧',
    ])
    expect(build(({ source }) => source.replace('Of', 'De'))).toBe(text.replace('Of', 'De'))
  })
})

describe('code of MDX', () => {
  const code = (text: string) => {
    const { segments, leftOut, build } = under('a.md', text, 'es')
    expect(build(({ source }) => source)).toBe(text)
    return {
      sources: segments.map(({ source }) => source),
      code: leftOut.filter(({ reason }) => reason === 'CODE').map((one) => one.text),
    }
  }

  test.each<[string, string]>([
    [
      'a component',
      "export function Card({title}) {\n  return (\n    <div>\n\n      {title}, don't\n    </div>\n  )\n}",
    ],
    ['an import over lines', "import {\n  One,\n  Two,\n} from '@site/parts'"],
    ['data', 'export const list = [\n  "a",\n  `b\n  c`, // (\n  { d: 1 }\n];'],
    ['an expression', '{list.map((one) => (\n  <li key={one}>{one}</li>\n))}'],
    ['a comment', '{/*\n  Do not read\n*/}'],
    ['a tag over lines', '<Box\n  title="x > y"\n  onClick={() => {}}\n>'],
    ['one line', "import Box from '@site/Box';"],
  ])('is left out: %s', (_, script) => {
    expect(code(`First\n\n${script}\n\nLast\n`)).toEqual({ sources: ['First', 'Last'], code: [script] })
  })

  test.each([
    'export const is a word of JavaScript,\nand so is import.',
    'import { and export are words',
    '{name} is a name\nof nobody',
    '```js\nexport const a = {\n}\n```',
    'Words\nexport const a = {\n}',
  ])('is none: %s', (text) => {
    expect(code(`${text}\n\nLast\n`).sources.at(-1)).toBe('Last')
    expect(code(`${text}\n\nLast\n`).code.filter((one) => one === text)).toEqual([])
  })

  test('words between tags are texts', () => {
    const text = 'export const Tip = ({x}) => (\n  <b>{x}</b>\n);\n\n<Tip kind="a">Read it</Tip> first.\n'
    expect(code(text).sources).toEqual(['⟦1⟧Read it⟦/1⟧ first.'])
  })
})

test('expressions within lines are codes in MDX, and words elsewhere', () => {
  const text = '# Hi {props.user_name} {#hi}\n\nAll {_d * e[0]} and {{f}}\n\n```\n{a}\n```\n'
  const { segments, build } = under('a.mdx', text, 'es', { translateCode: true })
  expect(segments.map(({ source }) => source)).toEqual(['Hi ⟦1/⟧⟦2/⟧', 'All ⟦1/⟧ and ⟦2/⟧', '{a}'])
  expect(build(({ source }) => source.replace('Hi', 'Hola').replace('and', 'y'))).toBe(
    text.replace('Hi', 'Hola').replace('and', 'y'),
  )
  expect(under('a.md', 'Hi {name}', 'es').segments[0]?.source).toBe('Hi {name}')
})

test.each([
  ['All {t({ a: _b, c: _d })} and *more*', 'All ⟦1/⟧ and ⟦2⟧more⟦/2⟧'],
  ['All {list\n    .map((_a) => `*${_a}*`)\n    .join("}")} and _more_', 'All ⟦1/⟧ and ⟦2⟧more⟦/2⟧'],
  ['> All {\n>   a * b * c\n> } and more', 'All ⟦1/⟧ and more'],
  ["# All {x ? { a: '{' } : don't} and more", 'All ⟦1/⟧ and more'],
  ['`{ a: {` and {b} and `c`', '⟦1/⟧ and ⟦2/⟧ and ⟦3/⟧'],
  ['All { and {open and *more*', 'All { and {open and ⟦1⟧more⟦/1⟧'],
])('an expression of MDX may hold braces and take several lines: %s', (words, source) => {
  for (const lineEnding of ['\n', '\r\n']) {
    const text = `${words}\n\n\`\`\`\n{a: {b}}\n\`\`\`\n`.replaceAll('\n', lineEnding)
    const { segments, build } = under('a.mdx', text, 'es')
    expect(segments.map((segment) => segment.source)).toEqual([source])
    expect(build((segment) => segment.source.replace('and', 'y *'))).toBe(text.replace(' and', ' y *'))
  }
})

test.each(['# All {a\n.b} and', '| x |\n|-|\n| All {a\n.b} and |', 'All\n\n    {a: {b}} and\n\nEnd'])(
  'an expression of MDX ends with its block, and code has none: %j',
  (text) => {
    const { segments, leftOut, build } = under('a.mdx', text, 'es')
    expect(JSON.stringify([segments, leftOut])).not.toMatch(/[\uFDD0\uFDD1]/)
    expect(build(({ source }) => source.replace('All', 'Todo'))).toBe(text.replace('All', 'Todo'))
  },
)

describe('fences', () => {
  test.each<[string, string, string[]]>([
    [
      'in a block of HTML open nothing',
      '<box of notes>\n```\n\n## One\n\n```\nnot this\n\nnor this\n```\n\nTwo\n',
      ['```', 'One', 'Two'],
    ],
    [
      'after words that begin with a tag do',
      '<b>Bold</b> words\n```\nnot *this*\n\nnor this\n```\n\nTwo\n',
      ['⟦1⟧Bold⟦/1⟧ words', 'Two'],
    ],
    ['with Windows line ends', '<div>\r\n```\r\n\r\n::: tip\r\nOne\r\n:::\r\n', ['```', 'One']],
    ['within a line are none', '``` not a fence ``` and more\n\n::: tip\nOne\n:::\n', ['⟦1/⟧ and more', 'One']],
  ])('%s', (_, text, expected) => {
    const { segments, build } = under('a.md', text, 'es')
    expect(segments.map(({ source }) => source)).toEqual(expected)
    expect(build(({ source }) => source)).toBe(text)
  })
})

describe('addresses', () => {
  test.each<[string, string, string]>([
    ['See https://example.org/a_b.', '⟦1/⟧を参照。', '<https://example.org/a_b>を参照。'],
    [
      'Ask me@example.org or www.example.org now',
      '⟦1/⟧に、⟦2/⟧も',
      '<me@example.org>に、[www.example.org](http://www.example.org)も',
    ],
    ['See https://example.org now', '지금 ⟦1/⟧ 참조', '지금 https://example.org 참조'],
    ['See https://example.org/x.', '请看⟦1/⟧（链接）', '请看<https://example.org/x>（链接）'],
  ])('a bare one does not take in the words beside it: %s', (text, target, expected) => {
    const { build, segments } = under('a.md', `${text}\n`, 'ja')
    expect(segments).toHaveLength(1)
    expect(build(() => target)).toBe(`${expected}\n`)
  })

  test.each([
    ['See [the page]({{< ref "a page.md" >}}) now', 'See ⟦1⟧the page⟦/1⟧ now'],
    ['![Cat]({{ "/a b.png" | relative_url }}) [x]({% link a b.md %} "T")', '⟦1/⟧ ⟦2⟧x⟦/2⟧'],
    ['See [the page][p] now\n\n[p]: {{< ref "a b.md" >}}', 'See ⟦1⟧the page⟦/1⟧ now'],
  ])('may hold shortcodes: %s', (text, source) => {
    const { segments, build } = under('a.md', `${text}\n`, 'es')
    expect(segments[0]?.source).toBe(source)
    expect(build((segment) => segment.source.replace('See', 'Ver'))).toBe(`${text.replace('See', 'Ver')}\n`)
  })
})

test('a list may be as long as it likes, since each item is a paragraph', () => {
  const text = Array.from({ length: 3000 }, (_, at) => `* **a:** b ([${at}](https://x.org/${at}))`).join('\n')
  expect(under('a.md', text, 'es').segments).toHaveLength(3000)
})

describe('front matter', () => {
  test.each<[string, string, string[], string]>([
    ['one line', "title: A 'b' # c\ndate: 2020-01-01\n", ["A 'b'"], "title: «A 'b'» # c\ndate: 2020-01-01\n"],
    ['folded', 'description: >-\n  One\n  two\ntags: [x]\n', ['One two'], 'description: >-\n  «One two»\ntags: [x]\n'],
    [
      'nested',
      'summary:\n  short: One\n  list:\n    - "Two"\n',
      ['One', 'Two'],
      'summary:\n  short: «One»\n  list:\n    - "«Two»"\n',
    ],
    ['folded, as the last one', 'description: >\n  One\n  two\n', ['One two'], 'description: >\n  «One two»\n'],
    ['literal, as the last one', 'summary: |+\n  One\n\n', ['One'], 'summary: |+\n  «One»\n\n'],
    ['that is no YAML', 'title: [\n', [], 'title: [\n'],
  ])('%s', (_, content, expected, built) => {
    const file = under('a.md', `---\n${content}---\n\nText\n`, 'es')
    expect(file.segments.map(({ source }) => source)).toEqual([...expected, 'Text'])
    expect(file.build(({ source }) => (source === 'Text' ? undefined : `«${source}»`))).toBe(
      `---\n${built}---\n\nText\n`,
    )
  })

  const yaml =
    '# Of the page\ntitle: One # KEEP\nseo: { title: Two, robots: "no" }\nlinks:\n  - text: Three\n    url: x\n  - {text: Four}\nweight: 3\n'
  const toml =
    '# Of the page\r\ntitle = "One" # KEEP\r\nweight = 3\r\nseo = { title = \'Two\', robots = "no" }\r\n[[links]]\r\ntext = "Three"\r\nurl = "x"\r\n[[links]]\r\ntext = """\r\nFour"""\r\n'
  test.each([
    { fence: '---', text: yaml, lineEnding: '\n', read: (front: string) => loadYaml(front) },
    { fence: '+++', text: toml, lineEnding: '\r\n', read: (front: string) => parseToml(front) },
  ])('by key, within others and in lists: $fence', ({ fence, text, lineEnding, read }) => {
    const rest = `${fence}${lineEnding}${lineEnding}Text${lineEnding}`
    const whole = `${fence}${lineEnding}${text}${rest}`
    const frontMatterKeys = 'title, seo.title, links.text'
    const file = under('a.md', whole, 'es', { frontMatterKeys })
    expect(file.segments.map(({ source }) => source)).toEqual(['One', 'Two', 'Three', 'Four', 'Text'])
    expect(file.leftOut.map(({ key }) => key)).toEqual(['front-matter-seo.robots-1', 'front-matter-links.0.url-1'])
    expect(file.build(({ source }) => source)).toBe(whole)
    const target = `+++ 'a' "b" \\ : # ü 😀 \u200f`
    const built = file.build(({ source }) => (source === 'Text' ? undefined : `${source}\n${target}`))
    expect(built.endsWith(rest)).toBe(true)
    const front = built.slice(fence.length + lineEnding.length, -rest.length)
    const expected = JSON.stringify(read(text)).replace(/One|Two|Three|Four/g, (word) =>
      JSON.stringify(`${word}\n${target}`).slice(1, -1),
    )
    expect(JSON.parse(JSON.stringify(read(front)))).toEqual(JSON.parse(expected))
    for (const kept of ['# Of the page', '# KEEP']) expect(front).toContain(kept)
  })
})

describe('HTML', () => {
  const text =
    '<p align="center">One <b>two</b><br>\n<img src="x" alt="Three"></p>\n\n<details><summary>Four</summary>\n\nFive <span title="Six">seven</span>.\n\n</details>\n\n<!-- no -->\n\n> <p>eight\n> nine</p>\n'
  test('is read as on a page', () => {
    const { segments, build } = under('a.md', text, 'es')
    expect(segments.map(({ source }) => source)).toEqual([
      'One ⟦1⟧two⟦/1⟧',
      'Three',
      'Four',
      'Five ⟦1⟧seven⟦/1⟧.',
      'Six',
    ])
    expect(build(({ source }) => (source.startsWith('Five') ? undefined : `${source}\n\n<&"`))).toBe(
      text
        .replace('<b>two</b>', '<b>two</b> &lt;&amp;"')
        .replace('"Three"', '"Three &lt;&amp;&quot;"')
        .replace('Four', 'Four &lt;&amp;"')
        .replace('"Six"', '"Six &lt;&amp;&quot;"'),
    )
    expect(build(({ source }) => source.toUpperCase())).toContain('FIVE <span title="SIX">SEVEN</span>.')
  })
})

describe('writing', () => {
  test.each<[string, string, string, string]>([
    [
      'emphasis beside Japanese punctuation',
      'very **important.** here',
      '⟦1⟧重要。⟦/1⟧です',
      '<strong>重要。</strong>です',
    ],
    ['emphasis that stays', 'very **important** here', 'muy ⟦1⟧importante⟦/1⟧.', 'muy **importante**.'],
    ['emphasis within a word', 'a _b_ c', 'x⟦1⟧y⟦/1⟧z', 'x<em>y</em>z'],
    ['emphasis moved into emphasis', '*a* **b**', '⟦1⟧x ⟦2⟧y⟦/2⟧⟦/1⟧', '*x **y***'],
    ['empty emphasis', '**a** b', '⟦1⟧⟦/1⟧ b', '<strong></strong> b'],
    [
      'marks meant as text',
      'a',
      '*x* _y_ `z` [l](m) <b> &amp; \\* | ~',
      '\\*x\\* \\_y\\_ \\`z\\` \\[l](m) \\<b> \\&amp; \\\\\\* | ~',
    ],
    ['a list that is none', 'a', '- x', '\\- x'],
    ['a number that is no list', 'a', '1. x', '1\\. x'],
    ['a heading that is none', 'a', '# x', '\\# x'],
    ['a quotation that is none', 'a', '> x', '\\> x'],
    ['a rule that is none', 'a', '***', '\\*\\*\\*'],
    ['an exclamation before a link', '[a](b)', 'x!⟦1⟧y⟦/1⟧', 'x\\![y](b)'],
    ['a table that is none', 'a\n---', '| x', '&#124; x\n---'],
    ['a line break that was typed', 'a', 'x\n# y', 'x # y'],
    ['a code with a mark', 'use `a*b` now', '⟦1/⟧ *', '`a*b` \\*'],
    ['an address that was typed', 'a', 'see www.x.org', 'see www\\.x.org'],
    [
      'an address that was typed beside one that is there',
      'At http://a.b, now',
      '⟦1/⟧, ~~x~~',
      'http://a.b, \\~\\~x\\~\\~',
    ],
    ['html beside text', 'a <b>x</b>', '⟦1⟧y⟦/1⟧ a', '<b>y</b> a'],
  ])('%s', (_, source, target, expected) => {
    const built = under('a.md', `${source}\n`, 'ja').build(() => target)
    expect(built).toBe(`${expected}\n`)
  })

  test.each<[string, string, string, string]>([
    ['a title in single quotes', "[a](<b> 't')", "it's", "[a](<b> 'it\\'s')"],
    ['an alternative text with strokes', '![a](b)', '~~x~~', '![\\~\\~x\\~\\~](b)'],
    ['a row that begins without a stroke', 'a | b\n--|--\nc | d', '- x', '\\- x | \\- x\n--|--\n\\- x | \\- x'],
    ['a row that begins with a number', 'a | b\n--|--', '1. x', '1\\. x | 1\\. x\n--|--'],
  ])('%s', (_, source, target, expected) => {
    const built = under('a.md', `${source}\n`, 'es').build(({ source: words }) =>
      words.includes('⟦') ? undefined : words === 'a' && source.startsWith('[') ? undefined : target,
    )
    expect(built).toBe(`${expected}\n`)
  })

  test.each<[string, string, string]>([
    ['a quotation', '> a  \n> b\n>\n> c\n', '> A  \n> B\n>\n> C\n'],
    ['soft breaks fold', '> a\nb\n> c\n', '> A B C\n'],
    ['Chinese soft breaks fold to nothing', '中文\n文字 a\nb\n', '中文文字 A B\n'],
    ['CRLF', 'a\r\nb\r\n\r\n* c\r\n', 'A B\r\n\r\n* C\r\n'],
    ['a heading with closing marks', '##  a  ##\n', '##  A  ##\n'],
    ['a table in a list', '- a\n\n  | b | c |\n  |---|---|\n  | d |\n', '- A\n\n  | B | C |\n  |---|---|\n  | D |\n'],
    ['shortcut references keep their label', '[a b]\n\n[a b]: x\n', '[A B][a b]\n\n[a b]: x\n'],
    ['images by reference', '![a][r] b\n\n[r]: x\n', '![a][r] B\n\n[r]: x\n'],
    ['a definition with a title in brackets', '[r]: x (a b)\n', '[r]: x (A B)\n'],
    ['an image within a link', '[![a](b "t")](c) d\n', '[![A](b "T")](c) D\n'],
    ['no newline at the end', 'a', 'A'],
    ['addresses in text', 'Ask me@example.org or www.x.org, then b.\n', 'ASK me@example.org OR www.x.org, THEN B.\n'],
    ['a tab', '-\ta\n\tb\n', '-\tA B\n'],
  ])('%s', (_, text, expected) => {
    expect(under('a.md', text, 'de').build(upper)).toBe(expected)
  })

  test('any text survives any place', () => {
    const texts = [
      '*a',
      '_',
      '__x__',
      '`',
      '``',
      '[',
      ']',
      '](',
      '<i>',
      '&lt;',
      '\\',
      'a\\',
      '|',
      '~~x~~',
      '+ x',
      '1) x',
      '=',
      '---',
      '#',
      'http://x.y',
      '!',
      ':',
      '[^1]',
      '- [ ] x',
      'a|b',
    ]
    for (const shape of ['X y', '# X y', '- X y', '> X y', '| a |\n|---|\n| X y |', '*X* y', '[X](u) y']) {
      for (const text of texts) {
        const file = under('a.md', `${shape}\n`, 'de')
        const translate = ({ source }: { source: string }): string | undefined =>
          source.includes('X') ? source.replace('X', text).replace('y', text) : undefined
        const expected = file.segments.map((segment) => translate(segment) ?? segment.source)
        expect(under('a.md', file.build(translate), 'de').segments.map((segment) => segment.source)).toEqual(expected)
      }
    }
  })
})

describe('what takes too long is refused', () => {
  test.each([
    ['emphasis', '_a*'.repeat(20_000), 'emphasis marks'],
    ['brackets', `a\n\n${'['.repeat(50_000)}`, 'emphasis marks'],
    ['quotations', `${'>'.repeat(5000)} a`, 'levels'],
    ['lists', `${'- '.repeat(5000)}a`, 'levels'],
    ['very many items', '- a\n'.repeat(60_000), '50000 list items'],
    ['very many rows', `| a |\n|---|\n${'| b |\n'.repeat(60_000)}`, '50000 list items and rows'],
    ['very many underlined headings', 'a\n=\n\n'.repeat(9000), '8000 headings are underlined'],
  ])('%s', (_, text, reason) => {
    const before = process.threadCpuUsage()
    expect(() => markdown.parse(new TextEncoder().encode(text), optionsFor('a.md', 'de'))).toThrow(reason)
    expect(() => markdown.parse(new TextEncoder().encode(text), optionsFor('a.md', 'de'))).toThrow(FileRefused)
    const microseconds = process.threadCpuUsage(before).user
    expect(microseconds).toBeLessThan(5_000_000)
  })

  test.each(['$', '$a', '$$', '`$', '$a`', '\\\\$', '$`a``'])('%s, many times', (piece) => {
    const start = cpuTime()
    expect(withoutFormulas(piece.repeat(200_000))).toHaveLength(piece.length * 200_000)
    expect(cpuTime() - start).toBeLessThan(2000)
  })

  test('many marks in many paragraphs are fine', () => {
    expect(under('a.md', '*a* **b** [c](d)\n\n'.repeat(1500), 'de').segments).toHaveLength(1500)
  })
})

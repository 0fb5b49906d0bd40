import { describe, expect, test } from 'vitest'
import { FileRefused } from '../../../kernel/file-refused.ts'
import { buildWith, optionsFor } from '../fixtures/fixture.ts'
import { idmlOf, paragraphRange, textRange } from '../fixtures/idml.ts'
import { docxOf, partOf, partsThatDiffer } from '../fixtures/office.ts'
import { formatFor } from '../formats.ts'

const parse = (bytes: Uint8Array, parameters: Record<string, unknown> = {}) =>
  formatFor('a.idml').parse(bytes, optionsFor('a.idml', 'es', parameters))
const sources = (bytes: Uint8Array, parameters: Record<string, unknown> = {}) =>
  parse(bytes, parameters).segments.map(({ source }) => source)
const storyOf = (content: string): Uint8Array => idmlOf([{ story: 'u1', content }])
const build = (bytes: Uint8Array, target: (source: string) => string | undefined) =>
  buildWith(formatFor('a.idml'), bytes, optionsFor('a.idml', 'es'), ({ source }) => target(source))
const contentOf = (bytes: Uint8Array): string =>
  /<Story Self="u1">([^]*)<\/Story><\/idPkg/.exec(partOf(bytes, 'Stories/Story_u1.xml'))?.[1] ?? ''

const words = (text: string): string => `<Content>${text}</Content>`
const link = (text: string): string => `<HyperlinkTextSource Self="h" Name="x">${words(text)}</HyperlinkTextSource>`
const footnote = (text: string): string => `<Footnote>${paragraphRange(textRange(words(text)))}</Footnote>`

describe('paragraphs', () => {
  test.each<[string, string, string[]]>([
    ['a break ends one', textRange(`${words('One')}<Br/>${words('Two')}<Br/>`), ['One', 'Two']],
    [
      'ranges of other styles are codes',
      textRange(words('Some more ')) + textRange(words('bold'), 'Bold'),
      ['Some more ⟦1⟧bold⟦/1⟧'],
    ],
    ['ranges of the same style are one', textRange(words('One ')) + textRange(words('two')), ['One two']],
    [
      'a break may stand within a range',
      textRange(words('A ')) + textRange(`${words('B')}<Br/>${words('C')}`, 'Bold'),
      ['A ⟦1⟧B⟦/1⟧', 'C'],
    ],
    ['a link is a pair', textRange(words('See ') + link('this') + words('.')), ['See ⟦1⟧this⟦/1⟧.']],
    [
      'a footnote is a code, and a text of its own',
      textRange(words('Words') + footnote('Note') + words(' go on')),
      ['Words⟦1/⟧ go on', 'Note'],
    ],
    ['a page number is a code', textRange('<Content>Page <?ACE 18?> of it</Content>'), ['Page ⟦1/⟧ of it']],
    ['forced line breaks are line breaks', textRange(words('One\u2028two')), ['One\ntwo']],
    [
      'deleted text is a code',
      textRange(words('One ') + `<Change ChangeType="DeletedText">${words('two')}</Change>` + words('three')),
      ['One ⟦1/⟧three'],
    ],
    [
      'tables have texts of their own',
      textRange(`<Table><Cell>${paragraphRange(textRange(words('Cell')))}</Cell></Table>`),
      ['Cell'],
    ],
  ])('%s', (_, content, expected) => {
    expect(sources(storyOf(paragraphRange(content)))).toEqual(expected)
  })

  test.each<[string, string, string, string]>([
    [
      'words stay in their content',
      textRange(words('One')),
      'a & <b>\nc',
      textRange(words('a &amp; &lt;b&gt;\u2028c')),
    ],
    [
      'a range moves with its words',
      textRange(words('Some more ')) + textRange(words('bold'), 'Bold'),
      '⟦1⟧fett⟦/1⟧ und mehr',
      textRange('') + textRange(words('fett'), 'Bold') + textRange(words(' und mehr')) + textRange('', 'Bold'),
    ],
    [
      'a link moves with its words, and takes its style along',
      textRange(words('Some more ')) + textRange(link('this'), 'Link'),
      '⟦1⟧das⟦/1⟧ da',
      textRange('') + textRange(link('das'), 'Link') + textRange(words(' da')) + textRange('', 'Link'),
    ],
    [
      'a style within a link is that of the link',
      textRange(words('Some more words ')) + textRange(words('bold'), 'Bold') + textRange(link('this')),
      '⟦2⟧a ⟦1⟧b⟦/1⟧⟦/2⟧',
      textRange(`<HyperlinkTextSource Self="h" Name="x">${words('a ')}${words('b')}</HyperlinkTextSource>`),
    ],
    [
      'a footnote that was lost comes back',
      textRange(words('A') + footnote('N') + words('b')),
      'x',
      textRange(words('x') + footnote('N')),
    ],
  ])('%s', (_, content, target, expected) => {
    const bytes = build(storyOf(paragraphRange(content)), (source) => (source === 'N' ? undefined : target))
    expect(contentOf(bytes)).toBe(paragraphRange(expected))
  })
})

const document = idmlOf([
  { story: 'u9', content: paragraphRange(textRange(words('First'))) },
  { story: 'u1', content: paragraphRange(textRange(words('Second'))) },
  { story: 'u3', content: paragraphRange(textRange(words('Hidden'))), layer: 'hidden' },
  { story: 'u2', content: paragraphRange(textRange(words('Master'))), isOnMaster: true },
])

test('stories come in the order of their frames, those of masters and hidden layers by option', () => {
  expect(sources(document)).toEqual(['First', 'Second'])
  expect(sources(document, { translateHidden: true, translateMasters: true })).toEqual([
    'First',
    'Second',
    'Hidden',
    'Master',
  ])
  expect(parse(document).leftOut).toEqual([
    { key: 'u3/paragraph-1', text: 'Hidden', reason: 'SKIPPED_KEY' },
    { key: 'u2/paragraph-1', text: 'Master', reason: 'SKIPPED_KEY' },
  ])
})

test('stories without a translation keep their bytes', () => {
  expect(
    partsThatDiffer(
      document,
      build(document, (source) => (source === 'Second' ? 'Zwei' : undefined)),
    ),
  ).toEqual(['Stories/Story_u1.xml'])
})

test.each<[string, Uint8Array, RegExp]>([
  ['another container', docxOf(''), /not an IDML document/],
  ['a text file', new TextEncoder().encode('x'), /isn't an Office document/],
  ['a damaged document', document.subarray(0, 500), /damaged/],
  ['a story that is no XML', storyOf('<Content>'), /In the part stories\/story_u1\.xml/i],
])('%s is refused by name', (_, bytes, reason) => {
  expect(() => parse(bytes)).toThrow(FileRefused)
  expect(() => parse(bytes)).toThrow(reason)
})

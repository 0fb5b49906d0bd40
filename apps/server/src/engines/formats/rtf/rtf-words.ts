/** Groups that hold no text of the document, beside those that say it themselves by an asterisk. */
export const skippedGroups: ReadonlySet<string> = new Set(
  `fonttbl colortbl stylesheet info pict object listtext pntext pntxta pntxtb nonshppict fldinst xe tc rxe filetbl listtable
  listoverridetable revtbl private atrfstart atrfend atnref atnid atnauthor annotation template operator ftnsep ftnsepc
  ftncn aftnsep aftnsepc aftncn themedata datastore latentstyles`.split(/\s+/),
)

/** Groups that hold paragraphs of their own. */
export const innerGroups: ReadonlySet<string> = new Set(['footnote', 'shptxt'])
export const headerGroups: ReadonlySet<string> = new Set(
  'header headerl headerr headerf footer footerl footerr footerf'.split(' '),
)

/** Words that end a paragraph. */
export const paragraphEnds: ReadonlySet<string> = new Set(
  'par cell nestcell row nestrow sect page column sbkpage'.split(' ').concat('\n', '\r', '\r\n'),
)

/** Words that are characters. */
export const characters: ReadonlyMap<string, string> = new Map([
  ['emdash', '—'],
  ['endash', '–'],
  ['emspace', '\u2003'],
  ['enspace', '\u2002'],
  ['qmspace', '\u2005'],
  ['bullet', '•'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['zwj', '\u200d'],
  ['zwnj', '\u200c'],
  ['zwbo', '\u200b'],
  ['~', '\u00a0'],
  ['_', '\u2011'],
  ['-', '\u00ad'],
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
])

/** Words that stand within text and are kept as they are. */
export const marks: ReadonlyMap<string, string> = new Map([
  ['line', '↵'],
  ['tab', '→'],
  ['chpgn', 'page'],
  ['chdate', 'date'],
  ['chtime', 'time'],
  ['chftn', 'note'],
  ['chftnsep', ''],
  ['softline', ''],
  ['ltrmark', ''],
  ['rtlmark', ''],
])

/** Words that say how characters look. */
const looks =
  /^(?:b|i|ul|uld|uldash|uldashd|uldashdd|uldb|ulth|ulw|ulwave|ulnone|strike|striked|caps|scaps|outl|shad|embo|impr|sub|super|nosupersub|up|dn|f|fs|cf|cb|highlight|chcbpat|cs|v|expnd|expndtw|charscalex|kerning|deleted|revised|rtlch|ltrch|loch|hich|dbch)$/
/** Words of this kind that no one sees. */
const unseen = /^(?:rtlch|ltrch|loch|hich|dbch|cs|kerning|revised)$/

export const isLook = (name: string): boolean => looks.test(name)

/** The way that characters look: words with their values, in the order in which they were first said. */
export type Look = ReadonlyMap<string, number | undefined>

/** The look after one more word; one that is turned off is no longer there. */
export function withWord(look: Look, name: string, value: number | undefined): Look {
  if (unseen.test(name)) return look
  const next = new Map(look)
  if (name === 'ulnone') for (const key of [...next.keys()].filter((one) => one.startsWith('ul'))) next.delete(key)
  else if (name === 'nosupersub') for (const key of ['sub', 'super', 'up', 'dn']) next.delete(key)
  else if (value === 0 && !/^(?:f|fs|cs)$/.test(name)) next.delete(name)
  else next.set(name, value)
  return next
}

/** A look as words; the same for looks that are the same. */
export const wordsOf = (look: Look): string =>
  [...look]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `\\${name}${value ?? ''}`)
    .join('')

/** A look as people call it. */
export function labelOf(look: Look): string {
  const names = ['b', 'i', 'ul', 'strike', 'caps', 'scaps', 'sub', 'super', 'cf', 'highlight', 'fs', 'f'].filter(
    (name) => look.has(name),
  )
  return names
    .slice(0, 3)
    .map((name) => (name === 'ul' ? 'u' : name))
    .join(' ')
}

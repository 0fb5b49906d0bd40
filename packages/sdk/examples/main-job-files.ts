/** A file to translate, with what its parser is to be told. */
export interface SourceFile {
  name: string
  content: string
  parameters?: Record<string, string | number | boolean>
}

/** One file of each kind: a catalog, words of an application, a document, and an XLIFF. */
export const sourceFiles: readonly SourceFile[] = [
  {
    name: 'messages.po',
    content: [
      'msgid ""',
      'msgstr ""',
      '"Content-Type: text/plain; charset=UTF-8\\n"',
      '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"',
      '',
      '#: shell/Sidebar.tsx',
      'msgid "Sign in to go on."',
      'msgstr ""',
      '',
      'msgid "Hello %(name)s, you have new tasks."',
      'msgstr ""',
      '',
      'msgid "One file was uploaded."',
      'msgid_plural "%d files were uploaded."',
      'msgstr[0] ""',
      'msgstr[1] ""',
      '',
    ].join('\n'),
  },
  {
    name: 'words.json',
    content: JSON.stringify(
      {
        tasks: { title: 'Tasks', open: '{count, plural, one {# open task} other {# open tasks}}' },
        id: 'T-100',
        greeting: 'Welcome back, {name}!',
      },
      null,
      2,
    ),
    parameters: { skipKeys: '^/id$' },
  },
  {
    name: 'guide.md',
    content: [
      '# Your first project',
      '',
      'Choose **New project**, drop your files, and pick the languages. See [the manual](https://example.com) for more.',
      '',
      '- Files are read as soon as they are there.',
      '- Costs are known before anybody starts.',
      '',
    ].join('\n'),
  },
  {
    name: 'strings.xlf',
    content: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
      '  <file original="strings.txt" source-language="en" datatype="plaintext">',
      '    <body>',
      '      <trans-unit id="1"><source>Save the <g id="1">whole</g> page.</source></trans-unit>',
      '      <trans-unit id="2"><source>Sign in to go on.</source></trans-unit>',
      '    </body>',
      '  </file>',
      '</xliff>',
      '',
    ].join('\n'),
  },
]

/** A translation that keeps every code in its place and can be told from its source. */
export const spanish = (source: string): string => `[es] ${source}`

/** A TMX with `size` units and the texts of the files among them, so that something matches. */
export function largeMemory(size: number): string {
  const unit = (source: string) =>
    `<tu><tuv xml:lang="en"><seg>${source}</seg></tuv>` +
    ['es', 'ja', 'ar'].map((locale) => `<tuv xml:lang="${locale}"><seg>[${locale}] ${source}</seg></tuv>`).join('') +
    '</tu>'
  const sources = ['Sign in to go on.', 'Costs are known before anybody starts.']
  for (let number = sources.length; number < size; number++) {
    sources.push(`Order ${number} was shipped to warehouse ${number % 97} on day ${number % 31}.`)
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<tmx version="1.4"><header creationtool="example" creationtoolversion="1" segtype="sentence" o-tmf="none" adminlang="en" srclang="en" datatype="plaintext"/><body>',
    ...sources.map(unit),
    '</body></tmx>',
  ].join('\n')
}

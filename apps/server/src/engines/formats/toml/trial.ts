import { parse } from 'smol-toml'
import { decoded, foreignOf } from '../fixtures/foreign-shapes.ts'
import type { Trial } from '../fixtures/trials.ts'

export const trial: Trial = {
  fixtures: {
    'active.en.toml': `# Of the whole file
title = "Notes" # KEEP
path = 'C:\\notes'

[count]
description = "How many there are"
one = "{{.Count}} note"
other = "{{.Count}} notes"

[[menu]]
name.short = "File"
items = ["New", "Open …", { label = "Save" }, 1979-05-27 07:32:00Z, 3.5]

[[menu]]
text = """
Several
lines with ""quotes""
"""
raw = '''
As it is: \\n
'''
`,
  },
  oddFormats: [
    {
      fileName: 'odd.toml',
      write: (texts) => texts.map((text, at) => `k${at} = ${JSON.stringify(text)}\n`).join(''),
      read: (file) => Object.values(parse(file) as Record<string, string>),
      comments: '# KEEP\na = "Hello" # KEEP\n# KEEP\nb = "World"\n# KEEP\n',
      indented: '\ta = "Hello"\n    b\t=\t"World"\n',
      duplicates: '[[x]]\na = "First"\n[[x]]\na = "Second"\n',
    },
  ],
  foreignReaders: {
    toml: { read: (bytes) => foreignOf(parse(decoded(bytes))), parameters: { icu: 'off', pluralKeys: 'off' } },
  },
}

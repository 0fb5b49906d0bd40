/** Writes a page of the help center for each file format: what its folder says in `help.md`, and its options. */
import { join } from 'node:path'
import { parserWords } from '../../../scripts/words/parser-words.ts'
import { writeGenerated } from '../../../scripts/words/write-generated.ts'
import { formatPages } from '../src/engines/formats/help-pages.ts'

const folder = join(import.meta.dirname, '../../../docs/help/formats')

for (const { name, text } of formatPages(parserWords())) writeGenerated(join(folder, `${name}.md`), text)

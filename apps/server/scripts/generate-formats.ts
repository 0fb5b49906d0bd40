/**
 * Writes down the file formats of all folders: the list that the server reads, and the SDK's file types. With `--check` it
 * writes nothing and fails where a file is stale.
 */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeGenerated } from '../../../scripts/words/write-generated.ts'
import { collectFormats, listOfFileTypes, listOfFormats } from '../src/engines/formats/collect-formats.ts'

const root = new URL('../src/engines/formats/', import.meta.url)
const found = await collectFormats(root)

writeGenerated(join(fileURLToPath(root), 'every-format.ts'), listOfFormats(found))
writeGenerated(
  join(import.meta.dirname, '../../../packages/sdk/src/file-types.ts'),
  listOfFileTypes(found.map(({ format }) => format)),
)

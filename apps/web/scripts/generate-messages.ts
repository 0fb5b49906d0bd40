/**
 * Writes the ids of the English catalogs, with the types of their arguments, to `src/i18n/messages.gen.ts`.
 * With `--check` it writes nothing and fails where the file is stale.
 */
import { join } from 'node:path'
import { sourceLocale, webCatalogs } from '../../../scripts/words/catalogs.ts'
import { messagesInterface } from '../../../scripts/words/message-types.ts'
import { writeGenerated } from '../../../scripts/words/write-generated.ts'

const areas = webCatalogs.areas(sourceLocale)

writeGenerated(
  join(webCatalogs.folder, 'messages.gen.ts'),
  `// Generated from the English catalogs by scripts/generate-messages.ts. Do not edit.

/** Parts of the product with a catalog of their own. */
export type Area = ${areas.map((area) => `'${area}'`).join(' | ')}

${messagesInterface(webCatalogs)}`,
)

/**
 * Compiles the server's catalogs to `src/kernel/words/messages.gen.ts`, so that no message is parsed at run time.
 * With `--check` it writes nothing and fails where the file is stale.
 */
import { join } from 'node:path'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { serverCatalogs } from '../../../scripts/words/catalogs.ts'
import { messagesInterface } from '../../../scripts/words/message-types.ts'
import { writeGenerated } from '../../../scripts/words/write-generated.ts'

const languages = serverCatalogs.locales().map((locale) => {
  const messages = serverCatalogs.areas(locale).flatMap((area) => [...serverCatalogs.read(locale, area)])
  const lines = messages.map(([id, text]) => `    '${id}': ${JSON.stringify(compileMessageOrThrow(text))},`)
  return `  ${locale}: {\n${lines.join('\n')}\n  },`
})

writeGenerated(
  join(serverCatalogs.folder, 'messages.gen.ts'),
  `// Generated from the catalogs beside it by scripts/generate-words.ts. Do not edit.
import type { Messages as Compiled } from '@lingui/core'

${messagesInterface(serverCatalogs)}
/** Compiled messages by language. */
export const compiledMessages: Readonly<Record<string, Compiled>> = {
${languages.join('\n')}
}
`,
)
